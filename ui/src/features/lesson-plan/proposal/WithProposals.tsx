import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import type { Design } from '@/features/designs/types'
import type { SectionName } from '@/features/generation/sections'
import { isModelReady, llmQuery } from '@/features/models/api/llm'
import { lazyPart } from '@/lib/lazy'
import { contentOf } from '../edit'
import { useProposal } from './use-proposal'

const AskMenu = lazyPart(() => import('./AskMenu'))
const ProposalDialog = lazyPart(() => import('./ProposalDialog'))

/** What stands beside the heading of a section that can be asked for once more. */
export type Ask = (name: SectionName) => ReactNode

interface WithProposalsProps {
  design: Design
  /** While the plan is edited nothing is asked for. */
  disabled: boolean
  children: (ask: Ask | undefined) => ReactNode
}

/** A plan whose sections can be asked for once more, where there is a model to ask; elsewhere it is as without. */
export function WithProposals({ design, disabled, children }: WithProposalsProps) {
  const { data: llm } = useQuery(llmQuery())
  const control = useProposal(design)
  const ask: Ask = (name) => <Suspense fallback={null}><AskMenu name={name} disabled={disabled} onAsk={control.ask} /></Suspense>
  return (
    <>
      {children(isModelReady(llm) ? ask : undefined)}
      {control.asked && <Suspense fallback={null}><ProposalDialog asked={control.asked} base={contentOf(design.contentJson)} control={control} /></Suspense>}
    </>
  )
}
