import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { focusRing } from '@/theme/styles'

/** How every control looks into which one types. */
export const controlStyle = {
  w: 'full', minH: '11', px: '3', rounded: 'md', borderWidth: '1.5px', borderColor: 'border.input', bg: 'bg.panel', color: 'fg',
  fontSize: 'md', _placeholder: { color: 'fg.muted' }, _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  '&[aria-invalid=true]': { borderColor: 'error.fg', borderWidth: '2px' }, ...focusRing,
} as const

/** One line of text. */
export const Input = chakra('input', { base: controlStyle })
/** Several lines of text. */
export const Textarea = chakra('textarea', { base: { ...controlStyle, py: '2', lineHeight: 'base', resize: 'vertical' } })
/** A choice from a list. */
export const Select = chakra('select', { base: { ...controlStyle, cursor: 'pointer' } })

/** What Field gives to the control inside it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface FieldProps {
  label: ReactNode
  children: (control: ControlProps) => ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  /** Says beside the label that the field may stay empty. */
  optional?: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
}

/** A labelled control with its hint and, beside it, what is wrong with what it holds. */
export function Field({ label, children, error, hint, required, optional, hideLabel }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <chakra.div minW="0">
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1" srOnly={hideLabel}>
        {label}
        {optional && <chakra.span color="fg.muted" fontWeight="normal"> ({optional})</chakra.span>}
      </chakra.label>
      {children({
        id, 'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined, 'aria-required': required ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <chakra.p id={hintId} mt="1" fontSize="sm" color="fg.muted">{hint}</chakra.p>}
    </chakra.div>
  )
}

/** What is wrong, beside the field it is about; for groups of controls that Field cannot hold. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return <chakra.p id={id} mt="1" fontSize="sm" fontWeight="medium" color="error.fg">{children}</chakra.p>
}
