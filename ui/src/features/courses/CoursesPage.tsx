import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { SearchBox } from '@/components/SearchBox'
import { Skeleton } from '@/components/Skeleton'
import { courseQueries } from './api/queries'
import { CATEGORIES, findCourses, type Category } from './catalogue'
import { CourseCard } from './CourseCard'
import { t } from './texts'
import type { Course } from './types'
import { useDelayed } from '@/lib/use-delayed'
import { useTitle } from '@/lib/use-title'

const Grid = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }, gap: '4' } })

function Found({ courses }: { courses: readonly Course[] }) {
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<Category>('all')
  const found = findCourses(courses, category, query)
  const isFiltering = query.trim() !== '' || category !== 'all'
  const clear = () => {
    setQuery('')
    setCategory('all')
  }
  return (
    <>
      <chakra.div role="search" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }} gap="3" mb="4">
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={query} onChange={setQuery} />
        <chakra.div role="group" aria-label={t('categories')} display="flex" flexWrap="wrap" gap="2">
          {CATEGORIES.map((name) => (
            <Button key={name} variant={name === category ? 'solid' : 'outline'} size="sm" aria-pressed={name === category} onClick={() => setCategory(name)}>{t(name)}</Button>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.p role="status" srOnly>{isFiltering ? t('found', { count: found.length }) : ''}</chakra.p>
      {found.length > 0
        ? <Grid>{found.map((course) => <CourseCard key={course.id} course={course} />)}</Grid>
        : <EmptyState title={t('none')} text={t('noneText')} action={<Button variant="outline" onClick={clear}>{t('clear')}</Button>} />}
    </>
  )
}

function Courses() {
  const { data, error, isPending, refetch } = useQuery(courseQueries.list())
  const late = useDelayed(isPending)
  if (data) return <Found courses={data} />
  if (error) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <chakra.div role="status" aria-label={t('loading')}>
      {late && <Grid as="div">{[1, 2, 3].map((n) => <Skeleton key={n} h="480px" rounded="lg" />)}</Grid>}
    </chakra.div>
  )
}

/** What there is to learn for teachers. */
export default function CoursesPage() {
  useTitle(t('title'))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <chakra.p mt="1" mb="6" color="fg.muted">{t('subtitle')}</chakra.p>
      <chakra.h2 srOnly>{t('all')}</chakra.h2>
      <Courses />
    </>
  )
}
