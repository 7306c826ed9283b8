import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { LinkButton } from '@/components/Button'
import type { UserWithCode } from './api'
import { Frame } from './Frame'
import { NewCode } from './NewCode'
import { SignUpForm } from './SignUpForm'
import { t } from './texts'
import { t as own } from './welcome-texts'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session'
import { useTitle } from '@/lib/use-title'

const PROMISES = ['offline', 'yours', 'colleagues'] as const

/** The first page of all: what Somo is, and the first account. Once there is one, sign-in stands in its place. */
export default function WelcomePage() {
  const isNew = useSession((session) => session.isNew)
  const [email, setEmail] = useState('')
  const [arrived, setArrived] = useState<UserWithCode | null>(null)
  useTitle(own('title'))
  if (!isNew) return <Navigate to={paths.login} replace />
  return (
    <Frame view={arrived ? 'code' : 'welcome'} title={arrived ? t('codeTitle') : own('title')} hasTerms={!arrived}>
      {arrived ? <NewCode arrived={arrived} text={t('codeText')} /> : (
        <>
          <div>
            <p>{own('lead')}</p>
            <chakra.ul listStyleType="disc" mt="3" ps="5" display="grid" gap="1" color="fg.muted">{PROMISES.map((promise) => <li key={promise}>{own(promise)}</li>)}</chakra.ul>
          </div>
          <chakra.h2 fontFamily="heading" fontWeight="bold" fontSize="xl">{own('account')}</chakra.h2>
          <SignUpForm email={email} onEmail={setEmail} inviteCode="" onDone={setArrived} />
          <LinkButton to={paths.home} variant="link" justifySelf="center">{own('more')}</LinkButton>
        </>
      )}
    </Frame>
  )
}
