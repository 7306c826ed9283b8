import { useState } from 'react'
import { useUser } from '@/lib/session'
import { kept } from '@/lib/storage'

/** How far a teacher is in a course that is read here. */
export interface CourseProgress {
  /** The lessons whose task is done. */
  done: readonly string[]
  /** The lesson that was read last, null before the first. */
  last: string | null
}

const key = (userId: string, courseId: string) => `somo:course:${userId}:${courseId}`

/** What is kept in this browser; nothing where that is not readable. */
export function readProgress(userId: string, courseId: string): CourseProgress {
  try {
    const { done, last } = JSON.parse(kept.get(key(userId, courseId)) ?? '{}') as Partial<CourseProgress>
    return { done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [], last: typeof last === 'string' ? last : null }
  } catch {
    return { done: [], last: null } // cut short by a full disk, or not ours
  }
}

/** The signed-in teacher's progress in a course, kept in this browser. */
export function useCourseProgress(courseId: string) {
  const userId = useUser()?.id ?? ''
  const [progress, setProgress] = useState(() => readProgress(userId, courseId))
  const change = (next: CourseProgress) => {
    kept.set(key(userId, courseId), JSON.stringify(next))
    setProgress(next)
  }
  return { progress, change }
}
