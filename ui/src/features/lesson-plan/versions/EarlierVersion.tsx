import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { Notice } from '@/components/Notice'
import { readPlan } from '@/features/designs/plan'
import type { Version } from '@/features/designs/types'
import { versionName } from '@/features/designs/version-name'
import { localTime } from '@/lib/dates'
import { Muted } from '../components/parts'
import { PlanBody } from '../components/PlanBody'
import { t } from './texts'
import { ViewTitle } from './ViewTitle'

/** A plan as it was, to be read; a note says all the time that it is not the newest. */
export function EarlierVersion({ version: { version, contentJson, createdAt }, topic }: { version: Version; topic: string }) {
  const plan = useMemo(() => readPlan(contentJson), [contentJson])
  return (
    <>
      <ViewTitle>{t('earlierTitle', { name: versionName(version, createdAt) })}</ViewTitle>
      <chakra.div mt="2" mb="5"><Notice>{t('earlierText', { when: localTime(createdAt) })}</Notice></chakra.div>
      {plan ? <PlanBody plan={plan} topic={topic} editing={null} /> : <Muted>{t('noContent')}</Muted>}
    </>
  )
}
