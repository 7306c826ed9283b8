import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { ApiError } from '@/lib/api'
import { explain } from '@/lib/explain'

type Texts<Name extends string> = Partial<Record<Name, string>>

/** What a form is made of. */
export interface FormOptions<Name extends string, Answer> {
  initial: Record<Name, string>
  /** What is wrong before anything is sent. */
  check: (values: Record<NoInfer<Name>, string>) => Texts<NoInfer<Name>>
  send: (values: Record<NoInfer<Name>, string>) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Told what the fields hold, to keep it. */
  onChange?: (values: Record<NoInfer<Name>, string>) => void
  /** The field that an error without field names is about, by the error's code. */
  fieldOfCode?: Record<string, NoInfer<Name>>
}

interface Problems<Name extends string> {
  fields: Texts<Name>
  form: string
}

/**
 * A form whose errors stand beside their fields and which never loses what was typed.
 * Errors about fields that it does not have are said for the whole form.
 */
export function useForm<Name extends string, Answer>({ initial, check, send, onDone, onChange, fieldOfCode = {} }: FormOptions<Name, Answer>) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<Name>>({ fields: {}, form: '' })
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { fields } = problems

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const change = (name: Name) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const next = { ...values, [name]: event.target.value }
    setValues(next)
    onChange?.(next)
  }

  const problemsOf = (error: unknown): Problems<Name> => {
    if (!(error instanceof ApiError)) return { fields: {}, form: explain(error) }
    const named = fieldOfCode[error.code]
    if (named) return { fields: { [named]: explain(error) } as Texts<Name>, form: '' }
    const wrong = Object.entries(error.fields)
    if (error.status !== 422 || wrong.length === 0) return { fields: {}, form: explain(error) }
    return {
      fields: Object.fromEntries(wrong.filter(([name]) => name in initial)) as Texts<Name>,
      form: wrong.filter(([name]) => !(name in initial)).map(([, text]) => text).join(' '),
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const missing = check(values)
    setProblems({ fields: missing, form: '' })
    if (Object.keys(missing).length > 0) return
    setPending(true)
    try {
      onDone(await send(values))
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setPending(false)
    }
  }

  return {
    values, pending, formError: problems.form, errors: fields,
    /** Takes back what was typed. */
    reset: () => setValues(initial),
    /** For the form element. */
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    /** For the control of one field. */
    control: (name: Name) => ({ name, value: values[name], onChange: change(name) }),
  }
}
