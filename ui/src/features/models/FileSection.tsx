import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Notice } from '@/components/Notice'
import { About, Facts, Row, RowButton, Rows } from '@/components/Rows'
import { Section } from '@/components/Section'
import type { Llm } from './api/llm'
import { filesQuery, order, useLlmCall } from './api/manage'
import { Folded } from './Folded'
import { sizeText } from './measures'
import { Failure } from './parts'
import { PathForm } from './PathForm'
import { t } from './texts'
import { whyNot } from './why'

function FoundFiles({ isBusy }: { isBusy: boolean }) {
  const { data: files, isFetching, error, refetch } = useQuery({ ...filesQuery(), refetchOnMount: 'always' })
  const install = useLlmCall(order)
  return (
    <>
      <chakra.p role="status" color="fg.muted">{isFetching ? t('searching') : files?.length === 0 && t('noFiles')}</chakra.p>
      {error && !isFetching && <Notice kind="error">{t('filesFailed', { reason: whyNot(error) })}</Notice>}
      <Failure error={install.error} />
      {files && files.length > 0 && (
        <Rows aria-label={t('file')}>
          {files.map(({ path, name, sizeBytes }) => (
            <Row key={path}>
              <About>
                <chakra.p fontWeight="semibold">{name}</chakra.p>
                <Facts>{sizeText(sizeBytes)} · {path}</Facts>
              </About>
              <RowButton of={name} disabled={install.isPending || isBusy} onClick={() => install.mutate({ path })}>{t('install')}</RowButton>
            </Row>
          ))}
        </Rows>
      )}
      <Button variant="ghost" justifySelf="start" ms="-3" disabled={isFetching} onClick={() => void refetch()}><Icon name="refresh" size={20} />{t('lookAgain')}</Button>
    </>
  )
}

/** Models from a USB stick or a folder, for places without internet. */
export function FileSection({ llm }: { llm: Llm }) {
  const isBusy = Boolean(llm.work?.running)
  return (
    <Section title={t('file')} text={t('fileText')}>
      {!llm.reachable && <chakra.p fontWeight="medium">{t('serverFirst')}</chakra.p>}
      {llm.reachable && (
        <>
          {isBusy && <chakra.p fontWeight="medium">{t('oneAtATime', { model: llm.work?.model ?? '' })}</chakra.p>}
          <FoundFiles isBusy={isBusy} />
          <Folded title={t('elsewhere')}><PathForm isBusy={isBusy} /></Folded>
        </>
      )}
    </Section>
  )
}
