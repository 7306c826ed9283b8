import type { Version } from '@/features/designs/types'
import { ApiError } from '@/lib/api'
import { nextLabel } from './label'

/** Another device may take the label in between, hardly more than twice. */
const ATTEMPTS = 3

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'version_exists'

/** Stores something under the next label; where that was taken meanwhile, everything is looked at again. */
export async function storeNext<T>(versions: () => Promise<Version[]>, store: (label: string, stored: Version[]) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const stored = await versions()
    try {
      return await store(nextLabel(stored.map(({ version }) => version)), stored)
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error
    }
  }
}
