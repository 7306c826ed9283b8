import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { Section } from '@/components/Section'
import { MyClassForm } from './MyClassForm'
import { MY_CLASS, isFromWizard } from './place'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'
import type { User } from '@/lib/session'

/** "My class" among the matters of the profile. Who comes from the wizard is led to it, and back. */
export default function MyClassSection({ user }: { user: User }) {
  const { hash, key, state } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== `#${MY_CLASS}`) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <chakra.div ref={box} id={MY_CLASS} tabIndex={-1} outline="none" scrollMarginTop="20">
      <Section title={t('title')} text={t('text')}>
        {isFromWizard(state) && (
          <Notice>
            <p>{t('goOn')}</p>
            <Button mt="2" variant="outline" onClick={() => useDialogs.getState().openWizard()}>{t('goOnNow')}</Button>
          </Notice>
        )}
        <MyClassForm user={user} />
      </Section>
    </chakra.div>
  )
}
