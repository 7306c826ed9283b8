import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { designQueries, refreshDesigns } from '@/features/designs/api/queries'
import type { Design, Plan } from '@/features/designs/types'
import { reportFailure } from '@/lib/end-session'
import { useUser } from '@/lib/session'
import { toast } from '@/lib/toast'
import { changes, contentOf, editsOf, type Edits } from './edit'
import { forgetEditDraft, keepEditDraft, readEditDraft, type EditDraft } from './edit-draft'
import { saveEdits } from './save-edits'
import { showVersion } from './show-version'
import { t } from './texts'

interface State {
  edits: Edits
  /** The label of a version that somebody else stored meanwhile. */
  conflict: string | null
}

const begin = (content: Plan): State => ({ edits: editsOf(content), conflict: null })

/** Editing of one design's newest plan: begin, change, cancel, save; what is not saved is kept as a draft. Nothing is edited before the design is there. */
export function useEditing(designId: string, design: Design | undefined, startInEdit: boolean) {
  const userId = useUser()?.id ?? ''
  const client = useQueryClient()
  const base = contentOf(design?.contentJson)
  const version = design?.version ?? null
  const [draft, setDraft] = useState<EditDraft | null>(() => readEditDraft(userId, designId))
  const [touched, setState] = useState<State | null>() // undefined until the teacher does something
  const state = touched === undefined ? (startInEdit && design && !draft ? begin(base) : null) : touched

  const save = useMutation({
    mutationFn: (edits: Edits) =>
      saveEdits({
        designId: designId, base, changed: changes(base, edits),
        versions: () => client.fetchQuery({ ...designQueries.versions(designId), staleTime: 0 }),
      }),
    onSuccess: async (saved, edits) => {
      if ('newest' in saved) {
        const { newest } = saved
        showVersion(client, designId, newest)
        setState({ edits: { ...editsOf(contentOf(newest.contentJson)), ...changes(base, edits) }, conflict: newest.version })
        return
      }
      showVersion(client, designId, saved.version)
      forgetEditDraft(userId, designId)
      setState(null)
      toast({ title: t('savedTitle'), description: t('saved') })
      await Promise.all([client.invalidateQueries({ queryKey: designQueries.versions(designId).queryKey }), refreshDesigns(client)])
    },
    onError: (error) => reportFailure(error, { title: t('errorTitle'), description: t('saveFailed') }),
  })

  return {
    edits: state?.edits ?? null,
    conflict: state?.conflict ?? null,
    isSaving: save.isPending,
    /** Whether an earlier draft waits for a decision. */
    hasDraft: draft !== null,
    begin: () => setState(begin(base)),
    change: (changed: Partial<Edits>) => {
      if (!state) return
      const edits = { ...state.edits, ...changed }
      setState({ ...state, edits })
      keepEditDraft(userId, designId, { changed: changes(base, edits), version })
    },
    cancel: () => {
      forgetEditDraft(userId, designId)
      setState(null)
    },
    save: () => {
      if (state) save.mutate(state.edits)
    },
    resume: () => {
      if (!draft) return
      setState({ edits: { ...editsOf(base), ...draft.changed }, conflict: draft.version === version ? null : version })
      setDraft(null)
    },
    discard: () => {
      forgetEditDraft(userId, designId)
      setDraft(null)
    },
  }
}

export type EditingControl = ReturnType<typeof useEditing>
