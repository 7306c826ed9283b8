import { gradeOf, subjectOf, STEPS, type Answers, type Step } from './answers'

/** Whether the guide ticks this step off. Unlike the wizard, it asks for the optional last one too. */
export function isComplete(step: Step, a: Answers): boolean {
  switch (step) {
    case 1:
      return subjectOf(a) !== ''
    case 2:
      return a.topic.trim() !== ''
    case 3:
      return gradeOf(a) !== ''
    case 4:
      return a.skills.length > 0
    case 5:
      return a.additionalInfo.trim() !== ''
  }
}

export const percentComplete = (a: Answers) => (STEPS.filter((step) => isComplete(step, a)).length / STEPS.length) * 100
