import type { IconName } from '@/components/Icon'
import { paths } from '@/lib/paths'

/** The sections of the signed-in page in the sidebar's order; those with a short name have a place in the tab bar, the others behind More. */
export const SECTIONS = [
  { to: paths.home, name: 'dashboard', short: 'home', icon: 'home' },
  { to: paths.designCorner, name: 'designCorner', short: 'designs', icon: 'designs' },
  { to: paths.resources, name: 'resources', short: null, icon: 'book' },
  { to: paths.achievements, name: 'achievements', short: 'badges', icon: 'badge' },
  { to: paths.courses, name: 'courses', short: null, icon: 'course' },
] as const satisfies readonly { to: string; name: string; short: string | null; icon: IconName }[]
