import { t } from '@/components/texts'
import { HOTKEY, useToastCard, useToastHotkey } from '@/components/toast/behaviour'
import { TOASTS } from '@/components/toast/region'
import { useToasts, type Toast } from '@/lib/toast'
import { s } from '../styles.static'

function ToastCard({ toast }: { toast: Toast }) {
  const { card, dismiss } = useToastCard(toast)
  return (
    <div className={toast.kind === 'destructive' ? `${s.toast} ${s.toastBad}` : s.toast} {...card}>
      <div className={s.toastText}>
        <p className={s.strong}>{toast.title}</p>
        {toast.description && <p className={s.small}>{toast.description}</p>}
      </div>
      <button className={s.toastClose} type="button" aria-label={t('close')} onClick={dismiss}><span aria-hidden>×</span></button>
    </div>
  )
}

/** Where the public page's toasts appear, one at a time. */
export function StaticToaster() {
  const current = useToasts((state) => state.current)
  const region = useToastHotkey<HTMLElement>()
  return (
    <section ref={region} {...TOASTS} className={s.toasts} tabIndex={-1} aria-label={t('notifications', { key: HOTKEY })}>
      {current && <ToastCard key={current.id} toast={current} />}
    </section>
  )
}
