import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEventHandler, ReactNode } from 'react'
import { panel } from '@/theme/base'

/** A native radio or checkbox inside a card that shows the choice: keyboard and screen reader get the real thing. */
const Card = chakra('label', {
  base: {
    ...panel, px: '3', py: '2', minH: '12', cursor: 'pointer', display: 'flex', gap: '3', alignItems: 'center', lineHeight: 'short',
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--c-colors-accent)', bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
    '& input': { accentColor: 'var(--c-colors-accent)', flexShrink: '0', width: '1.1rem', height: '1.1rem' },
  },
  variants: { chip: { true: { rounded: 'full', minH: '11', py: '1', gap: '2' } } },
})

interface ChoiceProps { type: 'radio' | 'checkbox'; name: string; checked: boolean; disabled?: boolean; onChange: ChangeEventHandler<HTMLInputElement>; chip?: boolean; children: ReactNode }

export function Choice({ type, name, checked, disabled, onChange, chip, children }: ChoiceProps) {
  return <Card chip={chip}><input type={type} name={name} checked={checked} disabled={disabled} onChange={onChange} />{children}</Card>
}

export const Grid = chakra('div', { base: { display: 'grid', gap: '2' } })
