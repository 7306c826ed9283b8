import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type ChangeEvent } from 'react'
import { copyPath, keptQuery, makeCopy, restoreCopy, restoreFile, type Choice, type Copy } from './api'
import { sizeText } from './sizes'
import { t } from './texts'
import { Button, buttonRecipe } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Notice } from '@/components/Notice'
import { About, Facts, Row, RowButton, Rows } from '@/components/Rows'
import { Section } from '@/components/Section'
import { localTime } from '@/lib/dates'
import { explain } from '@/lib/explain'
import { toast } from '@/lib/toast'

const Download = chakra('a', buttonRecipe)

function CopyRow({ copy, onRestore }: { copy: Copy; onRestore: () => void }) {
  const when = localTime(copy.madeAt)
  const size = sizeText(copy.bytes)
  return (
    <Row>
      <About>
        <chakra.p fontWeight="medium">{when}</chakra.p>
        <Facts>{copy.beforeChange ? t('beforeChange', { size }) : size}</Facts>
      </About>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Download variant="outline" size="sm" href={copyPath(copy.name)} download><Icon name="download" size={20} />{t('download')}<chakra.span srOnly> ({when})</chakra.span></Download>
        <RowButton of={when} size="sm" onClick={onRestore}>{t('restore')}</RowButton>
      </chakra.div>
    </Row>
  )
}

/** For a copy from a stick or another computer. */
function FileButton({ onPick }: { onPick: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onPick(file)
    target.value = '' // the same file may be picked again
  }
  return (
    <>
      <input ref={picker} type="file" accept=".db" hidden aria-label={t('useFile')} onChange={pick} />
      <Button variant="outline" onClick={() => picker.current?.click()}><Icon name="upload" size={20} />{t('useFile')}</Button>
    </>
  )
}

/** The copies, which Somo makes by itself: one more now, one for a stick, one in the place of everything. */
export function CopiesSection({ copies, onRestore }: { copies: readonly Copy[]; onRestore: (choice: Choice) => void }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeCopy,
    onSuccess: async () => {
      await client.invalidateQueries(keptQuery())
      toast({ title: t('copied'), description: t('copiedText') })
    },
  })
  return (
    <Section title={t('copies')} text={t('copiesText')}>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button disabled={isPending} onClick={() => mutate()}>{t(isPending ? 'copying' : 'copyNow')}</Button>
        <FileButton onPick={(file) => onRestore({ copy: t('copyIn', { file: file.name }), restore: () => restoreFile(file) })} />
      </chakra.div>
      {copies.length > 0
        ? <Rows>{copies.map((copy) => <CopyRow key={copy.name} copy={copy} onRestore={() => onRestore({ copy: t('copyOf', { when: localTime(copy.madeAt) }), restore: () => restoreCopy(copy.name) })} />)}</Rows>
        : <chakra.p color="fg.muted">{t('noCopies')}</chakra.p>}
    </Section>
  )
}
