import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useMemo } from 'react'
import { noPlan, readPlan } from '@/features/designs/plan'
import type { Version } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'
import { focusRing } from '@/theme/styles'
import { Muted } from '../components/parts'
import { compare, marked, type Difference, type Piece } from './compare'
import { t } from './texts'
import { ViewTitle } from './ViewTitle'

// Colour is never the only sign: what went is struck through, what came is underlined, and both are said.
const Gone = chakra('del', { base: { bg: 'error.bg', color: 'error.fg', textDecoration: 'line-through', rounded: '3px' } })
const New = chakra('ins', { base: { bg: 'good.bg', color: 'good.fg', textDecoration: 'underline', textUnderlineOffset: '3px', rounded: '3px' } })

/** Nothing in it can be pressed, so that it takes the keyboard itself, to scroll by. */
const Reading = chakra('div', { base: { rounded: 'sm', ...focusRing } })

const Columns = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '3', mt: '2' } })
const Side = chakra('div', { base: { borderWidth: '1px', borderColor: 'border', rounded: 'md', p: '3', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })
const SideName = chakra('h5', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', mb: '1' } })
const PartTitle = chakra('h4', { base: { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'short' } })

interface TextProps {
  text: string
  /** The text in pieces, where they are marked. */
  pieces: readonly Piece[] | undefined
  side: 'before' | 'after'
}

function Text({ text, pieces, side }: TextProps) {
  if (text === '') return <Muted>{t('absent')}</Muted>
  if (!pieces) return text
  const Mark = side === 'before' ? Gone : New
  return pieces.map((piece, i) => (piece.isChanged
    ? <Mark key={i}><chakra.span srOnly>{t(side === 'before' ? 'takenOutMark' : 'putInMark')} </chakra.span>{piece.text}<chakra.span srOnly> {t('markEnd')} </chakra.span></Mark>
    : <span key={i}>{piece.text}</span>))
}

interface DifferentPartProps {
  difference: Difference
  names: { before: string; after: string }
}

function DifferentPart({ difference: { title, before, after }, names }: DifferentPartProps) {
  const isOnBothSides = before !== '' && after !== ''
  const pieces = useMemo(() => (isOnBothSides ? marked(before, after) : null), [isOnBothSides, before, after])
  return (
    <chakra.section mt="6" aria-label={title}>
      <PartTitle>{title}</PartTitle>
      {isOnBothSides && !pieces && <Muted fontSize="sm">{t('anew')}</Muted>}
      <Columns>
        <Side><SideName>{names.before}</SideName><Text text={before} pieces={pieces?.before} side="before" /></Side>
        <Side><SideName>{names.after} ({t('newest')})</SideName><Text text={after} pieces={pieces?.after} side="after" /></Side>
      </Columns>
    </chakra.section>
  )
}

/** An earlier version beside the newest: only the parts that are different, with the words marked that are. */
export function Comparison({ version, newest }: { version: Version; newest: Version }) {
  const { different, same } = useMemo(
    () => compare(readPlan(version.contentJson) ?? noPlan, readPlan(newest.contentJson) ?? noPlan),
    [version, newest],
  )
  const names = { before: versionName(version.version, version.createdAt), after: versionName(newest.version, newest.createdAt) }
  const titleId = useId()
  return (
    <Reading role="region" aria-labelledby={titleId} tabIndex={0}>
      <ViewTitle id={titleId}>{t('comparison', names)}</ViewTitle>
      <chakra.p mt="1">{different.length === 0 ? t('same') : t('changed', { count: different.length })}</chakra.p>
      {different.length > 0 && (
        <chakra.p mt="1" fontSize="sm" color="fg.muted">{t('legend')} <Gone>{t('takenOut')}</Gone> <New>{t('putIn')}</New></chakra.p>
      )}
      {different.map((difference) => <DifferentPart key={difference.title} difference={difference} names={names} />)}
      {different.length > 0 && same.length > 0 && <chakra.p mt="6" fontSize="sm" color="fg.muted">{t('unchanged', { list: same.join(', ') })}</chakra.p>}
    </Reading>
  )
}
