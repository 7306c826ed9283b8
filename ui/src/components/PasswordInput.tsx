import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/Button'
import { Input } from '@/components/Field'
import { Icon } from '@/components/Icon'
import { catalogue } from '@/i18n/catalogue'

const t = catalogue({
  showPassword: 'Show password',
  hidePassword: 'Hide password',
})

/** A password that its writer can look at. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false)
  return (
    <chakra.div position="relative">
      <Input {...props} type={shown ? 'text' : 'password'} pe="12" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      <Button
        variant="ghost" size="icon" position="absolute" insetEnd="0" top="0" color="fg.muted"
        aria-label={shown ? t('hidePassword') : t('showPassword')} onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
      </Button>
    </chakra.div>
  )
}
