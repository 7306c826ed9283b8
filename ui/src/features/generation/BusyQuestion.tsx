import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import type { ApiError } from '@/lib/api'
import { t } from './texts'

interface BusyQuestionProps {
  /** What the server said no with. */
  busy: ApiError
  onBuiltIn: () => void
  onLater: () => void
}

/** Asked where the model has no time: the built-in planner always has. */
export default function BusyQuestion({ busy, onBuiltIn, onLater }: BusyQuestionProps) {
  return (
    <DialogShell
      title={t('busyTitle')} size="sm" role="alertdialog" closeOnOutside={false} onClose={onLater}
      footer={<><Button w="full" onClick={onBuiltIn}>{t('builtIn')}</Button><Button w="full" variant="outline" onClick={onLater}>{t('later')}</Button></>}
    >
      <p>{busy.reason || t('busy')}</p>
      <chakra.p mt="2">{t('busyChoice')}</chakra.p>
    </DialogShell>
  )
}
