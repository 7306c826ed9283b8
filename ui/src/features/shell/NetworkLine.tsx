import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { Icon } from '@/components/Icon'
import { catalogue } from '@/i18n/catalogue'
import { useNetwork } from '@/lib/network'
import { paths } from '@/lib/paths'
import { focusRing } from '@/theme/styles'

const t = catalogue({ open: 'Open to this network' }) // here, so that the shell carries it only while it is so

const Line = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', px: '3', mt: '3', rounded: 'md', fontSize: 'sm', color: 'fg.muted', textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'fg' }, ...focusRing },
})

/** Says to the person at Somo's own computer that colleagues can open it, and leads to where that is changed. */
export default function NetworkLine({ onFollow }: { onFollow?: () => void }) {
  const { data: network } = useNetwork()
  if (!network?.lan || !network.canManage) return null
  return <Line to={paths.connect} onClick={onFollow}><Icon name="share" size={16} />{t('open')}</Line>
}
