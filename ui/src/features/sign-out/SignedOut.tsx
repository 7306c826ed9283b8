import { useEffect, useState } from 'react'
import { t } from './texts'
import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { Notice } from '@/components/Notice'
import { forgetActivity } from '@/lib/activity'
import { browser } from '@/lib/browser'
import { explain } from '@/lib/explain'
import { paths } from '@/lib/paths'
import { rememberPath } from '@/lib/return-path'
import { tellSignedOut } from '@/lib/signed-out'
import { endOnServer } from '@/lib/use-sign-out'

const TO = `${paths.login}?notice=idle`

function toSignIn() {
  rememberPath()
  forgetActivity()
  tellSignedOut(TO)
  browser.go(TO)
}

/** Covers what is on the screen and ends the session. What the teacher was writing stays in her drafts. */
export default function SignedOut() {
  const [error, setError] = useState<unknown>(null)
  useEffect(() => { endOnServer().then(toSignIn, setError) }, [])
  const tryAgain = () => {
    setError(null)
    endOnServer().then(toSignIn, setError)
  }
  return (
    <Cover title={t('over')}>
      <p>{t('overText')}</p>
      {error !== null && (
        <>
          <Notice kind="error">{t('failed', { reason: explain(error) })}</Notice>
          <Button justifySelf="start" onClick={tryAgain}>{t('tryAgain')}</Button>
        </>
      )}
    </Cover>
  )
}
