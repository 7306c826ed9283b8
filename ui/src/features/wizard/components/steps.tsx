import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Field, FieldError, Input, Textarea } from '@/components/Field'
import { GRADE_LEVELS, SUBJECTS } from '@/features/designs/options'
import { lazyPart } from '@/lib/lazy'
import { chooseGrade, chooseSubject, classFor, isTooLong, lengthOf, LIMITS, typeGrade, typeSubject, type Answers, type LimitedField, type Step } from '../answers'
import { t } from '../texts'
import { Choice, ChoiceGrid } from './choices'
import { SkillsStep } from './SkillsStep'

const ClassChips = lazyPart(() => import('@/features/my-class/ClassChips'))

/** What a step gets: the answers so far, how to change them, and what the server refused of them. */
export interface StepProps {
  answers: Answers
  answer: (changed: Partial<Answers>) => void
  refused: string | undefined
}

const tooLong = (answers: Answers, field: LimitedField) =>
  isTooLong(answers, field) ? t('tooLong', { count: lengthOf(answers[field]), limit: LIMITS[field] }) : undefined

const PAIRS = { base: 'repeat(2, minmax(0, 1fr))' }
const TRIPLES = { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }

function SubjectStep({ answers, answer, refused }: StepProps) {
  return (
    <>
      <ChoiceGrid legend={t('subject')} columns={PAIRS}>
        {SUBJECTS.map(({ id, label }) => <Choice key={id} type="radio" name="subject" checked={answers.subject === id} onChange={() => answer(chooseSubject(id))}>{label}</Choice>)}
      </ChoiceGrid>
      <chakra.div mt="4">
        <Field label={answers.subject === 'other' ? t('otherSubject') : t('customSubject')} error={tooLong(answers, 'customSubject') ?? refused}>
          {(control) => <Input {...control} enterKeyHint="next" value={answers.customSubject} onChange={(e) => answer(typeSubject(e.target.value))} />}
        </Field>
      </chakra.div>
    </>
  )
}

function TopicStep({ answers, answer, refused }: StepProps) {
  return (
    <Field label={t('topic')} hint={t('topicHint')} error={tooLong(answers, 'topic') ?? refused} required>
      {(control) => <Textarea {...control} rows={4} value={answers.topic} onChange={(e) => answer({ topic: e.target.value })} />}
    </Field>
  )
}

function GradeStep({ answers, answer, refused }: StepProps) {
  return (
    <>
      <ChoiceGrid legend={t('gradeLevel')} columns={TRIPLES}>
        {GRADE_LEVELS.map((level) => <Choice key={level} type="radio" name="gradeLevel" checked={answers.gradeLevel === level} onChange={() => answer(chooseGrade(level))}>{level}</Choice>)}
      </ChoiceGrid>
      <chakra.div mt="4">
        <Field label={t('customGrade')} hint={t('customGradeHint')} error={tooLong(answers, 'customGrade') ?? refused}>
          {(control) => <Input {...control} enterKeyHint="next" value={answers.customGrade} onChange={(e) => answer(typeGrade(e.target.value))} />}
        </Field>
      </chakra.div>
    </>
  )
}

function InfoStep({ answers, answer, refused }: StepProps) {
  return (
    <>
      <Field label={t('additionalInfo')} optional={t('optional')} hint={t('additionalInfoHint')} error={tooLong(answers, 'additionalInfo') ?? refused}>
        {(control) => <Textarea {...control} rows={5} value={answers.additionalInfo} onChange={(e) => answer({ additionalInfo: e.target.value })} />}
      </Field>
      <Suspense fallback={null}><ClassChips myClass={classFor(answers)} without={answers.without} onChange={(without) => answer({ without })} /></Suspense>
    </>
  )
}

/** The questions of one step. */
export function StepFields({ step, ...props }: StepProps & { step: Step }) {
  switch (step) {
    case 1: return <SubjectStep {...props} />
    case 2: return <TopicStep {...props} />
    case 3: return <GradeStep {...props} />
    case 4: return <><SkillsStep answers={props.answers} answer={props.answer} />{props.refused && <FieldError>{props.refused}</FieldError>}</>
    case 5: return <InfoStep {...props} />
  }
}
