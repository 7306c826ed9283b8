import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { catalogue } from '@/i18n/catalogue'
import { browser } from '@/lib/browser'

const t = catalogue({
  codeFor: 'Recovery code of {email}',
  codePrint: 'Print',
  codeDone: 'I have written it down',
})

interface RecoveryCodeProps {
  email: string
  code: string
  /** What it is for and what became of the one before. */
  text: string
  onDone: () => void
}

/** In groups of four, as people copy from paper; the server reads it with or without them. */
const inGroups = (code: string) => code.match(/\w{1,4}/g)?.join(' ') ?? code

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** The code that is shown only once: to be written down or printed before going on. */
export function RecoveryCode({ email, code, text, onDone }: RecoveryCodeProps) {
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [])
  return (
    <chakra.div display="grid" gap="4">
      <p>{text}</p>
      <chakra.figure bg="bg.muted" borderWidth="1px" borderColor="border" rounded="md" p="4" display="grid" gap="2">
        <chakra.figcaption fontSize="sm" color="fg.muted" overflowWrap="anywhere">{t('codeFor', { email })}</chakra.figcaption>
        <chakra.code fontFamily="mono" fontSize="xl" fontWeight="bold" letterSpacing="0.04em" overflowWrap="anywhere" userSelect="all">{inGroups(code)}</chakra.code>
      </chakra.figure>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onDone} flexGrow={1}>{t('codeDone')}</Button>
        <Button variant="outline" onClick={browser.print}><Icon name="print" size={20} />{t('codePrint')}</Button>
      </chakra.div>
    </chakra.div>
  )
}
