import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { importBundle, previewBundle, whyNot, type BundlePart, type BundlePreview } from './api'
import { Choice } from './Choice'
import { t } from './texts'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Notice } from '@/components/Notice'
import { refreshDesigns } from '@/features/designs/api/queries'
import { subjectLabel } from '@/features/designs/options'
import { localDate } from '@/lib/dates'
import { useDialogs } from '@/lib/dialogs'
import { reportFailure } from '@/lib/end-session'
import { toast } from '@/lib/toast'

const TONES = { new: 'good', changed: 'wait', here: 'quiet', damaged: 'quiet' } as const
const NEWER = { file: 'newerInFile', here: 'newerHere', both: 'newerBoth' } as const

/** What there is to know before it is chosen. */
function standing({ state, newer, title, twin }: BundlePart): string | null {
  if (state === 'damaged') return t('damagedText')
  if (state === 'here') return twin && twin.title !== title ? t('hereNamed', { title: twin.title }) : t('hereText')
  return state === 'changed' && newer ? t(NEWER[newer]) : null
}

const facts = ({ subject, cohort, author, versions, ratings }: BundlePart) => [
  subjectLabel(subject), cohort, author && t('by', { author }), t('versions', { count: versions }), ratings > 0 && t('ratings', { count: ratings }),
].filter(Boolean).join(' · ')

interface PartProps {
  part: BundlePart
  checked: boolean
  onChange: (checked: boolean) => void
}

function Part({ part, checked, onChange }: PartProps) {
  const { state, title, adaptedFrom } = part
  const told = standing(part)
  return (
    <chakra.li borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <Choice name={title || t('untitled')} checked={checked} disabled={state === 'damaged'} onChange={onChange} beside={<Badge tone={TONES[state]} fontWeight="normal">{t(state)}</Badge>}>
        {state !== 'damaged' && <p>{facts(part)}</p>}
        {adaptedFrom && <p>{t('adapted', adaptedFrom)}</p>}
        {told && <chakra.p color="fg">{told}</chakra.p>}
      </Choice>
    </chakra.li>
  )
}

/** What is in a file, with what is new in it chosen. */
function useChoice(preview: BundlePreview | undefined) {
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const chosen = picked ?? new Set(preview?.designs.flatMap(({ state }, place) => (state === 'new' ? [place] : [])))
  const choose = (place: number, checked: boolean) => setPicked(new Set(checked ? [...chosen, place] : [...chosen].filter((other) => other !== place)))
  return { chosen, choose }
}

function useImport(file: File, onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (take: readonly number[]) => importBundle(file, take),
    onSuccess: ({ designs }) => {
      void refreshDesigns(client)
      onClose()
      const [first, ...others] = designs
      if (first && others.length === 0) useDialogs.getState().openPlan(first.id)
      toast({ title: t('importedTitle'), description: first && others.length === 0 ? t('imported', { title: first.title }) : t('importedMany', { count: designs.length }) })
    },
    onError: (error) => reportFailure(error, { title: t('importFailed'), description: whyNot(error) }),
  })
}

/** Shows what is in a file, what of it is here already and what is damaged, and takes in what is chosen. */
export default function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const id = useId() // every file that is picked is read anew
  const { data, error } = useQuery({ queryKey: ['bundle', 'preview', id], queryFn: ({ signal }) => previewBundle(file, signal), gcTime: 0 })
  const { chosen, choose } = useChoice(data)
  const { mutate, isPending } = useImport(file, onClose)
  const count = data?.designs.length ?? 0
  return (
    <DialogShell
      title={t('importTitle')} onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t(data ? 'cancel' : 'close')}</Button>
          {data && <Button disabled={chosen.size === 0 || isPending} onClick={() => mutate([...chosen])}>{isPending ? t('importing') : t('importThese', { count: chosen.size })}</Button>}
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">{file.name}</chakra.p>
        {!data && !error && <chakra.p role="status" color="fg.muted">{t('reading')}</chakra.p>}
        {error && <Notice kind="error"><chakra.strong display="block">{t('readFailed')}</chakra.strong>{whyNot(error)}</Notice>}
        {data && (
          <>
            <p role="status">{data.exportedAt ? t('inFileOf', { count, date: localDate(data.exportedAt) }) : t('inFile', { count })}</p>
            <chakra.ul listStyleType="none">
              {data.designs.map((part, place) => <Part key={place} part={part} checked={chosen.has(place)} onChange={(checked) => choose(place, checked)} />)}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </DialogShell>
  )
}
