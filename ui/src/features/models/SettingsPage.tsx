import { chakra } from '@chakra-ui/react/styled-system'
import { LinkButton } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { LoadFailed } from '@/components/LoadFailed'
import { Notice } from '@/components/Notice'
import { Section } from '@/components/Section'
import { Skeleton } from '@/components/Skeleton'
import type { Llm } from './api/llm'
import { isOllama } from './api/manage'
import { ChooseSection } from './ChooseSection'
import { FileSection } from './FileSection'
import { GetSection } from './GetSection'
import { NowSection } from './NowSection'
import { ServerSection } from './ServerSection'
import { SpeedSection } from './SpeedSection'
import { t } from './texts'
import { useLlm } from './use-llm'
import { WorkPanel } from './WorkPanel'
import { explain } from '@/lib/explain'
import { paths } from '@/lib/paths'
import { useDelayed } from '@/lib/use-delayed'
import { useTitle } from '@/lib/use-title'

const Column = chakra('div', { base: { display: 'grid', gap: '5', minW: '0' } })

function Loading() {
  return (
    <>
      <chakra.p role="status" srOnly>{t('loading')}</chakra.p>
      {useDelayed(true, 200) && <Skeleton h="14rem" />}
    </>
  )
}

/** Where new models come from. */
function Supply({ llm }: { llm: Llm }) {
  if (!isOllama(llm)) return <Section title={t('get')} text={t('bringsOwn')}>{null}</Section>
  return (
    <>
      <GetSection llm={llm} />
      {llm.canManage && <FileSection llm={llm} />}
    </>
  )
}

function Settings({ llm, onLookAgain, isLooking }: { llm: Llm; onLookAgain: () => void; isLooking: boolean }) {
  return (
    <>
      <WorkPanel llm={llm} />
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5" alignItems="start">
        <Column>
          <NowSection llm={llm} onLookAgain={onLookAgain} isLooking={isLooking} />
          <ChooseSection llm={llm} />
          <SpeedSection llm={llm} />
          {llm.canManage && <ServerSection llm={llm} />}
        </Column>
        <Column><Supply llm={llm} /></Column>
      </chakra.div>
    </>
  )
}

/** What writes plans: the built-in planner or a model, and how a model comes to this computer. */
export default function SettingsPage() {
  const { data: llm, error, isFetching, refetch } = useLlm()
  const lookAgain = () => void refetch()
  useTitle(t('title'))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <chakra.p mt="1" mb="6" color="fg.muted">{t('subtitle')}</chakra.p>
      {llm && !llm.canManage && <chakra.div mb="5"><Notice>{t('readOnly')}</Notice></chakra.div>}
      {llm && error && <chakra.div mb="5"><Notice kind="error">{t('outdated', { reason: explain(error) })}</Notice></chakra.div>}
      {llm && <Settings llm={llm} onLookAgain={lookAgain} isLooking={isFetching} />}
      {!llm && (error && !isFetching ? <LoadFailed title={t('loadFailed')} error={error} onRetry={lookAgain} /> : <Loading />)}
      <chakra.div mt="5"><Section title={t('colleagues')} text={t('colleaguesText')}><LinkButton to={paths.connect} variant="outline" justifySelf="start">{t('connect')}</LinkButton></Section></chakra.div>
      {llm?.canManage && <chakra.div mt="5"><Section title={t('computer')} text={t('computerText')}><LinkButton to={paths.computer} variant="outline" justifySelf="start">{t('openComputer')}</LinkButton></Section></chakra.div>}
    </>
  )
}
