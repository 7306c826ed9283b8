import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type RefObject } from 'react'
import { Field, Textarea } from '@/components/Field'
import { t } from './texts'

const MOST = 500

interface WordsFormProps {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  onAsk: (words: string) => void
}

/** Where a teacher says what should be different. */
export function WordsForm({ id, field, onAsk }: WordsFormProps) {
  const [words, setWords] = useState('')
  const isTooLong = Array.from(words.trim()).length > MOST
  return (
    <chakra.form
      id={id} noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '' && !isTooLong) onAsk(words.trim())
        else field.current?.focus()
      }}
    >
      <Field label={t('yourWords')} hint={t('yourWordsHint')} {...(isTooLong && { error: t('tooLong', { limit: MOST }) })}>
        {(control) => <Textarea {...control} ref={field} rows={3} value={words} onChange={(event) => setWords(event.target.value)} />}
      </Field>
    </chakra.form>
  )
}
