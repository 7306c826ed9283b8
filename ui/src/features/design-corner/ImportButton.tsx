import { useRef, type ChangeEvent, type ComponentProps } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { useCarrying } from '@/lib/carrying'
import { t } from './texts'

/** Asks for a file from a colleague or from another computer, and has shown what is in it. */
export function ImportButton(look: Pick<ComponentProps<typeof Button>, 'px' | 'fontSize'>) {
  const openImport = useCarrying((carrying) => carrying.openImport)
  const picker = useRef<HTMLInputElement>(null)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = '' // the same file may be picked again
    if (file) openImport(file)
  }
  return (
    <>
      <input ref={picker} type="file" accept=".somo,.json,application/json,application/octet-stream" hidden aria-label={t('import')} onChange={pick} />
      <Button variant="outline" {...look} onClick={() => picker.current?.click()}><Icon name="upload" size={20} />{t('import')}</Button>
    </>
  )
}
