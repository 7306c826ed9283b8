import { t } from './texts'
import { ApiError } from '@/lib/api'
import { explain } from '@/lib/explain'

/** One kind sentence about why a change was not made, and what to do. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return explain(error)
  if (error.code === 'local_only') return t('readOnly')
  if (error.code === 'set_by_start') return error.reason || t('setByStart')
  const wrong = Object.values(error.fields)
  return wrong.length > 0 ? wrong.join(' ') : explain(error)
}
