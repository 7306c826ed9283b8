import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { toast } from '@/lib/toast'
import { rate } from '../api'
import { s } from '../styles.static'
import { t } from '../texts'

/** Where a link to the rating leads. */
export const RATING_ID = 'rate'

const STARS = [1, 2, 3, 4, 5] as const
const DEFAULT_STARS = 5
const EMAIL_MAX = 254
const FEEDBACK_MAX = 2000

const isRating = (stars: number) => Number.isInteger(stars) && stars >= STARS[0] && stars <= STARS.length

/** What was typed into a field, or nothing at all where it is blank. */
function typed<K extends string>(form: FormData, field: string, as: K): { [key in K]?: string } {
  const value = form.get(field)
  const text = typeof value === 'string' ? value.trim() : ''
  return text ? ({ [as]: text } as { [key in K]: string }) : {}
}

function StarPicker() {
  const [stars, setStars] = useState(DEFAULT_STARS)
  return (
    <fieldset className={s.picker}>
      <legend className={s.srOnly}>{t('yourRating')}</legend>
      {STARS.map((n) => (
        <label key={n} className={s.star} data-on={n <= stars || undefined}>
          <input className={s.srOnly} type="radio" name="rating" value={n} defaultChecked={n === DEFAULT_STARS} onChange={() => setStars(n)} />
          <span aria-hidden>{n <= stars ? '★' : '☆'}</span><span className={s.srOnly}>{t('starsToChoose', { count: n })}</span>
        </label>
      ))}
      <span className={s.chosen}>{t('starsChosen', { n: stars })}</span>
    </fieldset>
  )
}

function Thanks() {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), []) // the form that had the keyboard is gone
  return (
    <section ref={panel} className={`${s.card} ${s.thanks} ${s.screenOnly}`} tabIndex={-1} aria-labelledby={RATING_ID}>
      <h2 className={s.h2} id={RATING_ID}>{t('thanks')}</h2>
      <p className={s.apart}>{t('thanksText')}</p>
    </section>
  )
}

/** Rates the plan; thanks take the place of the form once that has worked. */
export function RatingForm({ code, onRated }: { code: string; onRated: () => void }) {
  const id = useId()
  const [step, setStep] = useState<'open' | 'sending' | 'done'>('open')

  const send = async (form: FormData) => {
    const rating = Number(form.get('rating')) // 0 where no star is chosen
    if (!isRating(rating)) {
      toast({ title: t('invalidTitle'), description: t('invalid'), kind: 'destructive' })
      return
    }
    setStep('sending')
    try {
      await rate(code, { rating, ...typed(form, 'feedback', 'feedback'), ...typed(form, 'email', 'raterEmail') })
      toast({ title: t('thanksTitle'), description: t('rated') })
      setStep('done')
      onRated()
    } catch {
      toast({ title: t('errorTitle'), description: t('rateFailed'), kind: 'destructive' })
      setStep('open')
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }

  if (step === 'done') return <Thanks />
  return (
    <section className={`${s.card} ${s.screenOnly}`} aria-labelledby={RATING_ID}>
      <h2 className={s.h2} id={RATING_ID} tabIndex={-1}>{t('rate')}</h2>
      <form className={s.rating} onSubmit={submit}>
        <StarPicker />
        <div>
          <label className={s.label} htmlFor={`${id}-email`}>{t('email')} <span className={s.optional}>({t('optional')})</span></label>
          <input className={s.input} id={`${id}-email`} name="email" type="email" autoComplete="email" maxLength={EMAIL_MAX} aria-describedby={`${id}-hint`} />
          <p className={s.hint} id={`${id}-hint`}>{t('emailHint')}</p>
        </div>
        <div>
          <label className={s.label} htmlFor={`${id}-feedback`}>{t('feedback')} <span className={s.optional}>({t('optional')})</span></label>
          <textarea className={s.textarea} id={`${id}-feedback`} name="feedback" rows={3} maxLength={FEEDBACK_MAX} />
        </div>
        <button className={`${s.button} ${s.end}`} type="submit" disabled={step === 'sending'}>{step === 'sending' ? t('submitting') : t('submit')}</button>
      </form>
    </section>
  )
}
