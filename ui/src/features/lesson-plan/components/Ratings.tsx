import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { LoadFailed } from '@/components/LoadFailed'
import { useHideRating } from '@/features/designs/api/hide-rating'
import { designQueries } from '@/features/designs/api/queries'
import type { CarriedRating, Rating } from '@/features/designs/types'
import { localDate } from '@/lib/dates'
import { reportFailure } from '@/lib/end-session'
import { Loading } from './Loading'
import { Muted, Prose } from './parts'
import { t } from './rating-texts'

const MOST = 5

function Stars({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden><chakra.span color="star">{'★'.repeat(count)}</chakra.span><chakra.span color="fg.muted">{'☆'.repeat(MOST - count)}</chakra.span></span>
      <chakra.span srOnly>{t('stars', { count })}</chakra.span>
    </>
  )
}

interface RatingRowProps {
  rating: Rating
  disabled: boolean
  onHide: (hidden: boolean) => void
}

function RatingRow({ rating: { rating, feedback, raterEmail, hidden, createdAt }, disabled, onHide }: RatingRowProps) {
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border">
      <p><Stars count={rating} /> <chakra.span fontSize="sm" color="fg.muted" overflowWrap="anywhere">{[raterEmail, localDate(createdAt)].filter(Boolean).join(' · ')}</chakra.span></p>
      {!feedback && <Muted fontSize="sm">{t('noWords')}</Muted>}
      {feedback && (hidden ? <Muted fontSize="sm">{t('hiddenWords')}</Muted> : <Prose>{feedback}</Prose>)}
      {feedback && <Button variant="link" fontSize="sm" disabled={disabled} onClick={() => onHide(!hidden)}>{t(hidden ? 'show' : 'hide')}</Button>}
    </chakra.li>
  )
}

/** What came along in a file: told apart, because nobody can vouch for it. */
function Elsewhere({ carried }: { carried: readonly CarriedRating[] }) {
  return (
    <>
      <chakra.h4 mt="4" fontWeight="semibold">{t('elsewhere')}</chakra.h4>
      <Muted fontSize="sm" mb="3">{t('elsewhereText')}</Muted>
      <chakra.ul listStyleType="none" maxW="prose">
        {carried.map(({ rating, feedback, createdAt }, place) => (
          <chakra.li key={place} py="3" borderTopWidth="1px" borderColor="border">
            <p><Stars count={rating} /> <chakra.span fontSize="sm" color="fg.muted">{localDate(createdAt)}</chakra.span></p>
            {feedback ? <Prose>{feedback}</Prose> : <Muted fontSize="sm">{t('noWords')}</Muted>}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

/** What readers of the shared plan thought of it, newest first. Only the owner sees this. */
export default function Ratings({ designId }: { designId: string }) {
  const { data, error, refetch } = useQuery(designQueries.ratings(designId))
  const { mutate, isPending } = useHideRating(designId)
  if (!data) return error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Loading />
  const hide = (id: string, hidden: boolean) =>
    mutate({ id, hidden }, { onError: (failure) => reportFailure(failure, { title: t('errorTitle'), description: t('hideFailed') }) })
  return (
    <>
      {data.totalRatings > 0 && <chakra.p mb="3" fontWeight="semibold"><chakra.span color="star" aria-hidden>★ </chakra.span>{t('summary', { average: data.averageRating.toFixed(1), count: data.totalRatings })}</chakra.p>}
      {data.totalRatings > 0 && (
        <chakra.ul listStyleType="none" maxW="prose">
          {data.ratings.map((rating) => <RatingRow key={rating.id} rating={rating} disabled={isPending} onHide={(hidden) => hide(rating.id, hidden)} />)}
        </chakra.ul>
      )}
      {data.carried && data.carried.length > 0 && <Elsewhere carried={data.carried} />}
    </>
  )
}
