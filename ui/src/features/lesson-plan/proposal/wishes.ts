import type { SectionName } from '@/features/generation/sections'

/** How a section is to be different. */
export const WISHES = ['another', 'easier', 'harder', 'shorter', 'words'] as const
export type Wish = (typeof WISHES)[number]

/** Which section is to be written anew, and how. */
export interface Asked {
  name: SectionName
  wish: Wish
  /** What the teacher says should be different, once she has. */
  words?: string
}
