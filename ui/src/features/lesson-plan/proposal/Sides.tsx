import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { t } from './texts'

const Columns = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4', alignItems: 'start' } })
const Side = chakra('section', { base: { borderWidth: '1px', borderColor: 'border', rounded: 'md', p: '4' }, variants: { isNew: { true: { borderColor: 'accent', borderWidth: '2px' } } } })
const Name = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' } })

/** The old text and the new one: beside each other on wide screens, one under the other on phones. */
export function Sides({ mine, proposal }: { mine: ReactNode; proposal: ReactNode }) {
  return (
    <Columns>
      <Side aria-label={t('mine')}><Name>{t('mine')}</Name>{mine}</Side>
      <Side isNew aria-label={t('proposal')}><Name>{t('proposal')}</Name>{proposal}</Side>
    </Columns>
  )
}
