import { chakra } from '@chakra-ui/react/styled-system'
import type { Kept } from './api'
import { isNearlyFull, sizeText } from './sizes'
import { t } from './texts'
import { Notice } from '@/components/Notice'
import { Facts } from '@/components/Rows'
import { Section } from '@/components/Section'

/** The one folder that holds everything. */
export function KeptSection({ kept }: { kept: Kept }) {
  const { folder, freeBytes, databaseBytes } = kept
  return (
    <Section title={t('kept')}>
      <div>
        <p>{t('keptIn')} <chakra.code fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" userSelect="all">{folder}</chakra.code></p>
        <Facts mt="1">{t('keptFacts', { size: sizeText(databaseBytes), free: sizeText(freeBytes) })}</Facts>
      </div>
      <chakra.p color="fg.muted" maxW="prose">{t('keptText')}</chakra.p>
      {isNearlyFull(kept) && <Notice kind="error">{t('nearlyFull')}</Notice>}
    </Section>
  )
}
