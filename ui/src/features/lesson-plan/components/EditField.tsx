import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/Button'
import { Field, Textarea } from '@/components/Field'
import { Icon } from '@/components/Icon'
import { moved, type Edits } from '../edit'
import { t } from '../texts'

const growing = { fieldSizing: 'content' }

interface TextEditorProps {
  label: string
  value: string
  rows: number
  onChange: (value: string) => void
  /** Where the heading above says it already. */
  hideLabel?: boolean
  /** Takes the keyboard when it appears, as the button that brought it is gone. */
  isFirst?: boolean
}

/** A text of the plan, in a box that grows with what is written. */
function TextEditor({ label, value, rows, onChange, hideLabel, isFirst = false }: TextEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFirst) box.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(control) => <Textarea {...control} ref={box} rows={rows} value={value} onChange={(e) => onChange(e.target.value)} css={growing} />}
    </Field>
  )
}

/** The objectives as an ordered list to write in. Focus follows what was added, moved or took the place of what was removed. */
function ObjectivesEditor({ objectives, onChange }: { objectives: readonly string[]; onChange: (objectives: string[]) => void }) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focus = (index: number, ...parts: string[]) => requestAnimationFrame(() => {
    const row = list.current?.children[index]
    const target = parts.map((part) => row?.querySelector<HTMLElement>(`[data-part=${part}]:not(:disabled)`)).find(Boolean)
    ;(target ?? addButton.current)?.focus()
  })
  function move(index: number, by: -1 | 1) {
    onChange(moved(objectives, index, by))
    focus(index + by, by < 0 ? 'up' : 'down', by < 0 ? 'down' : 'up')
  }
  function remove(index: number) {
    onChange(objectives.filter((_, i) => i !== index))
    focus(Math.min(index, objectives.length - 2), 'text')
  }
  function add() {
    onChange([...objectives, ''])
    focus(objectives.length, 'text')
  }
  return (
    <>
      <chakra.ol ref={list} listStyleType="none" display="grid" gap="3">
        {objectives.map((objective, i) => {
          const n = i + 1
          return (
            <chakra.li key={i} display={{ base: 'block', sm: 'flex' }} gap="1" alignItems="flex-start">
              <Textarea data-part="text" rows={2} aria-label={t('objective', { n })} value={objective} onChange={(e) => onChange(objectives.map((old, j) => (j === i ? e.target.value : old)))} css={growing} />
              <chakra.div display="flex" justifyContent="flex-end" flexShrink="0">
                <Button variant="ghost" size="icon" data-part="up" aria-label={t('moveUp', { n })} disabled={i === 0} onClick={() => move(i, -1)}><Icon name="up" /></Button>
                <Button variant="ghost" size="icon" data-part="down" aria-label={t('moveDown', { n })} disabled={n === objectives.length} onClick={() => move(i, 1)}><Icon name="down" /></Button>
                <Button variant="ghost" size="icon" aria-label={t('removeObjective', { n })} onClick={() => remove(i)}><Icon name="close" /></Button>
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ol>
      <Button ref={addButton} variant="outline" mt="3" onClick={add}>{t('addObjective')}</Button>
    </>
  )
}

interface EditFieldProps {
  part: keyof Edits
  edits: Edits
  change: (changed: Partial<Edits>) => void
}

/** The part of a plan that is being edited. Loaded when a teacher first edits: most of the time plans are read. */
export default function EditField({ part, edits, change }: EditFieldProps) {
  switch (part) {
    case 'overview': return <TextEditor isFirst label={t('overview')} rows={6} value={edits.overview} onChange={(overview) => change({ overview })} />
    case 'drivingQuestion': return <TextEditor hideLabel label={t('question')} rows={3} value={edits.drivingQuestion} onChange={(drivingQuestion) => change({ drivingQuestion })} />
    case 'learningObjectives': return <ObjectivesEditor objectives={edits.learningObjectives} onChange={(learningObjectives) => change({ learningObjectives })} />
  }
}
