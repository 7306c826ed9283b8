import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { Field, Select } from '@/components/Field'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { SearchBox } from '@/components/SearchBox'
import { Skeleton } from '@/components/Skeleton'
import { resourcesQuery } from './api'
import { findResources, TYPES } from './find'
import { ResourceCard } from './ResourceCard'
import { t } from './texts'
import type { Resource } from './types'
import { lazyPart } from '@/lib/lazy'
import { useDelayed } from '@/lib/use-delayed'
import { useTitle } from '@/lib/use-title'

const SuggestDialog = lazyPart(() => import('./SuggestDialog'))

const Grid = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }, gap: '4' } })

function Found({ resources }: { resources: readonly Resource[] }) {
  const [query, setQuery] = useState('')
  const [type, setType] = useState('')
  const found = findResources(resources, type, query)
  const isFiltering = query.trim() !== '' || type !== ''
  const clear = () => {
    setQuery('')
    setType('')
  }
  return (
    <>
      <chakra.div role="search" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} gap="3" mb="4">
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={query} onChange={setQuery} />
        <Field label={t('type')} hideLabel>
          {(control) => (
            <Select {...control} value={type} onChange={(event) => setType(event.target.value)}>
              <option value="">{t('allTypes')}</option>
              {TYPES.map((name) => <option key={name} value={name}>{t(`${name}Types`)}</option>)}
            </Select>
          )}
        </Field>
      </chakra.div>
      <chakra.p role="status" srOnly>{isFiltering ? t('found', { count: found.length }) : ''}</chakra.p>
      {found.length > 0
        ? <Grid>{found.map((resource) => <ResourceCard key={resource.id} resource={resource} />)}</Grid>
        : <EmptyState title={t('none')} text={t('noneText')} action={<Button variant="outline" onClick={clear}>{t('clear')}</Button>} />}
    </>
  )
}

function Resources() {
  const { data, error, isPending, refetch } = useQuery(resourcesQuery())
  const late = useDelayed(isPending)
  if (data) return <Found resources={data} />
  if (error) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <chakra.div role="status" aria-label={t('loading')}>
      {late && <Grid as="div">{[1, 2, 3].map((n) => <Skeleton key={n} h="260px" rounded="lg" />)}</Grid>}
    </chakra.div>
  )
}

/** What there is to read and to watch, all of it without internet. */
export default function ResourcesPage() {
  const [suggesting, setSuggesting] = useState(false)
  useTitle(t('title'))
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3" mb="6">
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <chakra.p mt="1" color="fg.muted">{t('subtitle')}</chakra.p>
        </div>
        <Button variant="outline" onClick={() => setSuggesting(true)}>{t('suggest')}</Button>
      </chakra.div>
      <chakra.h2 srOnly>{t('all')}</chakra.h2>
      <Resources />
      {suggesting && <Suspense fallback={null}><SuggestDialog onClose={() => setSuggesting(false)} /></Suspense>}
    </>
  )
}
