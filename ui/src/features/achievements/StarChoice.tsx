import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { t } from './texts'

const STARS = [1, 2, 3, 4, 5] as const

const Star = chakra('label', {
  base: {
    position: 'relative', display: 'grid', placeItems: 'center', w: '11', h: '11', rounded: 'md', cursor: 'pointer', color: 'star',
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' },
  },
})

interface StarChoiceProps {
  legend: string
  /** 0 where nothing is chosen. */
  value: number
  onChange: (stars: number) => void
}

/** One to five stars, as the radio buttons that they are. */
export function StarChoice({ legend, value, onChange }: StarChoiceProps) {
  const name = useId()
  return (
    <chakra.fieldset display="grid" justifyItems="center" gap="2">
      <chakra.legend fontWeight="medium" mx="auto">{legend}</chakra.legend>
      <chakra.div display="flex">
        {STARS.map((stars) => (
          <Star key={stars}>
            <chakra.input type="radio" name={name} position="absolute" inset="0" opacity={0} cursor="pointer" checked={value === stars} onChange={() => onChange(stars)} aria-label={t('stars', { count: stars })} />
            <chakra.svg width="32px" height="32px" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" fill={stars <= value ? 'currentColor' : 'none'} aria-hidden>
              <path d="m12 3 2.700 5.600 6.300.800-4.600 4.300 1.200 6.200L12 17l-5.600 2.900 1.200-6.200L3 9.400l6.300-.800z" />
            </chakra.svg>
          </Star>
        ))}
      </chakra.div>
      <chakra.p minH="1.6em" fontSize="sm" color="fg.muted" aria-hidden>{value > 0 && t('stars', { count: value })}</chakra.p>
    </chakra.fieldset>
  )
}
