import { partOf, withSection, type SectionName } from '@/features/generation/sections'
import { addVersion } from '@/features/designs/api/add-version'
import type { Plan, Version } from '@/features/designs/types'
import { contentOf, isSame } from '../edit'
import type { Saved } from '../save-edits'
import { storeNext } from '../store-next'

/** A section that a model wrote, in the plan that it would make. */
export interface Proposal {
  name: SectionName
  plan: Plan
  llmModel: string
  generationId: string
}

interface Take {
  designId: string
  /** The plan that the teacher saw beside the proposal. */
  base: Plan
  proposal: Proposal
  versions: () => Promise<Version[]>
}

/** The proposal within a plan that has changed elsewhere; what else was changed stays. */
function within(plan: Plan, { name, plan: proposed, llmModel }: Proposal): Plan {
  const taken = withSection(plan, name, partOf(proposed, name))
  return plan.provenance ? { ...taken, provenance: { ...plan.provenance, [name]: proposed.provenance?.[name] ?? llmModel } } : taken
}

/** Stores the proposal as the next version, unless its section is no longer what the teacher saw. One whose answer was lost is not stored twice. */
export function takeProposal({ designId, base, proposal, versions }: Take): Promise<Saved> {
  const { name, llmModel, generationId } = proposal
  return storeNext<Saved>(versions, async (version, [newest]) => {
    const now = newest ? contentOf(newest.contentJson) : base
    if (newest && !isSame(partOf(now, name), partOf(base, name))) return isSame(partOf(now, name), partOf(proposal.plan, name)) ? { version: newest } : { newest }
    const contentJson = isSame(now, base) ? proposal.plan : within(now, proposal)
    return { version: await addVersion(designId, { version, contentJson, ...(llmModel && { llmModel }), ...(generationId && { generationId }) }) }
  })
}
