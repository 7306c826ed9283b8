import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import { Field, Textarea } from '@/components/Field'
import { SectionTitle } from '@/components/Heading'
import { t } from './texts'
import { FEEDBACK_MAX, useFeedback } from '@/lib/feedback'
import { useDraft } from '@/lib/use-draft'
import { focusRing, panel, screenOnly } from '@/theme/styles'

/** How long the thank-you card stays. */
const THANKS_MS = 3000

const CHOICES = [
  { emoji: '😍', text: 'love' },
  { emoji: '👍', text: 'good' },
  { emoji: '😐', text: 'okay' },
  { emoji: '😞', text: 'bad' },
] as const

const Choice = chakra('button', {
  base: {
    display: 'grid', justifyItems: 'center', gap: '1', py: '2', rounded: 'md', fontSize: 'sm', cursor: 'pointer', borderWidth: '1.5px', borderColor: 'border',
    _hover: { bg: 'bg.muted' }, _disabled: { opacity: 0.55, cursor: 'not-allowed' }, '&[aria-pressed=true]': { borderColor: 'fg', bg: 'bg.muted' }, ...focusRing,
  },
})

/** How it is to work with Somo: one press of an emoji, or words. */
function FeedbackForm({ onSent }: { onSent: () => void }) {
  const [emoji, setEmoji] = useState<string | null>(null)
  const { values, change, forget } = useDraft('feedback', { words: '' })
  const first = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useFeedback(() => {
    forget()
    onSent()
  })
  const said = values.words.trim()
  useEffect(() => first.current?.focus(), [])

  const choose = (chosen: string) => {
    setEmoji(chosen)
    mutate({ type: 'emoji', rating: chosen, context: 'floating-widget', ...(said && { feedback: said }) })
  }
  const send = () => mutate({ type: 'general', feedback: said, context: 'floating-widget', ...(emoji && { rating: emoji }) })
  return (
    <>
      <p id="feedback-question">{t('question')}</p>
      <chakra.div role="group" aria-labelledby="feedback-question" display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="1.5">
        {CHOICES.map((choice, i) => (
          <Choice key={choice.text} ref={i === 0 ? first : undefined} type="button" disabled={isPending} aria-pressed={choice.emoji === emoji} onClick={() => choose(choice.emoji)}>
            <chakra.span fontSize="2xl" lineHeight="1.2" aria-hidden>{choice.emoji}</chakra.span>
            {t(choice.text)}
          </Choice>
        ))}
      </chakra.div>
      <Field label={t('more')}>
        {(control) => <Textarea {...control} rows={3} maxLength={FEEDBACK_MAX} placeholder={t('moreHint')} value={values.words} onChange={(event) => change({ words: event.target.value })} />}
      </Field>
      {said !== '' && <Button disabled={isPending} onClick={send}>{isPending ? t('sending') : t('send')}</Button>}
    </>
  )
}

/** Thanks, for a while. */
function Thanks({ onEnd }: { onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, THANKS_MS)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <chakra.div role="status" display="grid" gap="2" textAlign="center" py="2">
      <Band height="12px" />
      <chakra.p fontFamily="heading" fontWeight="bold" fontSize="lg">{t('thanks')}</chakra.p>
      <p>{t('thanksText')}</p>
    </chakra.div>
  )
}

interface FeedbackPanelProps {
  onClose: () => void
  raised: boolean
}

/** The panel above the round button: questions, then thanks; it closes itself and forgets what was chosen and typed. */
export default function FeedbackPanel({ onClose, raised }: FeedbackPanelProps) {
  const [isSent, setSent] = useState(false)
  return (
    <chakra.div
      role="dialog" aria-labelledby="feedback-title" {...panel} position="fixed" zIndex={20} p="4" display="grid" gap="3" overflowY="auto"
      insetInlineStart={{ base: '3', sm: 'auto' }} insetInlineEnd={{ base: '3', lg: '6' }} w={{ sm: '22rem' }} boxShadow="0 12px 32px rgb(0 0 0 / .28)" animation="appear 120ms ease-out" css={screenOnly}
      bottom={raised ? { base: 'calc(196px + env(safe-area-inset-bottom))', lg: '152px' } : { base: 'calc(134px + env(safe-area-inset-bottom))', lg: '86px' }}
      maxH={raised ? { base: 'calc(100dvh - 208px)', lg: 'calc(100dvh - 164px)' } : { base: 'calc(100dvh - 146px)', lg: 'calc(100dvh - 98px)' }}
      onKeyDown={(event) => { if (event.key === 'Escape') onClose() }}
    >
      <SectionTitle id="feedback-title" fontSize="lg">{t('title')}</SectionTitle>
      {isSent ? <Thanks onEnd={onClose} /> : <FeedbackForm onSent={() => setSent(true)} />}
    </chakra.div>
  )
}
