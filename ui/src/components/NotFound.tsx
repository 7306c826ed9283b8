import { chakra } from '@chakra-ui/react/styled-system'
import { Band } from '@/components/Band'
import { LinkButton } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { t } from '@/components/texts'
import { paths } from '@/lib/paths'

/** What stands at an address that has no page. */
export function NotFound() {
  return (
    <chakra.div maxW="32rem" mx="auto" px="4" py={{ base: '12', md: '20' }} display="grid" gap="4" justifyItems="start">
      <chakra.div w="full"><Band done={2} height="14px" /></chakra.div>
      <PageTitle>{t('notFound')}</PageTitle>
      <chakra.p color="fg.muted">{t('notFoundHelp')}</chakra.p>
      <LinkButton to={paths.home}>{t('goHome')}</LinkButton>
    </chakra.div>
  )
}
