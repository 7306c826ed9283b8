import { chakra } from '@chakra-ui/react/styled-system'
import type { PlanView, Rubric } from '@/features/designs/plan'
import { t } from '../texts'
import { Bullets, Muted, Part, Prose } from './parts'

const Cell = chakra('td', { base: { p: '3', verticalAlign: 'top', borderTopWidth: '1px', borderColor: 'border', whiteSpace: 'pre-line', minW: { base: '10rem', md: '7rem' } } })
const Head = chakra('th', { base: { p: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: 'semibold' } })
/** Wide tables scroll inside this, by touch and, as it takes focus, by the arrow keys. */
const Scroller = chakra('div', { base: { overflowX: 'auto', borderWidth: '1px', borderColor: 'border', rounded: 'md', _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' } } })

function RubricTable({ rubric }: { rubric: Rubric }) {
  return (
    <Scroller role="region" aria-label={t('rubric')} tabIndex={0}>
      <chakra.table w="full" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
        <chakra.thead bg="bg.muted"><tr><Head scope="col">{t('criterion')}</Head>{rubric.levels.map((level, i) => <Head key={i} scope="col">{level}</Head>)}</tr></chakra.thead>
        <tbody>{rubric.rows.map((row, i) => <tr key={i}><Head scope="row" borderTopWidth="1px" borderColor="border" minW="6rem">{row.criterion}</Head>{row.cells.map((cell, j) => <Cell key={j}>{cell}</Cell>)}</tr>)}</tbody>
      </chakra.table>
    </Scroller>
  )
}

function Methods({ heading, items, none }: { heading: string; items: readonly string[]; none: string }) {
  return <Part heading={heading}>{items.length > 0 ? <Bullets items={items} /> : <Muted>{none}</Muted>}</Part>
}

export function Outcome({ plan: { outcome, assessment, rubric } }: { plan: PlanView }) {
  return (
    <>
      {outcome && <Part heading={t('outcome')}>{outcome.type && <chakra.p fontWeight="semibold" color="accent">{outcome.type}</chakra.p>}{outcome.description && <Prose>{outcome.description}</Prose>}</Part>}
      {typeof assessment === 'string' ? (
        <Part heading={t('assessment')}><Prose>{assessment}</Prose></Part>
      ) : (
        <>
          <Methods heading={t('formative')} items={assessment.formative} none={t('noFormative')} />
          <Methods heading={t('summative')} items={assessment.summative} none={t('noSummative')} />
        </>
      )}
      {rubric && <Part heading={t('rubric')}><RubricTable rubric={rubric} /></Part>}
    </>
  )
}
