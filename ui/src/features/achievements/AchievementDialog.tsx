import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Band } from '@/components/Band'
import { Button } from '@/components/Button'
import DialogShell from '@/components/DialogShell'
import { Field, Textarea } from '@/components/Field'
import { StarChoice } from './StarChoice'
import { t } from './texts'
import type { Achievement } from './types'
import { FEEDBACK_MAX, useFeedback } from '@/lib/feedback'
import { heading } from '@/theme/styles'

interface AchievementDialogProps {
  achievement: Achievement
  onClose: () => void
}

/** Congratulates on a badge and asks how Somo helps. */
export default function AchievementDialog({ achievement, onClose }: AchievementDialogProps) {
  const { id, name, description, badgeIcon, points } = achievement
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const { mutate, isPending } = useFeedback(onClose)
  const submit = () => {
    if (rating === 0 || isPending) return
    mutate({
      type: 'achievement', rating: String(rating), context: 'achievement-unlock',
      ...(comment.trim() && { feedback: comment.trim() }),
      metadata: { achievementId: id, achievementName: name, achievementPoints: points },
    })
  }
  return (
    <DialogShell
      title={t('congratulations')} size="sm" closeOnOutside={false} above={<Band height="12px" />} onClose={() => { if (!isPending) onClose() }}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>{t('skip')}</Button>
          <Button disabled={rating === 0 || isPending} onClick={submit}>{isPending ? t('sending') : t('submit')}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.div display="grid" justifyItems="center" gap="1" textAlign="center">
          <chakra.img src={badgeIcon} alt="" width="96" height="96" w="6rem" h="6rem" />
          <chakra.p {...heading} fontSize="xl">{name}</chakra.p>
          <p>{description}</p>
          <chakra.p fontWeight="semibold" color="accent">{t('pointsEarned', { points })}</chakra.p>
        </chakra.div>
        <StarChoice legend={t('question')} value={rating} onChange={setRating} />
        <Field label={t('comment')} optional={t('optional')}>
          {(control) => <Textarea {...control} rows={3} maxLength={FEEDBACK_MAX} value={comment} onChange={(event) => setComment(event.target.value)} />}
        </Field>
      </chakra.div>
    </DialogShell>
  )
}
