import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/Button'
import { Field, Input } from '@/components/Field'
import { Icon } from '@/components/Icon'
import { SKILLS } from '@/features/designs/options'
import { focusRing } from '@/theme/styles'
import { withSkill } from './prompt'
import { t } from './texts'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '11', maxW: 'full', ps: '4', pe: '3', rounded: 'full', bg: 'accent', color: 'accent.fg', fontWeight: 'medium',
    fontSize: 'sm', cursor: 'pointer', overflowWrap: 'anywhere', textAlign: 'start', _hover: { bg: 'accent.hover' }, _disabled: { opacity: 0.55, cursor: 'not-allowed' }, ...focusRing,
  },
}, { defaultProps: { type: 'button' } })

interface SkillsFieldProps {
  skills: readonly string[]
  disabled: boolean
  error: string | undefined
  onChange: (skills: string[]) => void
}

/** The skills as chips that go away when pressed, and a box that adds one at a time. */
export function SkillsField({ skills, disabled, error, onChange }: SkillsFieldProps) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const offered = useId()
  const add = () => {
    onChange(withSkill(skills, typed))
    setTyped('')
    box.current?.focus()
  }
  const remove = (skill: string) => {
    onChange(skills.filter((other) => other !== skill))
    box.current?.focus() // the chip that had it is gone
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <chakra.div minW="0">
      <Field label={t('skills')} required error={error} hint={skills.length === 0 ? t('skillsHint') : undefined}>
        {(control) => (
          <chakra.div display="flex" gap="2">
            <Input {...control} ref={box} list={offered} value={typed} disabled={disabled} autoComplete="off" enterKeyHint="enter" onChange={(e) => setTyped(e.target.value)} onKeyDown={onKeyDown} />
            <Button variant="outline" size="icon" aria-label={t('addSkill')} disabled={disabled} onClick={add}><Icon name="plus" /></Button>
          </chakra.div>
        )}
      </Field>
      <datalist id={offered}>{SKILLS.filter((skill) => !skills.includes(skill)).map((skill) => <option key={skill}>{skill}</option>)}</datalist>
      {skills.length > 0 && (
        <chakra.ul aria-label={t('selectedSkills')} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
          {skills.map((skill) => (
            <li key={skill}><Chip disabled={disabled} aria-label={t('removeSkill', { skill })} onClick={() => remove(skill)}>{skill}<Icon name="close" size={16} /></Chip></li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}
