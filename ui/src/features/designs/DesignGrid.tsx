import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useState, type ComponentType } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import type { CardProps } from './card-parts'
import { DesignCard } from './DesignCard'
import { t } from './texts'
import type { Design } from './types'
import { useDelete, type DeleteTexts } from './use-delete'
import { useDelayed } from '@/lib/use-delayed'

const Grid = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }, gap: '4' } })

/** How many cards are shown at once: a cheap phone draws no more without a pause. */
const PAGE = 24
/** How many of them come first: about a screen, so that the page answers while the rest are drawn. */
const FIRST = 6

interface DesignGridProps {
  designs: readonly Design[]
  deleteTexts?: DeleteTexts
  /** Another card than that of the dashboard. */
  card?: ComponentType<CardProps>
}

/** Cards of designs in one to three columns. */
export function DesignGrid({ designs, deleteTexts, card: Card = DesignCard }: DesignGridProps) {
  const [shown, setShown] = useState(PAGE)
  const drawn = useDeferredValue(shown, FIRST)
  const { deletingId, ask } = useDelete(deleteTexts)
  const hidden = designs.length - shown
  return (
    <>
      <Grid>
        {designs.slice(0, drawn).map((design) => (
          <Card key={design.id} design={design} deleting={design.id === deletingId} onDelete={ask} />
        ))}
      </Grid>
      {hidden > 0 && (
        <Button variant="outline" mt="4" onClick={() => setShown(shown + PAGE)}>{t('showMore', { count: Math.min(hidden, PAGE) })}</Button>
      )}
    </>
  )
}

/** What stands in the grid's place while the designs are on their way; nothing for the first moment. */
export function DesignGridLoading() {
  const late = useDelayed(true)
  return (
    <chakra.div role="status" aria-label={t('loading')}>
      {late && <Grid as="div">{[1, 2, 3].map((n) => <Skeleton key={n} h="220px" rounded="lg" />)}</Grid>}
    </chakra.div>
  )
}
