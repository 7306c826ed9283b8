import { chakra } from '@chakra-ui/react/styled-system'

interface ProgressBarProps {
  /** What is under way, for those who cannot see the bar. */
  label: string
  /** Whole percent, 0 to 100. */
  percent: number
}

/** How far something is. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}
      h="10px" rounded="full" bg="bg.muted" borderWidth="1px" borderColor="border.input" overflow="hidden"
    >
      <chakra.div h="full" bg="accent" transition="width 200ms" style={{ width: `${percent}%` }} />
    </chakra.div>
  )
}
