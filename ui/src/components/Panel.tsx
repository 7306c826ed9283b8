import { chakra } from '@chakra-ui/react/styled-system'
import { panel } from '@/theme/styles'

/** A white sheet with a hairline border; give it padding. */
export const Panel = chakra('div', { base: panel })
