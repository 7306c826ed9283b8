import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { buttonRecipe } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { t } from './texts'
import type { Resource } from './types'
import { heading, panel } from '@/theme/styles'

const NewTabLink = chakra('a', buttonRecipe, { defaultProps: { target: '_blank', rel: 'noopener' } })

/** A colour for each type, beside its name. */
const COLOURS = {
  video: { bg: 'wait.bg', color: 'wait.fg' },
  article: { bg: 'good.bg', color: 'good.fg' },
  tool: { bg: 'quiet.bg', color: 'quiet.fg' },
  dataset: { bg: 'bg.muted', color: 'fg' },
  pdf: { bg: 'error.bg', color: 'error.fg' },
} as const satisfies Record<Resource['type'], object>

/** One resource of the list. */
export function ResourceCard({ resource }: { resource: Resource }) {
  const { title, description, type, category, tags, duration, views, author, url } = resource
  return (
    <chakra.li {...panel} p="4" display="flex" flexDir="column" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Badge {...COLOURS[type]} fontWeight="semibold">{t(type)}</Badge>
        <chakra.span fontSize="sm" color="fg.muted">{category}</chakra.span>
      </chakra.div>
      <chakra.h3 {...heading} fontSize="lg">{title}</chakra.h3>
      <p>{description}</p>
      <chakra.ul aria-label={t('tags')} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {tags.map((tag) => <li key={tag}><Badge>{tag}</Badge></li>)}
      </chakra.ul>
      <chakra.p fontSize="sm" color="fg.muted" mt="auto">
        {[duration, ...(views > 0 ? [t('views', { count: views })] : []), t('by', { author })].join(' · ')}
      </chakra.p>
      <NewTabLink href={url}>
        {t('access')}<chakra.span srOnly>{t('about', { title })}</chakra.span><Icon name="newTab" size={20} />
      </NewTabLink>
    </chakra.li>
  )
}
