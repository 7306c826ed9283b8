import { addVersion } from '@/features/designs/api/add-version'
import type { Plan, Version } from '@/features/designs/types'
import { isSame, withChanges, type Edits } from './edit'
import { storeNext } from './store-next'

/** Either the edits are stored as `version`, or somebody else's newest version is not what they were made on. */
export type Saved = { version: Version } | { newest: Version }

const EDITED_BY = 'user-edited'

interface Save {
  designId: string
  /** What the edits were made on. */
  base: Plan
  changed: Partial<Edits>
  versions: () => Promise<Version[]>
}

/** Stores the edits as the next version. A save whose answer was lost is recognised, and not stored twice. */
export function saveEdits({ designId, base, changed, versions }: Save): Promise<Saved> {
  const contentJson = withChanges(base, changed)
  return storeNext<Saved>(versions, async (version, [newest]) => {
    if (newest && contentJson !== base && isSame(newest.contentJson, contentJson)) return { version: newest }
    if (newest && !isSame(newest.contentJson, base)) return { newest }
    return { version: await addVersion(designId, { version, contentJson, llmModel: EDITED_BY }) }
  })
}
