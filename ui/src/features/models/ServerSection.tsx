import { chakra } from '@chakra-ui/react/styled-system'
import { Field, Input, Select } from '@/components/Field'
import { FormColumn, FormError, SubmitButton } from '@/components/FormParts'
import { Panel } from '@/components/Panel'
import type { Llm } from './api/llm'
import { changeLlm, isOllama, useLlmCall } from './api/manage'
import { Folded } from './Folded'
import { t } from './texts'
import { checkPresent, wrongOnly } from '@/lib/checks'
import { toast } from '@/lib/toast'
import { useForm } from '@/lib/use-form'

function ServerForm({ llm }: { llm: Llm }) {
  const { mutateAsync } = useLlmCall(changeLlm)
  const { values, errors, formError, pending, formProps, control } = useForm({
    initial: { kind: isOllama(llm) ? 'ollama' : 'openai', host: llm.host, key: '' },
    check: ({ kind, host }) => wrongOnly({ host: kind === 'openai' ? checkPresent(host, t('needHost')) : undefined }),
    send: ({ kind, host, key }) => mutateAsync({ kind: kind === 'openai' ? kind : 'ollama', host: host.trim(), ...(kind === 'openai' && key && { key }) }),
    onDone: () => toast({ title: t('saved'), description: t('serverSaved') }),
  })
  const isOther = values.kind === 'openai'
  return (
    <FormColumn {...formProps}>
      <FormError text={formError} />
      <Field label={t('kind')} error={errors.kind}>
        {(field) => (
          <Select {...field} {...control('kind')}>
            <option value="ollama">{t('ollama')}</option>
            <option value="openai">{t('kindOther')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('host')} hint={t(isOther ? 'hostHintOther' : 'hostHintOllama')} error={errors.host} required={isOther}>
        {(field) => <Input {...field} {...control('host')} inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </Field>
      {isOther && (
        <Field label={t('key')} hint={t(llm.hasKey ? 'keyKept' : 'keyHint')} error={errors.key} optional={t('optional')}>
          {(field) => <Input {...field} {...control('key')} type="password" autoComplete="off" />}
        </Field>
      )}
      <SubmitButton pending={pending} pendingText={t('saving')}>{t('save')}</SubmitButton>
    </FormColumn>
  )
}

/** Where the models are, for schools with a computer that writes for all. */
export function ServerSection({ llm }: { llm: Llm }) {
  return (
    <Panel p={{ base: '4', md: '6' }} py={{ base: '2', md: '3' }}>
      <Folded title={t('advanced')}>
        <chakra.p color="fg.muted" maxW="prose">{t('advancedText')}</chakra.p>
        {llm.setByStart?.includes('host') ? <chakra.p fontWeight="medium">{t('setByStart')}</chakra.p> : <ServerForm key={`${llm.kind ?? llm.engine} ${llm.host}`} llm={llm} />}
      </Folded>
    </Panel>
  )
}
