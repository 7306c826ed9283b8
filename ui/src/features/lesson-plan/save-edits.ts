import { addVersion } from '@/features/designs/api/add-version'
import type { Plan, Version } from '@/features/designs/types'
import { ApiError } from '@/lib/api'
import { isSame, withChanges, type Edits } from './edit'
import { nextLabel } from './label'

/** Either the edits are stored as `version`, or somebody else's newest version is not what they were made on. */
export type Saved = { version: Version } | { newest: Version }

const EDITED_BY = 'user-edited'
/** Another device may take the label in between, hardly more than twice. */
const ATTEMPTS = 3

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'version_exists'

interface Save {
  designId: string
  /** What the edits were made on. */
  base: Plan
  changed: Partial<Edits>
  versions: () => Promise<Version[]>
}

/** Stores the edits as the next version. A save whose answer was lost is recognised, and not stored twice. */
export async function saveEdits({ designId, base, changed, versions }: Save): Promise<Saved> {
  const contentJson = withChanges(base, changed)
  for (let attempt = 1; ; attempt++) {
    const stored = await versions()
    const newest = stored[0]
    if (newest && contentJson !== base && isSame(newest.contentJson, contentJson)) return { version: newest }
    if (newest && !isSame(newest.contentJson, base)) return { newest }
    try {
      return { version: await addVersion(designId, { version: nextLabel(stored.map(({ version }) => version)), contentJson, llmModel: EDITED_BY }) }
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error
    }
  }
}
