import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { Skeleton } from '@/components/Skeleton'
import { checkAchievements } from './api/check'
import { achievementQueries } from './api/queries'
import { BadgeCard } from './BadgeCard'
import { celebrate } from './celebrate'
import { badgesOf, summaryOf, type Badge } from './progress'
import { t } from './texts'
import { designQueries } from '@/features/designs/api/queries'
import { fill } from '@/i18n/fill'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { useDelayed } from '@/lib/use-delayed'
import { useTitle } from '@/lib/use-title'
import { panel } from '@/theme/styles'

const Grid = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }, gap: '4' } })

function Summary({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <chakra.div {...panel} p={{ base: '3', sm: '4' }} display="flex" flexDir="column-reverse" justifyContent="flex-end">
      {note && <chakra.dd fontSize="sm" color="fg.muted">{note}</chakra.dd>}
      <chakra.dt color="fg.muted" fontSize="sm">{label}</chakra.dt>
      <chakra.dd fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1.2">{value}</chakra.dd>
    </chakra.div>
  )
}

const whole = (count: number) => fill('{count}', { count })

function Summaries({ badges, lessons }: { badges: readonly Badge[]; lessons: number }) {
  const { points, earned, total, percent } = summaryOf(badges)
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', sm: '3' }} mb="8">
      <Summary label={t('totalPoints')} value={whole(points)} />
      <Summary label={t('lessonsCreated')} value={whole(lessons)} />
      <Summary label={t('badgesEarned')} value={`${whole(earned)}/${whole(total)}`} note={t('complete', { percent })} />
    </chakra.dl>
  )
}

/** How many designs the teacher has: the server's number, or the length of her list where it has none. */
function useLessons() {
  const stats = useQuery(designQueries.stats())
  const list = useQuery({ ...designQueries.list(), enabled: stats.isError })
  return {
    lessons: stats.data?.totalDesigns ?? list.data?.length,
    failed: list.error,
    retry: () => void stats.refetch(),
  }
}

function Badges() {
  const all = useQuery(achievementQueries.all())
  const mine = useQuery(achievementQueries.mine())
  const { lessons, failed, retry } = useLessons()
  const error = all.error ?? mine.error ?? failed
  const isReady = all.data !== undefined && mine.data !== undefined && lessons !== undefined
  const late = useDelayed(!isReady && !error)
  if (isReady) {
    const badges = badgesOf(all.data, mine.data, lessons)
    return (
      <>
        <Summaries badges={badges} lessons={lessons} />
        <chakra.h2 srOnly>{t('badges')}</chakra.h2>
        <Grid>{badges.map((badge) => <BadgeCard key={badge.id} badge={badge} />)}</Grid>
      </>
    )
  }
  if (error) {
    const again = () => {
      if (all.isError) void all.refetch()
      if (mine.isError) void mine.refetch()
      if (failed) retry()
    }
    return <LoadFailed title={t('loadFailed')} error={error} onRetry={again} />
  }
  return (
    <chakra.div role="status" aria-label={t('loading')}>
      {late && <Grid as="div">{[1, 2, 3].map((n) => <Skeleton key={n} h="190px" rounded="lg" />)}</Grid>}
    </chakra.div>
  )
}

function CheckButton() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkAchievements(client),
    onSuccess: (fresh) => {
      if (fresh.length === 0) {
        toast({ title: t('nothingNew'), description: t('nothingNewText') })
        return
      }
      toast({ title: t('newTitle'), description: t('unlockedNew', { count: fresh.length }) })
      celebrate(fresh)
    },
    onError: (error) => reportFailure(error, { title: t('error'), description: t('checkFailed') }),
  })
  return <Button disabled={isPending} onClick={() => mutate()}>{isPending ? t('checking') : t('check')}</Button>
}

/** What the teacher has earned by making lessons, and what comes next. */
export default function AchievementsPage() {
  useTitle(t('title'))
  return (
    <>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3" mb="6">
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <chakra.p mt="1" color="fg.muted">{t('subtitle')}</chakra.p>
        </div>
        <CheckButton />
      </chakra.div>
      <Badges />
    </>
  )
}
