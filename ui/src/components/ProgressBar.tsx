import { chakra } from '@chakra-ui/react/styled-system'

interface ProgressBarProps {
  /** What is under way, for those who cannot see the bar. */
  label: string
  /** Whole percent, 0 to 100; null while nobody knows. */
  percent: number | null
  /** How far it is in words, where percent alone say little. */
  valueText?: string
}

/** How far something is. */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const isKnown = percent !== null
  return (
    <chakra.div
      role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent ?? undefined} aria-valuetext={valueText}
      h="10px" rounded="full" bg="bg.muted" borderWidth="1px" borderColor="border.input" overflow="hidden"
    >
      <chakra.div
        h="full" bg="accent" transition="width 200ms" style={{ width: isKnown ? `${percent}%` : '100%' }}
        animation={isKnown ? undefined : 'breathe 1.6s ease-in-out infinite'}
      />
    </chakra.div>
  )
}
