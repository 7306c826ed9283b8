import { chakra } from '@chakra-ui/react/styled-system'
import { t } from './texts'

/** How readers of the shared plan rated a design: "★ 4.5 (3)". Nothing where nobody has. */
export function RatingMark({ average, total }: { average: number; total: number }) {
  if (total === 0) return null
  return (
    <chakra.span fontSize="sm" whiteSpace="nowrap">
      <span aria-hidden><chakra.span color="star">★</chakra.span> {average.toFixed(1)} <chakra.span color="fg.muted">({total})</chakra.span></span>
      <chakra.span srOnly>{t('rated', { average: average.toFixed(1), count: total })}</chakra.span>
    </chakra.span>
  )
}
