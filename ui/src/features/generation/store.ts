import { create } from 'zustand'
import type { Job } from './job'

interface GenerationState {
  jobs: readonly Job[]
  /** The job whose view was opened from a page. */
  shown: string | null
  add: (job: Job) => void
  change: (key: string, change: (job: Job) => Job) => void
  remove: (key: string) => void
  show: (key: string | null) => void
}

/** The plans that are being written for this teacher, as far as this page knows. What counts is what the server has. */
export const useGenerations = create<GenerationState>()((set) => ({
  jobs: [],
  shown: null,
  add: (job) => set(({ jobs }) => ({ jobs: [...jobs, job] })),
  change: (key, change) => set(({ jobs }) => ({ jobs: jobs.map((job) => (job.key === key ? change(job) : job)) })),
  remove: (key) => set(({ jobs, shown }) => ({ jobs: jobs.filter((job) => job.key !== key), shown: shown === key ? null : shown })),
  show: (shown) => set({ shown }),
}))

/** One job, for components; undefined once it is gone. */
export const useJob = (key: string) => useGenerations(({ jobs }) => jobs.find((job) => job.key === key))

export const jobOf = (key: string) => useGenerations.getState().jobs.find((job) => job.key === key)
