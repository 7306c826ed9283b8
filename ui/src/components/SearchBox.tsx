import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input } from '@/components/Field'
import { Icon } from '@/components/Icon'

interface SearchBoxProps {
  /** What is searched, and where in it. */
  label: string
  placeholder: string
  value: string
  onChange: (query: string) => void
}

/** Where one types what to look for. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <chakra.div position="relative">
      <Field label={label} hideLabel>
        {(control) => <Input {...control} type="search" ps="12" placeholder={placeholder} value={value} enterKeyHint="search" onChange={(event) => onChange(event.target.value)} />}
      </Field>
      <chakra.span position="absolute" insetStart="3" top="10px" color="fg.muted" pointerEvents="none"><Icon name="search" /></chakra.span>
    </chakra.div>
  )
}
