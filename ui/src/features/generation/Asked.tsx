import BusyQuestion from './BusyQuestion'
import GenerationDialog from './GenerationDialog'
import type { Answer } from './ask'

interface AskedProps {
  answer: NonNullable<Answer>
  /** Leaves the view of the plan that is being written. */
  onClose: () => void
  /** Goes back to the questions. */
  onBack: () => void
  onBuiltIn: () => void
  /** Follows the storing of the plan, instead of its being opened. */
  onSaved?: () => void
}

/** What came of asking the model, for the dialog that asked: the plan as it is being written, or the question what to do without. */
export default function Asked({ answer, onClose, onBack, onBuiltIn, onSaved }: AskedProps) {
  return 'key' in answer
    ? <GenerationDialog jobKey={answer.key} onClose={onClose} onBack={onBack} {...(onSaved && { onSaved })} />
    : <BusyQuestion busy={answer.busy} onBuiltIn={onBuiltIn} onLater={onBack} />
}
