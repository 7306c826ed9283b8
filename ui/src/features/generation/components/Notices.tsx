import { chakra } from '@chakra-ui/react/styled-system'
import { Notice } from '@/components/Notice'
import { isUnderWay, type Job } from '../job'
import { t } from '../texts'

/** The notices that the page says in its own words where the server gave none. */
function wordsOf({ code, message }: Job['notices'][number]) {
  if (message) return message
  return code === 'fallback' ? t('fallback') : t('offline')
}

/** What a teacher should know about how it goes. */
export function Notices({ job }: { job: Job }) {
  const { status, error, isAway, saving, notices, plan } = job
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      {isAway && <Notice>{t('away')}</Notice>}
      {status === 'failed' && <Notice kind="error">{plan ? t('failed', { reason: error?.message ?? '' }) : error?.message}</Notice>}
      {status === 'stopped' && <Notice>{t('stopped')}</Notice>}
      {saving === 'failed' && <Notice kind="error">{t('notSaved')}</Notice>}
      {[...new Set(notices.map(wordsOf))].map((words) => <Notice key={words}>{words}</Notice>)}
      {isUnderWay(job) && plan && <chakra.p fontSize="sm" color="fg.muted">{t('draftIsThere')}</chakra.p>}
    </chakra.div>
  )
}
