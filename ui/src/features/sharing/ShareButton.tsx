import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { Place } from './share-design'
import { t } from './texts'
import { useShare } from './use-share'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { Design } from '@/features/designs/types'

interface ShareButtonProps extends ComponentProps<typeof Button> {
  design: Design
  place: Place
}

const LABELS = { idle: 'share', sharing: 'sharing', copied: 'copied' } as const

/** Shares a design and says on its face how far that is; on phones by its drawing alone. It keeps the keyboard while it works. */
export function ShareButton({ design, place, ...props }: ShareButtonProps) {
  const { state, share } = useShare(design, place)
  const label = t(LABELS[state])
  return (
    <Button variant="outline" {...props} aria-label={label} aria-disabled={state === 'sharing' || undefined} onClick={share}>
      <Icon name={state === 'copied' ? 'check' : 'share'} size={20} />
      <chakra.span hideBelow="md">{label}</chakra.span>
    </Button>
  )
}
