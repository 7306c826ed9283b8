import { useState } from 'react'
import { reportFailure } from '@/lib/end-session'
import { paths } from '@/lib/paths'
import { toast } from '@/lib/toast'
import { copyShared } from '../api'
import { s } from '../styles.static'
import { t } from '../texts'

/** Takes the plan over into the designs of the colleague who reads it, and then leads there. */
export function SaveCopy({ code }: { code: string }) {
  const [isSaving, setSaving] = useState(false)
  const [copyId, setCopyId] = useState<string | null>(null)

  const save = async () => {
    setSaving(true)
    try {
      const { id } = await copyShared(code)
      setCopyId(id)
      toast({ title: t('copiedTitle'), description: t('copiedText') })
    } catch (error) {
      reportFailure(error, { title: t('errorTitle'), description: t('copyFailed') })
    } finally {
      setSaving(false)
    }
  }

  if (copyId !== null) return <a className={s.button} href={paths.design(copyId)}>{t('copied')}</a>
  return <button className={s.button} type="button" disabled={isSaving} onClick={() => void save()}>{isSaving ? t('copying') : t('copy')}</button>
}
