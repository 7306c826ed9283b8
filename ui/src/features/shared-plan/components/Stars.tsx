import { s } from '../styles.static'
import { t } from '../texts'

const OFF = '☆☆☆☆☆'
const ON = '★★★★★'

/** An average as five stars, filled as far as it reaches. */
export function Stars({ average }: { average: number }) {
  return (
    <span className={s.stars} role="img" aria-label={t('outOfFive', { average: average.toFixed(1) })}>
      {OFF}<span className={s.starsOn} style={{ width: `${(average / ON.length) * 100}%` }}>{ON}</span>
    </span>
  )
}
