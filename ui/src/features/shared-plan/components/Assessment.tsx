import type { PlanView, Rubric } from '@/features/designs/plan'
import { s } from '../styles.static'
import { t } from '../texts'
import { Bullets, Part, Prose } from './parts'

/** Wide tables scroll inside this, by touch and, as it takes focus, by the arrow keys. */
function RubricTable({ rubric: { levels, rows } }: { rubric: Rubric }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it with the keyboard
    <div className={s.scroller} role="region" aria-label={t('rubric')} tabIndex={0}>
      <table className={s.table}>
        <thead><tr><th className={s.th} scope="col">{t('criterion')}</th>{levels.map((level, i) => <th className={s.th} key={i} scope="col">{level}</th>)}</tr></thead>
        <tbody>{rows.map(({ criterion, cells }, i) => <tr key={i}><th className={s.th} scope="row">{criterion}</th>{cells.map((cell, j) => <td className={s.td} key={j}>{cell}</td>)}</tr>)}</tbody>
      </table>
    </div>
  )
}

export const hasAssessment = ({ outcome, assessment, rubric }: PlanView) =>
  Boolean(outcome ?? rubric) || (typeof assessment === 'string' ? assessment !== '' : assessment.formative.length + assessment.summative.length > 0)

export function Assessment({ plan: { outcome, assessment, rubric } }: { plan: PlanView }) {
  return (
    <>
      {outcome && <Part heading={t('outcome')} when><>{outcome.type && <p className={s.strong}>{outcome.type}</p>}{outcome.description && <Prose>{outcome.description}</Prose>}</></Part>}
      {typeof assessment === 'string' ? <Prose>{assessment}</Prose> : (
        <>
          <Part heading={t('formative')} when={assessment.formative.length > 0}><Bullets items={assessment.formative} /></Part>
          <Part heading={t('summative')} when={assessment.summative.length > 0}><Bullets items={assessment.summative} /></Part>
        </>
      )}
      {rubric && <div className={s.wide}><Part heading={t('rubric')} when><RubricTable rubric={rubric} /></Part></div>}
    </>
  )
}
