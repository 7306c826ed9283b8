import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button, LinkButton } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { Section } from '@/components/Section'
import { AboutForm } from './AboutForm'
import { downloadMyData } from './api'
import { CodeForm } from './CodeForm'
import { PasswordForm } from './PasswordForm'
import { PhotoForm } from './PhotoForm'
import { ProviderLinks } from './ProviderLinks'
import { SignOutForm } from './SignOutForm'
import { t } from './texts'
import { useCarrying } from '@/lib/carrying'
import { reportFailure } from '@/lib/end-session'
import { lazyPart } from '@/lib/lazy'
import { useNetwork } from '@/lib/network'
import { paths } from '@/lib/paths'
import { useUser } from '@/lib/session'
import { toast } from '@/lib/toast'
import { useSignOut } from '@/lib/use-sign-out'
import { useTitle } from '@/lib/use-title'

const DeleteDialog = lazyPart(() => import('./DeleteDialog'))
const MyClassSection = lazyPart(() => import('@/features/my-class/MyClassSection'))

function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: downloadMyData,
    onSuccess: () => toast({ title: t('exported'), description: t('exportedText') }),
    onError: (error) => reportFailure(error, { title: t('error'), description: t('exportFailed') }),
  })
  return <Button variant="outline" justifySelf="start" disabled={isPending} onClick={() => mutate()}><Icon name="download" size={20} />{isPending ? t('exporting') : t('exportData')}</Button>
}

/** Two clicks from her name at the top of every page to a sign-in page that has nothing of her. */
function SwitchUser({ userId }: { userId: string }) {
  const { pending, signOut } = useSignOut(userId, paths.login)
  return <Button variant="outline" disabled={pending} onClick={signOut}><Icon name="logout" size={20} />{t(pending ? 'switching' : 'switchUser')}</Button>
}

function CarryButton() {
  const openCarry = useCarrying((carrying) => carrying.openCarry)
  return <Button variant="outline" justifySelf="start" onClick={() => openCarry('all')}><Icon name="download" size={20} />{t('carryPlans')}</Button>
}

/** The teacher's account: who she is, how she signs in, and what is hers. */
export default function ProfilePage() {
  const user = useUser()
  const [deleting, setDeleting] = useState(false)
  const isHere = useNetwork().data?.canManage
  useTitle(t('title'))
  if (!user) return null
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="flex-end" gap="3" mb="6">
        <chakra.div minW="0">
          <PageTitle>{t('title')}</PageTitle>
          <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">{t('signedInAs', { email: user.email })}</chakra.p>
        </chakra.div>
        <SwitchUser userId={user.id} />
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5" alignItems="start">
        <chakra.div display="grid" gap="5">
          <Section title={t('photo')} text={t('photoText')}><PhotoForm user={user} /></Section>
          <Section title={t('about')}><AboutForm user={user} /></Section>
          <Suspense fallback={null}><MyClassSection user={user} /></Suspense>
          <Section title={t('data')} text={t('dataText')}><ExportButton /><CarryButton /></Section>
          <Section title={t('models')} text={t('modelsText')}>
            <LinkButton to={paths.settings} variant="outline" justifySelf="start">{t('openSettings')}</LinkButton>
          </Section>
          <Section title={t('colleagues')} text={t('colleaguesText')}>
            <LinkButton to={paths.connect} variant="outline" justifySelf="start">{t('connect')}</LinkButton>
          </Section>
          {isHere && (
            <Section title={t('computer')} text={t('computerText')}>
              <LinkButton to={paths.computer} variant="outline" justifySelf="start">{t('openComputer')}</LinkButton>
            </Section>
          )}
        </chakra.div>
        <chakra.div display="grid" gap="5">
          <Section title={t('password')} text={t(user.hasPassword === false ? 'noPassword' : 'passwordText')}><PasswordForm user={user} /></Section>
          <Section title={t('code')} text={t('codeText')}><CodeForm user={user} /></Section>
          <Section title={t('automatic')} text={t('automaticText')}><SignOutForm user={user} /></Section>
          <Section title={t('providers')} text={t('providersText')}><ProviderLinks /></Section>
          <Section title={t('remove')} text={t('removeText')}>
            <Button variant="outline" justifySelf="start" color="error.fg" borderColor="error.fg" onClick={() => setDeleting(true)}><Icon name="trash" size={20} />{t('remove')}</Button>
          </Section>
        </chakra.div>
      </chakra.div>
      {deleting && <Suspense fallback={null}><DeleteDialog user={user} onClose={() => setDeleting(false)} /></Suspense>}
    </>
  )
}
