/** What the dialog shows: the newest plan, the list of versions, an earlier one, or an earlier one beside the newest. */
export type View = { at: 'plan' } | { at: 'versions' } | { at: 'earlier' | 'comparison'; id: string }

export const PLAN: View = { at: 'plan' }
export const VERSIONS: View = { at: 'versions' }
