import { ApiError, UnreachableError } from '@/lib/api'
import { t } from '@/lib/texts'

/** One kind sentence that says what happened and what to do next. */
export function explain(error: unknown): string {
  if (error instanceof UnreachableError) return t('unreachable')
  if (!(error instanceof ApiError)) return t('somethingWrong')
  if (error.status === 429) return waitFor(error.retryAfter)
  return error.reason || t('somethingWrong')
}

function waitFor(seconds: number | null) {
  if (seconds === null || seconds === 0) return t('busy')
  return seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) })
}
