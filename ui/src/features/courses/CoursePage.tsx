import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from 'react-router'
import { LinkButton } from '@/components/Button'
import { PageTitle, SectionTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { Notice } from '@/components/Notice'
import { ProgressBar } from '@/components/ProgressBar'
import { hasPassed } from './catalogue'
import { CourseBadges, CourseFacts } from './CourseBadges'
import { CourseFrame } from './CourseFrame'
import { readProgress } from './progress'
import { Sections } from './Sections'
import { t } from './texts'
import type { CourseOutline, Unit } from './types'
import { paths } from '@/lib/paths'
import { useUser } from '@/lib/session'
import { useTitle } from '@/lib/use-title'
import { focusRing, heading, panel } from '@/theme/styles'

const LessonLink = chakra(Link, {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', minH: '12', px: '3', py: '2', color: 'fg', textDecoration: 'none', rounded: 'md',
    _hover: { bg: 'bg.muted' }, ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
})

function Outline({ units }: { units: readonly Unit[] }) {
  return (
    <section aria-labelledby="outline">
      <SectionTitle id="outline" mb="3">{t('outline')}</SectionTitle>
      <chakra.div display="grid" gap="4">
        {units.map(({ id, title, time, sections }) => (
          <chakra.article key={id} {...panel} p={{ base: '4', md: '6' }} display="grid" gap="4">
            <div>
              <chakra.h3 {...heading} fontSize="xl">{title}</chakra.h3>
              <chakra.p fontSize="sm" color="fg.muted">{time}</chakra.p>
            </div>
            <Sections sections={sections} level="h4" />
          </chakra.article>
        ))}
      </chakra.div>
    </section>
  )
}

/** The lessons to read, and how far one is. */
function Lessons({ course }: { course: CourseOutline }) {
  const { done, last } = readProgress(useUser()?.id ?? '', course.id)
  const units = course.units
  const count = units.filter(({ id }) => done.includes(id)).length
  const isDone = count === units.length
  const next = isDone ? units[0] : (units.find(({ id }) => id === last && !done.includes(id)) ?? units.find(({ id }) => !done.includes(id)))
  const label = t('lessonsDone', { done: count, total: units.length })
  return (
    <section aria-labelledby="lessons">
      <SectionTitle id="lessons" mb="3">{t('lessons')}</SectionTitle>
      <chakra.div maxW="prose" display="grid" gap="2" mb="4">
        <ProgressBar label={label} percent={Math.round((count / units.length) * 100)} />
        <chakra.p fontSize="sm" color="fg.muted">{label}</chakra.p>
        {next && <LinkButton to={paths.unit(course.id, next.id)} justifySelf="start">{t(isDone ? 'readAgain' : last === null ? 'start' : 'goOn')}</LinkButton>}
      </chakra.div>
      <chakra.ol {...panel} listStyleType="none" p="2" maxW="prose">
        {units.map(({ id, title, time }) => (
          <li key={id}>
            <LessonLink to={paths.unit(course.id, id)}>
              <chakra.span w="6" h="6" flexShrink={0} color="good.fg" display="grid" placeItems="center">{done.includes(id) && <Icon name="check" />}</chakra.span>
              <chakra.span flex="1" minW="0">{title}{done.includes(id) && <chakra.span srOnly> ({t('done')})</chakra.span>}</chakra.span>
              <chakra.span fontSize="sm" color="fg.muted" flexShrink={0}>{time}</chakra.span>
            </LessonLink>
          </li>
        ))}
      </chakra.ol>
    </section>
  )
}

function CourseContent({ course }: { course: CourseOutline }) {
  const { title, description, image, highlights, about, units, type, schedule } = course
  useTitle(title)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
        <LinkButton to={paths.courses} variant="link"><Icon name="back" size={20} />{t('allCourses')}</LinkButton>
        <CourseBadges course={course} />
        <PageTitle>{title}</PageTitle>
        <chakra.p maxW="prose" fontSize="lg">{description}</chakra.p>
        {hasPassed(course) && <Notice>{t('passed', { schedule: schedule ?? '' })}</Notice>}
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }} gap="6" alignItems="start" w="full">
          <chakra.img src={image} alt="" w="full" rounded="lg" borderWidth="1px" borderColor="border" aspectRatio="16 / 9" objectFit="cover" />
          <chakra.div display="grid" gap="4">
            <CourseFacts course={course} />
            <div>
              <chakra.h2 {...heading} fontSize="lg" mb="1">{t('highlights')}</chakra.h2>
              <chakra.ul listStyleType="disc" ps="5">{highlights.map((highlight) => <li key={highlight}>{highlight}</li>)}</chakra.ul>
            </div>
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <Sections sections={about} level="h2" />
      {type === 'self-paced' ? <Lessons course={course} /> : <Outline units={units} />}
    </chakra.div>
  )
}

/** One course with its whole outline; the lessons of a self-paced one are pages of their own. */
export default function CoursePage() {
  const { id = '' } = useParams()
  return <CourseFrame id={id}>{(course) => <CourseContent course={course} />}</CourseFrame>
}
