import { chakra } from '@chakra-ui/react/styled-system'
import { NotFound } from '@/components/NotFound'

/** The not-found page of visitors. */
export default function NotFoundPage() {
  return <chakra.main><NotFound /></chakra.main>
}
