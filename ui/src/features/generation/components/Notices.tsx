import { chakra } from '@chakra-ui/react/styled-system'
import { Notice } from '@/components/Notice'
import { isUnderWay, type Job } from '../job'
import { t } from '../texts'

/** The notices that the page says in its own words where the server gave none. */
function wordsOf({ code, message }: Job['notices'][number]) {
  if (message) return message
  return code === 'fallback' ? t('fallback') : t('offline')
}

/** What was noted of a plan, each once. */
export const noted = ({ notices }: Job) => [...new Set(notices.map(wordsOf))]

/** What a teacher should know about how it goes. */
export function Notices({ job }: { job: Job }) {
  const { status, error, isAway, saving, plan } = job
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      {isAway && <Notice>{t('away')}</Notice>}
      {status === 'failed' && <Notice kind="error">{plan ? t('failed', { reason: error?.message ?? '' }) : error?.message}</Notice>}
      {status === 'stopped' && <Notice>{t('stopped')}</Notice>}
      {saving === 'failed' && <Notice kind="error">{t('notSaved')}</Notice>}
      {noted(job).map((words) => <Notice key={words}>{words}</Notice>)}
      {isUnderWay(job) && plan && <chakra.p fontSize="sm" color="fg.muted">{t('draftIsThere')}</chakra.p>}
    </chakra.div>
  )
}
