import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { Icon } from '@/components/Icon'
import { About, Facts, Row, RowButton, Rows } from '@/components/Rows'
import { Section } from '@/components/Section'
import type { Llm, Suggestion } from './api/llm'
import { order, useLlmCall } from './api/manage'
import { Folded } from './Folded'
import { sizeText } from './measures'
import { Failure } from './parts'
import { t } from './texts'
import { modelNamed } from './work'

/** So many are enough for most; the list begins with the best. */
const SHOWN = 4

/** Models that suit this computer and are not there yet. */
export function GetSection({ llm }: { llm: Llm }) {
  const { mutate, isPending, error } = useLlmCall(order)
  const missing = (llm.suggestions ?? []).filter(({ name }) => !modelNamed(llm, name))
  const hasAdvised = llm.models.some(({ recommended }) => recommended)
  const isBusy = Boolean(llm.work?.running)
  const rows = (suggestions: readonly Suggestion[]) => (
    <Rows aria-label={t('get')}>
      {suggestions.map((suggestion) => {
        const { name, sizeBytes, license, note } = suggestion
        return (
          <Row key={name}>
            <About>
              <chakra.p fontWeight="semibold">{name}</chakra.p>
              <Facts>{sizeText(sizeBytes)} · {license}</Facts>
              {note && <Facts>{note}</Facts>}
              {suggestion === missing[0] && !hasAdvised && <Badge mt="1">{t('recommended')}</Badge>}
            </About>
            {llm.canManage && llm.reachable && (
              <RowButton of={name} disabled={isPending || isBusy} onClick={() => mutate({ model: name })}><Icon name="download" size={20} />{t('download')}</RowButton>
            )}
          </Row>
        )
      })}
    </Rows>
  )
  const more = missing.slice(SHOWN)
  return (
    <Section title={t('get')} text={t('getText')}>
      {llm.canManage && !llm.reachable && <chakra.p fontWeight="medium">{t('serverFirst')}</chakra.p>}
      {isBusy && <chakra.p fontWeight="medium">{t('oneAtATime', { model: llm.work?.model ?? '' })}</chakra.p>}
      <Failure error={error} />
      {missing.length === 0 && <chakra.p color="fg.muted">{t('allHere')}</chakra.p>}
      {rows(missing.slice(0, SHOWN))}
      {more.length > 0 && <Folded title={t('moreModels', { count: more.length })}>{rows(more)}</Folded>}
    </Section>
  )
}
