import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { Icon } from '@/components/Icon'
import { NotFound } from '@/components/NotFound'
import { ProgressBar } from '@/components/ProgressBar'
import { CourseFrame } from './CourseFrame'
import { useCourseProgress } from './progress'
import { Sections } from './Sections'
import { t } from './texts'
import type { CourseOutline, Unit } from './types'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/use-title'

function Lesson({ course, unit }: { course: CourseOutline; unit: Unit }) {
  const { units } = course
  const { progress, change } = useCourseProgress(course.id)
  const { done, last } = progress
  const at = units.indexOf(unit)
  const before = units[at - 1]
  const after = units[at + 1]
  const position = t('lessonOf', { n: at + 1, total: units.length })
  useTitle(unit.title)
  useEffect(() => {
    if (last !== unit.id) change({ done, last: unit.id })
  }, [change, done, last, unit.id])

  const mark = (isDone: boolean) => change({ done: isDone ? [...done, unit.id] : done.filter((id) => id !== unit.id), last: unit.id })
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start" maxW="prose">
        <LinkButton to={paths.course(course.id)} variant="link" whiteSpace="normal" flexShrink={1}><Icon name="back" size={20} />{course.title}</LinkButton>
        <chakra.div w="full"><ProgressBar label={position} percent={Math.round(((at + 1) / units.length) * 100)} /></chakra.div>
        <chakra.p fontSize="sm" color="fg.muted">{position} · {unit.time}</chakra.p>
        <PageTitle>{unit.title}</PageTitle>
      </chakra.div>
      <Sections sections={unit.sections} level="h2" />
      <chakra.label display="inline-flex" gap="3" alignItems="center" minH="11" cursor="pointer" justifySelf="start">
        <chakra.input type="checkbox" checked={done.includes(unit.id)} onChange={(event) => mark(event.target.checked)} w="5" h="5" accentColor="var(--c-colors-accent)" />
        {t('taskDone')}
      </chakra.label>
      <chakra.nav aria-label={t('lessonNav')} display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" maxW="prose">
        {before ? <LinkButton to={paths.unit(course.id, before.id)} variant="outline">{t('previous')}</LinkButton> : <span />}
        {after ? <LinkButton to={paths.unit(course.id, after.id)}>{t('next')}</LinkButton> : <LinkButton to={paths.course(course.id)}>{t('finish')}</LinkButton>}
      </chakra.nav>
    </chakra.article>
  )
}

/** One lesson of a self-paced course, with its task. */
export default function LessonPage() {
  const { id = '', unit: unitId = '' } = useParams()
  return (
    <CourseFrame id={id}>
      {(course) => {
        const unit = course.type === 'self-paced' ? course.units.find((one) => one.id === unitId) : undefined
        return unit ? <Lesson key={course.id} course={course} unit={unit} /> : <NotFound />
      }}
    </CourseFrame>
  )
}
