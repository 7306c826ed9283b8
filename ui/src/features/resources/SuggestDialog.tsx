import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Field, Input, Textarea } from '@/components/Field'
import { t } from './texts'
import { useFeedback } from '@/lib/feedback'
import { useDraft } from '@/lib/use-draft'

// Together with their names they fit into one feedback.
const MAX = { title: 200, link: 900, why: 800 } as const

const NOTHING = { title: '', link: '', why: '' }

/** What the makers of Somo read. */
const asText = ({ title, link, why }: typeof NOTHING) => [`Title: ${title}`, `Link or description: ${link}`, ...(why ? [`Why: ${why}`] : [])].join('\n')

/** A small form for what other teachers should have too. */
export default function SuggestDialog({ onClose }: { onClose: () => void }) {
  const { values, change, forget } = useDraft('resource-suggestion', NOTHING)
  const [wrong, setWrong] = useState<Partial<typeof NOTHING>>({})
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useFeedback(() => {
    forget()
    onClose()
  })
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  const control = (name: keyof typeof NOTHING) => ({
    name, value: values[name], maxLength: MAX[name],
    onChange: (event: { target: { value: string } }) => change({ ...values, [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const said = { title: values.title.trim(), link: values.link.trim(), why: values.why.trim() }
    const problems = { ...(!said.title && { title: t('needTitle') }), ...(!said.link && { link: t('needLink') }) }
    setWrong(problems)
    if (Object.keys(problems).length > 0) return
    mutate({ type: 'general', context: 'resource-suggestion', feedback: asText(said), metadata: said })
  }
  return (
    <DialogShell
      title={t('suggest')} onClose={() => { if (!isPending) onClose() }} closeOnOutside={false}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="suggest" disabled={isPending}>{isPending ? t('sending') : t('send')}</Button>
        </>
      }
    >
      <chakra.form id="suggest" ref={form} noValidate display="grid" gap="4" onSubmit={submit}>
        <chakra.p color="fg.muted">{t('suggestText')}</chakra.p>
        <Field label={t('suggestTitle')} error={wrong.title} required>{(field) => <Input {...field} {...control('title')} autoComplete="off" />}</Field>
        <Field label={t('suggestLink')} hint={t('suggestLinkHint')} error={wrong.link} required>{(field) => <Textarea {...field} {...control('link')} rows={3} />}</Field>
        <Field label={t('suggestWhy')} optional={t('optional')}>{(field) => <Textarea {...field} {...control('why')} rows={3} />}</Field>
      </chakra.form>
    </DialogShell>
  )
}
