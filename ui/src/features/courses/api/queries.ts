import { queryOptions } from '@tanstack/react-query'
import type { Course, CourseOutline } from '../types'
import { api } from '@/lib/api'

/** Everything the page asks the server about courses. */
export const courseQueries = {
  list: () => queryOptions({ queryKey: ['courses', 'list'], queryFn: ({ signal }) => api<Course[]>('GET', '/api/courses', undefined, { signal }) }),
  one: (id: string) =>
    queryOptions({ queryKey: ['courses', 'one', id], queryFn: ({ signal }) => api<CourseOutline>('GET', `/api/courses/${encodeURIComponent(id)}`, undefined, { signal }) }),
}
