import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Brand } from '@/components/Brand'
import { LinkButton } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { RecoveryCode } from '@/components/RecoveryCode'
import type { UserWithCode } from './api'
import { Providers } from './Providers'
import { RecoverForm } from './RecoverForm'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'
import { t } from './texts'
import { paths } from '@/lib/paths'
import { setUser } from '@/lib/session'
import { focusRing, heading, panel } from '@/theme/styles'

const HomeLink = chakra(Link, { base: { display: 'inline-flex', minH: '11', rounded: 'md', textDecoration: 'none', color: 'fg', ...focusRing } })
const Title = chakra('h1', { base: { ...heading, fontSize: '2xl', outline: 'none' } })

/** What the way to another service and back may have ended in. */
const NOTICES = ['provider-unavailable', 'provider-cancelled', 'provider-failed', 'email-unverified', 'email-taken', 'invite-required', 'too-many'] as const
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

/** A heading that takes the focus when the view changes, so that a screen reader says where one is. */
function ViewTitle({ of, children }: { of: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current !== of) title.current?.focus()
    shown.current = of
  }, [of])
  return <Title ref={title} tabIndex={-1}>{children}</Title>
}

/** Sign-in, sign-up and the way back in. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState('')
  const [arrived, setArrived] = useState<UserWithCode | null>(null)
  const view = viewOf(query)
  const notice = query.get('notice')
  const shown = arrived ? 'code' : view
  return (
    <chakra.div minH="100dvh" display="flex" flexDir="column" alignItems="center" px="4" pb="8">
      <chakra.header w="full" maxW="page" py="3"><HomeLink to={paths.home} aria-label={t('home')}><Brand /></HomeLink></chakra.header>
      <chakra.main w="full" maxW="28rem" my="auto" py="4" display="grid" gap="5">
        <chakra.div {...panel} p={{ base: '5', sm: '8' }} display="grid" gap="5">
          <ViewTitle of={shown}>{t(TITLES[shown])}</ViewTitle>
          {arrived && (
            <RecoveryCode
              email={arrived.email} code={arrived.recoveryCode} text={t(view === 'recover' ? 'codeTextAgain' : 'codeText')}
              onDone={() => {
                const { recoveryCode: _, ...user } = arrived
                setUser(user)
              }}
            />
          )}
          {shown === 'sign-in' && (
            <>
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
        </chakra.div>
        {!arrived && (
          <chakra.section fontSize="sm" color="fg.muted" aria-labelledby="terms">
            <chakra.h2 id="terms" fontWeight="semibold">{t('termsTitle')}</chakra.h2>
            <p>{t('terms')}</p>
          </chakra.section>
        )}
      </chakra.main>
    </chakra.div>
  )
}
