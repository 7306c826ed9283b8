import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { buttonRecipe } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { t } from './texts'
import { paths } from '@/lib/paths'

const ProviderLink = chakra('a', buttonRecipe)

const PROVIDERS = [['github', 'GitHub'], ['google', 'Google'], ['discord', 'Discord']] as const

const NOTICES = {
  linked: 'linked',
  'link-taken': 'linkTaken',
  'provider-unavailable': 'linkUnavailable',
  'provider-cancelled': 'linkCancelled',
} as const

/** Said after the way to another service and back. */
function Outcome() {
  const [query] = useSearchParams()
  const notice = query.get('notice')
  if (notice === null) return null
  return <Notice kind={notice === 'linked' ? 'info' : 'error'}>{t(notice in NOTICES ? NOTICES[notice as keyof typeof NOTICES] : 'linkFailed')}</Notice>
}

/** Joins accounts of other services to this one. */
export function ProviderLinks() {
  return (
    <>
      <Outcome />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {PROVIDERS.map(([id, name]) => <ProviderLink key={id} href={paths.linkProvider(id)} variant="outline">{t('link', { name })}</ProviderLink>)}
      </chakra.div>
    </>
  )
}
