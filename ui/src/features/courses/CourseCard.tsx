import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { CourseBadges, CourseFacts } from './CourseBadges'
import { t } from './texts'
import type { Course } from './types'
import { heading, panel } from '@/theme/styles'

const NewTabLink = chakra('a', buttonRecipe, { defaultProps: { target: '_blank', rel: 'noopener' } })

/** How many highlights a card has room for. */
const SHOWN = 3

/** One course of the list. */
export function CourseCard({ course }: { course: Course }) {
  const { title, description, image, highlights, learnMoreUrl } = course
  const hidden = highlights.length - SHOWN
  return (
    <chakra.li {...panel} overflow="hidden" display="flex" flexDir="column" minW="0">
      <chakra.img src={image} alt="" w="full" aspectRatio="16 / 9" objectFit="cover" bg="bg.muted" loading="lazy" />
      <chakra.div p="4" display="flex" flexDir="column" gap="3" flex="1">
        <CourseBadges course={course} />
        <chakra.h3 {...heading} fontSize="lg">{title}</chakra.h3>
        <chakra.p color="fg.muted">{description}</chakra.p>
        <CourseFacts course={course} />
        <chakra.ul listStyleType="disc" ps="5" fontSize="sm">
          {highlights.slice(0, SHOWN).map((highlight) => <li key={highlight}>{highlight}</li>)}
        </chakra.ul>
        {hidden > 0 && <chakra.p fontSize="sm" color="fg.muted">{t('moreHighlights', { count: hidden })}</chakra.p>}
        <NewTabLink href={learnMoreUrl} mt="auto">
          {t('learnMore')}<chakra.span srOnly>{t('about', { title })}</chakra.span><Icon name="newTab" size={20} />
        </NewTabLink>
      </chakra.div>
    </chakra.li>
  )
}
