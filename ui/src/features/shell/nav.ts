import type { IconName } from '@/components/Icon'
import { paths } from '@/lib/paths'

/** The sections of the signed-in page, with the longer name for the sidebar and the short one for the tab bar. */
export const SECTIONS = [
  { to: paths.home, name: 'dashboard', short: 'home', icon: 'home' },
  { to: paths.designCorner, name: 'designCorner', short: 'designs', icon: 'designs' },
] as const satisfies readonly { to: string; name: string; short: string; icon: IconName }[]
