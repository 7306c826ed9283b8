import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '@/components/Button'
import { Notice } from '@/components/Notice'
import type { UserWithCode } from './api'
import { Frame } from './Frame'
import { NewCode } from './NewCode'
import { Providers } from './Providers'
import { RecoverForm } from './RecoverForm'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'
import { t } from './texts'
import { forgetActivity } from '@/lib/activity'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session'

/** What led here: the way to another service and back may have ended in it, a copy is in the place of everything, or a session was ended that nobody used. */
const NOTICES = ['provider-unavailable', 'provider-cancelled', 'provider-failed', 'email-unverified', 'email-taken', 'invite-required', 'too-many', 'restored', 'idle'] as const
const isNotice = (notice: string | null): notice is (typeof NOTICES)[number] => NOTICES.some((known) => known === notice)

type View = 'sign-in' | 'sign-up' | 'recover'

const TITLES = { 'sign-in': 'signInTitle', 'sign-up': 'signUpTitle', recover: 'recoverTitle', code: 'codeTitle' } as const

/** The view that the address asks for; an invitation leads to sign-up. */
function viewOf(query: URLSearchParams): View {
  const view = query.get('view')
  if (view === 'sign-up' || view === 'recover' || view === 'sign-in') return view
  return query.get('invite') ? 'sign-up' : 'sign-in'
}

/** The same page with another view; an invite code stays in the address. */
function linkTo(view: View, query: URLSearchParams) {
  const next = new URLSearchParams(query)
  next.delete('notice')
  next.set('view', view)
  return `${paths.login}?${next.toString()}`
}

/** Sign-in, sign-up and the way back in. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const isNew = useSession((session) => session.isNew)
  const [email, setEmail] = useState('')
  const [arrived, setArrived] = useState<UserWithCode | null>(null)
  const view = viewOf(query)
  useEffect(forgetActivity, [])
  const notice = query.get('notice')
  const shown = arrived ? 'code' : view
  return (
    <Frame view={shown} title={t(TITLES[shown])} hasTerms={!arrived}>
      {arrived && <NewCode arrived={arrived} text={t(view === 'recover' ? 'codeTextAgain' : 'codeText')} />}
      {shown === 'sign-in' && (
        <>
          {isNew && (
            <chakra.div bg="bg.muted" rounded="md" p="4" display="grid" gap="3" justifyItems="start">
              <p>{t('nobodyYet')}</p>
              <LinkButton to={paths.welcome}>{t('firstAccount')}</LinkButton>
            </chakra.div>
          )}
          {isNotice(notice) && <Notice>{t(notice)}</Notice>}
          <SignInForm email={email} onEmail={setEmail} recoverLink={linkTo('recover', query)} />
          <Providers />
          <chakra.p textAlign="center">{t('newHere')} <LinkButton to={linkTo('sign-up', query)} variant="link">{t('createAccount')}</LinkButton></chakra.p>
        </>
      )}
      {shown === 'sign-up' && (
        <>
          <SignUpForm email={email} onEmail={setEmail} inviteCode={query.get('invite') ?? ''} onDone={setArrived} />
          <chakra.p textAlign="center">{t('haveAccount')} <LinkButton to={linkTo('sign-in', query)} variant="link">{t('signIn')}</LinkButton></chakra.p>
        </>
      )}
      {shown === 'recover' && (
        <>
          <RecoverForm email={email} onEmail={setEmail} onDone={setArrived} />
          <LinkButton to={linkTo('sign-in', query)} variant="link" justifySelf="center">{t('backToSignIn')}</LinkButton>
        </>
      )}
    </Frame>
  )
}
