import { useMutation } from '@tanstack/react-query'
import { catalogue } from '@/i18n/catalogue'
import { api, ApiError } from '@/lib/api'
import { reportFailure } from '@/lib/end-session'
import { explain } from '@/lib/explain'
import { toast } from '@/lib/toast'

const t = catalogue({
  thanks: 'Thanks for your feedback!',
  thanksText: 'Your input helps us improve Somo.',
  failed: 'Feedback Error',
  failedText: 'Failed to submit feedback. Please try again.',
})

/** The longest text that a teacher can send. */
export const FEEDBACK_MAX = 2000

/** What a teacher tells the makers of Somo. */
export interface Feedback {
  type: 'emoji' | 'general' | 'achievement'
  /** An emoji, or a number of stars. */
  rating?: string
  feedback?: string
  /** Where it was said. */
  context: string
  metadata?: Record<string, string | number>
}

const reasonOf = (error: unknown) => (error instanceof ApiError && error.reason ? explain(error) : t('failedText'))

/** Sends feedback and says how it went; `onSent` follows a success. */
export const useFeedback = (onSent: () => void) =>
  useMutation({
    mutationFn: (feedback: Feedback) => api<unknown>('POST', '/api/feedback', feedback),
    onSuccess: () => {
      toast({ title: t('thanks'), description: t('thanksText') })
      onSent()
    },
    onError: (error) => reportFailure(error, { title: t('failed'), description: reasonOf(error) }),
  })
