import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3', py: '2', overflowWrap: 'anywhere' },
})

const Box = chakra('input', {
  base: { accentColor: 'var(--c-colors-accent)', width: '1.25rem', height: '1.25rem', mt: '0.7rem', cursor: 'pointer', _disabled: { cursor: 'not-allowed' } },
})

const Name = chakra('label', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minH: '11', py: '1', fontWeight: 'semibold', cursor: 'pointer' } })

interface ChoiceProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Some of what it stands for is chosen. */
  partly?: boolean
  /** Beside the name. */
  beside?: ReactNode
  /** What is told under the name. */
  children?: ReactNode
}

/** Something that can be chosen, with what there is to know about it. */
export function Choice({ name, checked, onChange, disabled = false, partly = false, beside, children }: ChoiceProps) {
  const id = useId()
  return (
    <Row>
      <Box
        id={id} type="checkbox" checked={checked} disabled={disabled} aria-describedby={children ? `${id}-more` : undefined}
        ref={(box: HTMLInputElement | null) => { if (box) box.indeterminate = partly && !checked }} onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <Name htmlFor={id}><span>{name}</span>{beside}</Name>
        {children && <chakra.div id={`${id}-more`} fontSize="sm" color="fg.muted">{children}</chakra.div>}
      </div>
    </Row>
  )
}
