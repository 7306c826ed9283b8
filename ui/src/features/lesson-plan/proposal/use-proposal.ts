import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { Design } from '@/features/designs/types'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'
import { contentOf } from '../edit'
import { showVersion } from '../show-version'
import { takeProposal, type Proposal } from './take'
import { t } from './texts'
import type { Asked } from './wishes'

/** What it takes to talk to a model is loaded when one is first asked. */
const loadRun = () => import('@/features/generation/run')
const loadStore = () => import('@/features/generation/store')

/** A proposal for one section: asked for, watched, and then taken or left. Until it is taken nothing of the plan changes. */
export function useProposal(design: Design) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const [isChanged, setChanged] = useState(false)
  const current = useRef<Asked | null>(null) // an answer may come after the teacher has left
  const { id: designId, topic, subject, cohort } = design

  const drop = (job: string) => void loadRun().then(({ discardJob }) => discardJob(client, job))
  const asking = useMutation({
    mutationFn: async ({ name, wish, words }: Asked) => {
      const { begin } = await loadRun()
      return begin(client, {
        kind: 'section', designId, sections: [name], path: `/api/designs/${encodeURIComponent(designId)}/section`, body: { name, wish, ...(words && { words }) },
        request: { subject, topic, gradeLevel: cohort, skills: [] },
      })
    },
    onSuccess: (job, answered) => (current.current === answered ? setKey(job) : drop(job)),
  })

  const become = (next: Asked | null) => {
    current.current = next
    setAsked(next)
    setKey(null)
    setChanged(false)
    asking.reset()
    if (key !== null) drop(key)
    if (next && (next.wish !== 'words' || next.words)) asking.mutate(next)
  }
  const taking = useMutation({
    mutationFn: (proposal: Proposal) =>
      takeProposal({ designId, base: contentOf(design.contentJson), proposal, versions: () => client.fetchQuery({ ...designQueries.versions(designId), staleTime: 0 }) }),
    onSuccess: async (saved) => {
      if ('newest' in saved) {
        showVersion(client, designId, saved.newest)
        setChanged(true)
        return
      }
      showVersion(client, designId, saved.version)
      toast({ title: t('savedTitle'), description: t('saved') })
      if (key !== null) void loadStore().then(({ useGenerations }) => useGenerations.getState().remove(key))
      current.current = null
      setAsked(null)
      setKey(null)
      await Promise.all([client.invalidateQueries({ queryKey: designQueries.versions(designId).queryKey }), refreshDesigns(client)])
    },
    onError: (error) => reportFailure(error, { title: t('errorTitle'), description: t('saveFailed') }),
  })

  return {
    asked,
    /** The job that writes it; null before the server has taken it on. */
    key,
    error: asking.error,
    isTaking: taking.isPending,
    /** Whether the section was changed elsewhere, so that the proposal was not put in its place. */
    isChanged,
    ask: become,
    /** Asks again, or for the first time with the teacher's own words. */
    again: (words?: string) => {
      if (asked) become({ ...asked, ...(words && { words }) })
    },
    take: taking.mutate,
    leave: () => {
      if (!taking.isPending) become(null)
    },
  }
}

export type ProposalControl = ReturnType<typeof useProposal>
