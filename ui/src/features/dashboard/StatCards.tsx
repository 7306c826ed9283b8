import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@/components/Skeleton'
import { statsOf } from './stats'
import { t } from './texts'
import { designQueries } from '@/features/designs/api/queries'
import type { Stats } from '@/features/designs/types'
import { language } from '@/i18n/language'
import { useSession } from '@/lib/session'
import { useDelayed } from '@/lib/use-delayed'
import { panel } from '@/theme/styles'

const CARDS = ['totalDesigns', 'thisMonth', 'thisWeek', 'averageRating'] as const

const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat(language)

const written = (name: keyof Stats, stats: Stats) => (name === 'averageRating' ? oneDecimal : whole).format(stats[name])

const isOfTheCalendar = (name: keyof Stats) => name === 'thisMonth' || name === 'thisWeek'

/** What nobody can count while the computer's date is wrong. */
const Unknown = () => <><span aria-hidden>–</span><chakra.span srOnly>{t('notKnown')}</chakra.span></>

/** The teacher's four numbers: the server's, or those that follow from the list where the server has none. */
export function StatCards() {
  const hasNoDate = useSession(({ clock }) => clock !== null)
  const told = useQuery(designQueries.stats())
  const list = useQuery(designQueries.list())
  const stats = told.data ?? (told.isError && list.data ? statsOf(list.data) : undefined)
  const late = useDelayed(!stats)
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3" mt="6">
      {CARDS.map((name) => (
        <chakra.div key={name} {...panel} p="4" display="flex" flexDir="column-reverse">
          <chakra.dt color="fg.muted" fontSize="sm">{t(name)}</chakra.dt>
          <chakra.dd fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1.2" minH="1.2em">
            {stats ? (hasNoDate && isOfTheCalendar(name) ? <Unknown /> : written(name, stats)) : late && !told.isError ? <Skeleton w="3rem" h="1.5rem" /> : null}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
