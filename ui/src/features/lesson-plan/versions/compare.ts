import { diffArrays } from 'diff'
import type { PlanView } from '@/features/designs/plan'
import { partsOf, titleOf, type Part } from './parts'

/** A part that the two plans do not have alike; an empty text where one of them has none. */
export interface Difference {
  title: string
  before: string
  after: string
}

const textIn = (parts: readonly Part[], { section, piece }: Part) => parts.find((part) => part.section === section && part.piece === piece)?.text ?? ''

/** What is different between two plans, part by part, and the names of the parts that are not. */
export function compare(before: PlanView, after: PlanView): { different: Difference[]; same: string[] } {
  const [old, now] = [partsOf(before), partsOf(after)]
  const gone = old.filter((part) => textIn(now, part) === '')
  const rows = [...now, ...gone].map((part) => ({ title: titleOf(part), before: textIn(old, part), after: textIn(now, part) }))
  return { different: rows.filter((row) => row.before !== row.after), same: rows.filter((row) => row.before === row.after).map(({ title }) => title) }
}

/** A stretch of text, and whether the other text lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** The share of both texts' words that may be different; above it, marks confuse more than they tell. A few words never do. */
const MOST_CHANGED = 0.45
const FEW_WORDS = 12

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []
const isSameWord = (a: string, b: string) => a.trimEnd() === b.trimEnd()

/** The words of both texts with those marked that the other lacks; null where so little stayed that marks would only confuse. */
export function marked(before: string, after: string): { before: Piece[]; after: Piece[] } | null {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const most = Math.max(FEW_WORDS, Math.floor((old.length + now.length) * MOST_CHANGED))
  const changes = diffArrays(old, now, { comparator: isSameWord, maxEditLength: most })
  if (!changes) return null
  const result = { before: [] as Piece[], after: [] as Piece[] }
  let [i, j] = [0, 0]
  for (const { count, added, removed } of changes) {
    if (!added) result.before.push({ text: old.slice(i, i += count).join(''), isChanged: removed })
    if (!removed) result.after.push({ text: now.slice(j, j += count).join(''), isChanged: added })
  }
  return result
}
