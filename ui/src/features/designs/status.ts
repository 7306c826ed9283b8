import type { Design } from './types'

/** What a design can be, as the server knows it. */
export const STATUSES = ['draft', 'active', 'archived'] as const
export type Status = (typeof STATUSES)[number]

/** Archived designs are out of the way: only the Design Corner shows them, where it is asked to. */
export const isArchived = ({ status }: Pick<Design, 'status'>) => status === 'archived'
