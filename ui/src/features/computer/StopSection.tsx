import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { stopSomo } from './api'
import { t } from './texts'
import { Button, buttonRecipe } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { Notice } from '@/components/Notice'
import { Section } from '@/components/Section'
import { browser } from '@/lib/browser'
import { explain } from '@/lib/explain'
import { paths } from '@/lib/paths'

const Again = chakra('a', buttonRecipe)

/** The last page: nothing answers any more. */
function Stopped({ folder }: { folder: string }) {
  return (
    <Cover title={t('stopped')}>
      <p>{t('stoppedText')}</p>
      <p>{t('startAgain')}</p>
      <chakra.p color="fg.muted">{t('keptIn')} <chakra.code fontFamily="mono">{folder}</chakra.code></chakra.p>
      <Again href={paths.home} variant="outline" justifySelf="start">{t('openAgain')}</Again>
    </Cover>
  )
}

/** Ends Somo from the page, for whoever has no window of it to close. */
export function StopSection({ folder }: { folder: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: stopSomo })
  return (
    <Section title={t('stop')} text={t('stopText')}>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      <Button variant="outline" justifySelf="start" disabled={isPending} onClick={() => { if (browser.confirm(t('confirmStop'))) mutate() }}>{t(isPending ? 'stopping' : 'stop')}</Button>
      {isSuccess && <Stopped folder={folder} />}
    </Section>
  )
}
