// Every store goes back to how it began after each test.
import { act } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type * as Zustand from 'zustand'

const { create: realCreate } = await vi.importActual<typeof Zustand>('zustand')
const resets = new Set<() => void>()

function tracked<T>(initializer: Zustand.StateCreator<T>) {
  const store = realCreate(initializer)
  const initial = store.getInitialState()
  resets.add(() => store.setState(initial, true))
  return store
}

export const create = (<T>(initializer?: Zustand.StateCreator<T>) => (initializer ? tracked(initializer) : tracked)) as typeof Zustand.create

afterEach(() => {
  act(() => resets.forEach((reset) => reset()))
})
