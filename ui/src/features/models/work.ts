import type { Llm, Model, ModelWork } from './api/llm'
import { t } from './texts'

/** What a model server calls its steps, by how it begins, and what they are for a teacher. */
const STEPS = [
  ['pulling manifest', 'stepAsking'],
  ['pulling', 'stepFetching'],
  ['reading', 'stepReading'],
  ['copying', 'stepCopying'],
  ['verifying', 'stepChecking'],
  ['writing', 'stepPlacing'],
  ['removing', 'stepPlacing'],
] as const

/** The step of the work in plain words. */
export const stepText = ({ status }: ModelWork) => t(STEPS.find(([words]) => status.startsWith(words))?.[1] ?? 'stepWorking')

/** The kinds of errors after which the same download goes on where it stopped. */
const PASSING = ['offline', 'stalled', 'truncated', 'runner', 'busy']

/** Why the work ended without success, and what to do. */
export function failureText({ kind, error, code = '' }: ModelWork) {
  const reason = error ?? ''
  return kind === 'pull' && PASSING.includes(code) ? `${reason} ${t('goesOnThere')}` : reason
}

/** A name without a tag means the latest. */
const whole = (name: string) => name.replace(/:latest$/, '')

/** The model of that name, where the model server has it. */
export const modelNamed = ({ models }: Pick<Llm, 'models'>, name: string): Model | undefined => models.find((model) => whole(model.name) === whole(name))
