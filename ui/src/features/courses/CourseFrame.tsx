import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '@/components/LoadFailed'
import { NotFound } from '@/components/NotFound'
import { Skeleton } from '@/components/Skeleton'
import { courseQueries } from './api/queries'
import { t } from './texts'
import type { CourseOutline } from './types'
import { ApiError } from '@/lib/api'
import { useDelayed } from '@/lib/use-delayed'

/** Has a course loaded, and shows what is made of it. */
export function CourseFrame({ id, children }: { id: string; children: (course: CourseOutline) => ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(courseQueries.one(id))
  const late = useDelayed(isPending)
  if (data) return children(data)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <LoadFailed title={t('courseFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <chakra.div role="status" aria-label={t('loadingCourse')} display="grid" gap="4">
      {late && [1, 2, 3].map((n) => <Skeleton key={n} h="120px" rounded="lg" />)}
    </chakra.div>
  )
}
