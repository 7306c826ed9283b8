import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Button } from '@/components/Button'
import { catalogue } from '@/i18n/catalogue'
import { localDate } from '@/lib/dates'
import { useSession, type WrongClock } from '@/lib/session'
import { kept } from '@/lib/storage'
import { screenOnly } from '@/theme/styles'

const t = catalogue({ // here, so that the shell carries it only while it is so
  wrong: 'Somo’s computer says that it is {says}, but it has been {been} already. Please set its date; until then “this week” cannot be counted.',
  right: 'The date is right',
})

const TRUSTED_KEY = 'somo:clock-trusted'

const trust = () => useSession.setState({ clock: null })

/** Tells that the computer has lost its date. Where its clock was ahead once and is right now, the teacher can say so. */
export default function ClockLine({ wrong }: { wrong: WrongClock }) {
  const isTrusted = kept.get(TRUSTED_KEY) === wrong.been
  useEffect(() => { if (isTrusted) trust() }, [isTrusted])
  if (isTrusted) return null
  const trustFromNow = () => {
    kept.set(TRUSTED_KEY, wrong.been)
    trust()
  }
  return (
    <chakra.div
      role="status" css={screenOnly} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" mb="5" px="4" py="2" rounded="md"
      borderWidth="1px" bg="error.bg" color="error.fg" borderColor="error.fg"
    >
      <chakra.p flex="1 1 20rem">{t('wrong', { says: localDate(wrong.says), been: localDate(wrong.been) })}</chakra.p>
      <Button variant="ghost" size="sm" ms="-3" color="inherit" onClick={trustFromNow}>{t('right')}</Button>
    </chakra.div>
  )
}
