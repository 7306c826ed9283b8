import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeInvite, inviteQuery } from './api'
import { t } from './texts'
import { Button } from '@/components/Button'
import { LoadFailed } from '@/components/LoadFailed'
import { Notice } from '@/components/Notice'
import { Section } from '@/components/Section'
import { Skeleton } from '@/components/Skeleton'
import { browser } from '@/lib/browser'
import { explain } from '@/lib/explain'
import { toast } from '@/lib/toast'

/** In two groups, as it is read out. */
const inGroups = (code: string) => code.match(/.{1,5}/g)?.join('-') ?? code

function ChangeButton() {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: changeInvite,
    onSuccess: (invite) => {
      client.setQueryData(inviteQuery().queryKey, invite)
      toast({ title: t('saved'), description: t('changed') })
    },
  })
  return (
    <>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      <Button variant="outline" justifySelf="start" disabled={isPending} onClick={() => { if (browser.confirm(t('confirmChange'))) mutate() }}>{t(isPending ? 'changing' : 'change')}</Button>
    </>
  )
}

/** The code that lets colleagues create accounts; who sits at this computer may change it. */
export function InviteSection({ canManage }: { canManage: boolean }) {
  const { data, error, refetch } = useQuery(inviteQuery())
  return (
    <Section title={t('invite')} text={t('inviteText')}>
      {data && <chakra.p fontFamily="mono" fontWeight="bold" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="0.04em" lineHeight="short" userSelect="all" overflowWrap="anywhere">{inGroups(data.inviteCode)}</chakra.p>}
      {!data && (error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} /> : <Skeleton h="3rem" />)}
      {canManage && data && <ChangeButton />}
    </Section>
  )
}
