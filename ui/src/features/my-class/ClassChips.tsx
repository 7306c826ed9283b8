import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '@/components/Icon'
import type { ClassContext } from '@/features/designs/types'
import { partsOf, type ClassPart } from './parts'
import { FROM_WIZARD, myClassPath } from './place'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'
import { focusRing } from '@/theme/styles'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '11', maxW: 'full', px: '4', rounded: 'full', borderWidth: '1.5px', borderColor: 'border.input', bg: 'bg.panel', color: 'fg.muted',
    fontWeight: 'medium', fontSize: 'sm', cursor: 'pointer', overflowWrap: 'anywhere', textAlign: 'start', textDecoration: 'line-through', _hover: { bg: 'bg.muted' }, ...focusRing,
    '&[aria-pressed=true]': { borderColor: 'accent', bg: 'accent', color: 'accent.fg', textDecoration: 'none', _hover: { bg: 'accent.hover' } },
  },
}, { defaultProps: { type: 'button' } })

const Way = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'accent', fontWeight: 'semibold', fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '3px', ...focusRing } })

/** The wizard's answers are kept: it may be left for the profile. */
const ToProfile = ({ children }: { children: string }) => <Way to={myClassPath} state={FROM_WIZARD} onClick={() => useDialogs.getState().close()}>{children}</Way>

interface ClassChipsProps {
  /** What is known of the class and fits what is planned. */
  myClass: ClassContext
  /** The keys of what does not go along this time. */
  without: readonly string[]
  onChange: (without: string[]) => void
}

/** What is known of the class, as chips: what is pressed goes along. Where nothing is known, the way to say it once. */
export default function ClassChips({ myClass, without, onChange }: ClassChipsProps) {
  const id = useId()
  const parts = partsOf(myClass)
  if (parts.length === 0) return <chakra.p mt="4" fontSize="sm" color="fg.muted">{t('offer')} <ToProfile>{t('describe')}</ToProfile></chakra.p>
  const isOut = ({ keys }: ClassPart) => keys.some((key) => without.includes(key))
  const toggle = (part: ClassPart) => {
    const others = without.filter((key) => !part.keys.includes(key))
    onChange(isOut(part) ? others : [...others, ...part.keys])
  }
  return (
    <chakra.div mt="5">
      <chakra.h4 id={id} fontWeight="semibold" fontSize="sm">{t('chips')}</chakra.h4>
      <chakra.p fontSize="sm" color="fg.muted">{t('chipsText')}</chakra.p>
      <chakra.ul aria-labelledby={id} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="2">
        {parts.map((part) => (
          <li key={part.keys[0]}>
            <Chip aria-pressed={!isOut(part)} onClick={() => toggle(part)}>{!isOut(part) && <Icon name="check" size={16} />}{part.label}</Chip>
          </li>
        ))}
      </chakra.ul>
      <ToProfile>{t('change')}</ToProfile>
    </chakra.div>
  )
}
