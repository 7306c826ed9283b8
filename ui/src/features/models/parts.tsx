import { Notice } from '@/components/Notice'
import { whyNot } from './why'

const wasStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Why something was not done, if it was not, and not because the teacher stopped it. */
export const Failure = ({ error }: { error: unknown }) => (error && !wasStopped(error) ? <Notice kind="error">{whyNot(error)}</Notice> : null)
