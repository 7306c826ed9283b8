import { chakra } from '@chakra-ui/react/styled-system'
import { Band } from '@/components/Band'
import { focusRing, panel } from '@/theme/styles'
import { phasesWritten, type Job } from '../job'
import { t } from '../texts'

const Pill = chakra('button', {
  base: {
    ...panel, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', minH: '11', w: 'full', px: '4', py: '2', rounded: 'lg', textAlign: 'start', fontSize: 'sm', cursor: 'pointer',
    boxShadow: '0 4px 14px rgb(0 0 0 / .22)', _hover: { bg: 'bg.muted' }, ...focusRing,
  },
}, { defaultProps: { type: 'button' } })

/** A plan that is being written: says how far it is, and leads to where one can watch. */
export function RunningBadge({ job, onOpen }: { job: Job; onOpen: () => void }) {
  const { topic } = job.request
  return (
    <Pill onClick={onOpen}>
      <chakra.span display="flex" justifyContent="space-between" gap="3">
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" fontWeight="semibold">{t(job.status === 'waiting' ? 'badgeWaiting' : 'badge', { topic })}</chakra.span>
        <chakra.span srOnly>{t('show')}</chakra.span>
        <chakra.span flexShrink={0} color="fg.muted">{t('badgeProgress', { written: Object.keys(job.written).length, of: job.sections.length })}</chakra.span>
      </chakra.span>
      <Band done={phasesWritten(job)} height="6px" />
    </Pill>
  )
}
