import { chakra } from '@chakra-ui/react/styled-system'
import { Band } from '@/components/Band'
import { t } from './texts'
import { BAND, PHASES } from '@/theme/phases'
import { heading, panel } from '@/theme/styles'

/** A plan in miniature, to show what comes out. */
export function SamplePlan() {
  return (
    <chakra.figure {...panel} p={{ base: '5', md: '6' }} shadow="0 18px 50px -20px rgb(67 22 16 / .35)">
      <Band label={t('sampleBand')} height="14px" />
      <chakra.figcaption>
        <chakra.p {...heading} fontSize="xl" mt="4">{t('sampleTitle')}</chakra.p>
        <chakra.p color="fg.muted" fontSize="sm" mt="1">{t('sampleFacts')}</chakra.p>
      </chakra.figcaption>
      <chakra.ol listStyleType="none" mt="4" display="grid" gap="3">
        {PHASES.map((phase, i) => (
          <chakra.li key={phase} display="grid" gridTemplateColumns="14px 1fr" gap="3" alignItems="start">
            <chakra.span mt="6px" w="14px" h="14px" rounded="4px" borderWidth="1px" borderColor="border" style={{ backgroundColor: BAND[i] }} aria-hidden />
            <span>
              <strong>{phase}</strong>
              <chakra.span color="fg.muted">: {t(phase)}</chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.figure>
  )
}
