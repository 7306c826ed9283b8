import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { PlanView } from '@/features/designs/plan'
import type { Design } from '@/features/designs/types'
import { focusRing, panel, screenOnly } from '@/theme/styles'
import { jumpTo } from '../components/jump'
import { placesOf } from './places'
import { readinessQuery, type Check, type Finding } from './query'
import { t } from './texts'

/** How many findings stand there at once: more would bury the plan. */
const FEW = 3

const Way = chakra('button', {
  base: {
    display: 'flex', gap: '2', alignItems: 'flex-start', w: 'full', minH: '11', py: '2', px: '2', rounded: 'sm', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' }, ...focusRing,
  },
}, { defaultProps: { type: 'button' } })

function Findings({ findings, plan }: { findings: readonly Finding[]; plan: PlanView }) {
  const [isLong, setLong] = useState(false)
  const id = useId()
  const rest = findings.length - FEW
  return (
    <>
      <chakra.p id={id} mt="2" color="fg.muted">{t('open')}</chakra.p>
      <chakra.ul aria-labelledby={id} listStyleType="none" mx="-2">
        {findings.slice(0, isLong ? undefined : FEW).map((finding, i) => (
          <li key={i}>
            <Way onClick={() => jumpTo(...placesOf(finding, plan))}>
              <chakra.span aria-hidden color="accent" fontWeight="bold">→</chakra.span>
              <span>{finding.message}<chakra.span srOnly> {t('goThere')}</chakra.span></span>
            </Way>
          </li>
        ))}
      </chakra.ul>
      {rest > 0 && <Button variant="link" minH="11" aria-expanded={isLong} onClick={() => setLong(!isLong)}>{isLong ? t('fewer') : t('more', { count: rest })}</Button>}
    </>
  )
}

const Summary = chakra('summary', { base: { cursor: 'pointer', minH: '11', py: '2', color: 'fg.muted', ...focusRing } })

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <details>
      <Summary>{t('checked')}</Summary>
      <chakra.ul listStyleType="none" display="grid" gap="1" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {checks.map(({ code, label, passed }) => (
          <chakra.li key={code} display="flex" gap="2" alignItems="flex-start" fontSize="sm">
            <chakra.span color={passed ? 'good.fg' : 'fg.muted'} flexShrink={0}><Icon name={passed ? 'check' : 'more'} size={20} /></chakra.span>
            <span>{label}<chakra.span srOnly>: {t(passed ? 'good' : 'missing')}</chakra.span></span>
          </chakra.li>
        ))}
      </chakra.ul>
    </details>
  )
}

interface ReadinessProps {
  design: Design
  plan: PlanView
}

/** What a head teacher or an inspector would say of the newest plan, each word of it a way to the section it is about. */
export default function Readiness({ design, plan }: ReadinessProps) {
  const { data } = useQuery(readinessQuery(design))
  const id = useId()
  if (!data || data.checks.length === 0) return null
  const { findings, checks } = data
  const passed = checks.filter((check) => check.passed).length
  return (
    <chakra.section aria-labelledby={id} {...panel} px="4" py="3" mb="5" {...screenOnly}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h3 id={id} fontWeight="semibold">{t('title')}</chakra.h3>
        <span role="status"><Badge tone={passed === checks.length ? 'good' : 'quiet'}>{t('passed', { passed, count: checks.length })}</Badge></span>
      </chakra.div>
      {findings.length > 0 ? <Findings key={design.version} findings={findings} plan={plan} /> : <chakra.p mt="2" color="fg.muted">{t('allPassed')}</chakra.p>}
      <Checks checks={checks} />
    </chakra.section>
  )
}
