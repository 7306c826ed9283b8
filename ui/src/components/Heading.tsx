import { chakra } from '@chakra-ui/react/styled-system'
import { heading } from '@/theme/styles'

/** The one h1 of a page. */
export const PageTitle = chakra('h1', { base: { ...heading, fontSize: { base: '2xl', md: '3xl' } } })

/** The title of a part of a page. */
export const SectionTitle = chakra('h2', { base: { ...heading, fontSize: 'xl' } })
