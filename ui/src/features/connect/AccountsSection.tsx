import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { colleaguesQuery, giveRecoveryCode, type Colleague } from './api'
import { t } from './texts'
import { LoadFailed } from '@/components/LoadFailed'
import { Notice } from '@/components/Notice'
import { RecoveryCode } from '@/components/RecoveryCode'
import { About, Facts, Row, RowButton, Rows } from '@/components/Rows'
import { Section } from '@/components/Section'
import { Skeleton } from '@/components/Skeleton'
import { browser } from '@/lib/browser'
import { localDate } from '@/lib/dates'
import { explain } from '@/lib/explain'
import { useUser } from '@/lib/session'

const nameOf = ({ firstName, lastName, email }: Colleague) => `${firstName} ${lastName}`.trim() || email

/** One account; her own recovery code is made in the profile. */
function Account({ colleague, isOwn }: { colleague: Colleague; isOwn: boolean }) {
  const { id, email, createdAt } = colleague
  const { mutate, data, isPending, error, reset } = useMutation({ mutationFn: () => giveRecoveryCode(id), gcTime: 0 })
  const give = () => { if (browser.confirm(t('confirmCode', { email }))) mutate() }
  return (
    <Row>
      <About>
        <chakra.p fontWeight="medium">{nameOf(colleague)}{isOwn && ` (${t('you')})`}</chakra.p>
        <Facts>{t('since', { email, date: localDate(createdAt) })}</Facts>
      </About>
      {!isOwn && !data && <RowButton of={nameOf(colleague)} size="sm" disabled={isPending} onClick={give}>{t(isPending ? 'givingCode' : 'giveCode')}</RowButton>}
      {error && <chakra.div w="full"><Notice kind="error">{explain(error)}</Notice></chakra.div>}
      {data && <chakra.div w="full" role="status"><RecoveryCode email={email} code={data.recoveryCode} text={t('codeText')} onDone={reset} /></chakra.div>}
    </Row>
  )
}

/** Who has an account, for the person at this computer, who helps those that cannot get in any more. */
export function AccountsSection() {
  const user = useUser()
  const { data, error, refetch } = useQuery(colleaguesQuery())
  return (
    <Section title={t('accounts')}>
      {data && <Rows>{data.map((colleague) => <Account key={colleague.id} colleague={colleague} isOwn={colleague.id === user?.id} />)}</Rows>}
      {!data && (error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Skeleton h="6rem" />)}
    </Section>
  )
}
