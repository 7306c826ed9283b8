import { useRef } from 'react'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { t } from '../leave-texts'

interface LeaveQuestionProps {
  /** Whether the answers are stored, and not in memory alone. */
  isKept: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** Asked before the wizard closes over answers: Escape may have been pressed by mistake. */
export default function LeaveQuestion({ isKept, onStay, onLeave, onDiscard }: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <DialogShell
      title={t('leaveTitle')} size="sm" role="alertdialog" closeOnOutside={false} initialFocus={stay} onClose={onStay}
      footer={
        <>
          <Button ref={stay} w="full" onClick={onStay}>{t('stay')}</Button>
          <Button w="full" variant="outline" onClick={onLeave}>{t('leave')}</Button>
          <Button w="full" variant="ghost" onClick={onDiscard}>{t('discard')}</Button>
        </>
      }
    >
      {t(isKept ? 'leaveText' : 'leaveUnkept')}
    </DialogShell>
  )
}
