import { Button } from '@/components/Button'
import { Icon, type IconName } from '@/components/Icon'
import { Menu } from '@/components/Menu'
import { sectionTitle } from '@/features/generation/names'
import type { SectionName } from '@/features/generation/sections'
import { t } from './texts'
import { WISHES, type Asked, type Wish } from './wishes'

const ICONS: Readonly<Record<Wish, IconName>> = { another: 'refresh', easier: 'down', harder: 'up', shorter: 'designs', words: 'edit' }

interface AskMenuProps {
  name: SectionName
  disabled: boolean
  onAsk: (asked: Asked) => void
}

/** The ways to ask for one section once more. */
export default function AskMenu({ name, disabled, onAsk }: AskMenuProps) {
  return (
    <Menu label={t('askFor', { section: sectionTitle(name) })} disabled={disabled} items={WISHES.map((wish) => ({ label: t(wish), icon: ICONS[wish], onSelect: () => onAsk({ name, wish }) }))}>
      {(trigger) => <Button variant="ghost" size="sm" {...trigger}><Icon name="refresh" size={20} />{t('ask')}</Button>}
    </Menu>
  )
}
