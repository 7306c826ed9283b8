import { chakra } from '@chakra-ui/react/styled-system'
import { Band } from '@/components/Band'

/** Somo's name beside its band. */
export function Brand() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3" fontFamily="heading" fontWeight="bold" fontSize="xl">
      <chakra.span w="48px"><Band height="18px" /></chakra.span>
      Somo
    </chakra.span>
  )
}
