import { chakra } from '@chakra-ui/react/styled-system'
import { t } from './texts'
import { useBegunAgain } from './use-begun-again'
import { Cover } from '@/components/Cover'
import { Notice } from '@/components/Notice'
import { browser } from '@/lib/browser'
import { paths } from '@/lib/paths'
import { useDelayed } from '@/lib/use-delayed'

/** How long Somo is away at most where nothing is wrong. */
export const LONG_MS = 60_000

/** Stands while Somo begins again with a copy. The page is then loaded anew, because nothing that it knew may be so any more. */
export function Restoring({ copy, began }: { copy: string; began: string }) {
  useBegunAgain(began, (isSignedIn) => browser.go(isSignedIn ? `${paths.computer}?restored=yes` : `${paths.login}?notice=restored`))
  const isLong = useDelayed(true, LONG_MS)
  return (
    <Cover title={t('restoring')}>
      <chakra.p role="status">{t('restoringText', { copy })}</chakra.p>
      {isLong && <Notice>{t('restoringLong')}</Notice>}
    </Cover>
  )
}
