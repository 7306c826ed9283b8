import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import type { Version } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'
import { localTime } from '@/lib/dates'
import type { View } from '../view'
import { t } from './texts'
import { ViewTitle } from './ViewTitle'

/** Who wrote a version: the planner, the teacher or a model; nothing where nobody said. */
function authorOf(llmModel: string | null): string {
  switch (llmModel) {
    case null:
    case '': return ''
    case 'built-in': return t('builtIn')
    case 'user-edited': return t('edited')
    default: return t('model', { model: llmModel })
  }
}

const Row = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '3', borderTopWidth: '1px', borderColor: 'border', _first: { borderTopWidth: '0' } },
})

interface VersionListProps {
  versions: readonly Version[]
  onView: (view: View) => void
  onPlan: () => void
}

/** All versions, newest first: which, by whom and when, and the ways into them. */
export function VersionList({ versions, onView, onPlan }: VersionListProps) {
  return (
    <>
      <ViewTitle>{t('versions')}</ViewTitle>
      {versions.length === 0 && <chakra.p mt="3" color="fg.muted">{t('none')}</chakra.p>}
      <chakra.ol listStyleType="none" mt="2">
        {versions.map(({ id, version, llmModel, createdAt }, i) => {
          const isNewest = i === 0
          const [name, when] = [versionName(version, createdAt), localTime(createdAt)]
          return (
            <Row key={id}>
              <chakra.div flex="1 1 14rem" minW="0">
                <chakra.p fontWeight="semibold" display="flex" flexWrap="wrap" alignItems="center" gap="2">{name}{isNewest && <Badge tone="good">{t('newest')}</Badge>}</chakra.p>
                <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">{[authorOf(llmModel), when].filter(Boolean).join(' · ')}</chakra.p>
              </chakra.div>
              <Button variant="outline" size="sm" aria-label={t('readThis', { name, when })} onClick={() => (isNewest ? onPlan() : onView({ at: 'earlier', id }))}>{t('read')}</Button>
              {!isNewest && <Button variant="outline" size="sm" aria-label={t('compareThis', { name, when })} onClick={() => onView({ at: 'comparison', id })}>{t('compare')}</Button>}
            </Row>
          )
        })}
      </chakra.ol>
    </>
  )
}
