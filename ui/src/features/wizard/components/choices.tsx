import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { panel } from '@/theme/styles'

/** A native radio or checkbox in a card that shows the choice: keyboard and screen reader get the real thing. */
const Card = chakra('label', {
  base: {
    ...panel, px: '3', py: '2', minH: '12', cursor: 'pointer', display: 'flex', gap: '3', alignItems: 'center', lineHeight: 'short', minW: '0',
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--c-colors-accent)', bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
    '& input': { accentColor: 'var(--c-colors-accent)', flexShrink: 0, width: '1.1rem', height: '1.1rem', cursor: 'inherit', outline: 'none' },
  },
  variants: { chip: { true: { rounded: 'full', minH: '11', py: '1', gap: '2' } } },
})

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  checked: boolean
  onChange: () => void
  /** Small and round, for choices of which one takes many. */
  chip?: boolean
  children: ReactNode
}

export function Choice({ type, name, checked, onChange, chip = false, children }: ChoiceProps) {
  return <Card chip={chip}><input type={type} name={name} checked={checked} onChange={onChange} />{children}</Card>
}

/** A named group of choices, shown as a grid. */
export function ChoiceGrid({ legend, columns, children, describedBy }: { legend: string; columns: { base: string; sm?: string; md?: string }; children: ReactNode; describedBy?: string }) {
  return (
    <chakra.fieldset minW="0" aria-describedby={describedBy}>
      <chakra.legend srOnly>{legend}</chakra.legend>
      <chakra.div display="grid" gap="2" gridTemplateColumns={columns}>{children}</chakra.div>
    </chakra.fieldset>
  )
}
