import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Icon } from '@/components/Icon'
import { focusRing } from '@/theme/styles'
import { SKILL_GROUPS, type Answers, type SkillGroup } from '../answers'
import { t } from '../texts'
import { Choice } from './choices'

const GROUPS = Object.keys(SKILL_GROUPS) as SkillGroup[]

const Chip = chakra('button', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '11', ps: '4', pe: '3', rounded: 'full', bg: 'accent', color: 'accent.fg', fontWeight: 'medium', fontSize: 'sm', cursor: 'pointer', _hover: { bg: 'accent.hover' }, ...focusRing },
})

interface SkillsStepProps {
  answers: Answers
  answer: (changed: Partial<Answers>) => void
}

/** All skills in groups, and those selected as chips that go away when pressed. */
export function SkillsStep({ answers: { skills }, answer }: SkillsStepProps) {
  const id = useId()
  const remove = (skill: string) => answer({ skills: skills.filter((other) => other !== skill) })
  const toggle = (skill: string) => (skills.includes(skill) ? remove(skill) : answer({ skills: [...skills, skill] }))
  return (
    <>
      <chakra.h4 id={id} fontWeight="semibold" fontSize="sm">{t('selectedSkills')}</chakra.h4>
      {skills.length === 0 && <chakra.p color="fg.muted" fontSize="sm" minH="11" pt="2">{t('noSkills')}</chakra.p>}
      <chakra.ul aria-labelledby={id} listStyleType="none" display={skills.length > 0 ? 'flex' : 'none'} flexWrap="wrap" gap="2" mt="1">
        {skills.map((skill) => <li key={skill}><Chip type="button" aria-label={t('removeSkill', { skill })} onClick={() => remove(skill)}>{skill}<Icon name="close" size={16} /></Chip></li>)}
      </chakra.ul>
      {GROUPS.map((group) => (
        <chakra.fieldset key={group} mt="4" minW="0">
          <chakra.legend fontWeight="semibold" fontSize="sm" mb="2">{t(group)}</chakra.legend>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {SKILL_GROUPS[group].map((skill) => <Choice key={skill} type="checkbox" name={group} chip checked={skills.includes(skill)} onChange={() => toggle(skill)}>{skill}</Choice>)}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </>
  )
}
