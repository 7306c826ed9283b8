import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '@/components/Avatar'
import { Button } from '@/components/Button'
import { FieldError } from '@/components/Field'
import { putPhoto, removePhoto } from './api'
import { shrunk } from './shrink'
import { t } from './texts'
import { ApiError, isUnauthorized } from '@/lib/api'
import { browser } from '@/lib/browser'
import { endSession } from '@/lib/end-session'
import { explain } from '@/lib/explain'
import { setUser, type User } from '@/lib/session'
import { toast } from '@/lib/toast'

const KINDS = ['image/jpeg', 'image/png', 'image/webp']
const MAX_BYTES = 5 * 1024 * 1024

interface Chosen {
  photo: Blob
  /** Its address within this page. */
  url: string
}

/** The photo that was chosen and not yet saved; its address is given back when it is not needed any more. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => () => { if (chosen) URL.revokeObjectURL(chosen.url) }, [chosen])
  const choose = (photo: Blob | null) => setChosen(photo && { photo, url: URL.createObjectURL(photo) })
  return [chosen, choose] as const
}

const problemOf = (error: unknown) => (error instanceof ApiError && error.fields.photo) || explain(error)

/** The teacher's photo: choose, look, save, remove. */
export function PhotoForm({ user }: { user: User }) {
  const [chosen, choose] = useChosen()
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()

  const onDone = (text: string) => (changed: User) => {
    setUser(changed)
    choose(null)
    setProblem('')
    toast({ title: t('saved'), description: text })
    input.current?.focus()
  }
  const onError = (error: unknown) => (isUnauthorized(error) ? endSession() : setProblem(problemOf(error)))
  const put = useMutation({ mutationFn: putPhoto, onSuccess: onDone(t('photoSaved')), onError })
  const remove = useMutation({ mutationFn: removePhoto, onSuccess: onDone(t('photoRemoved')), onError })
  const isPending = put.isPending || remove.isPending

  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = '' // so that the same file can be chosen again
    if (!file) return
    setProblem('')
    choose(null)
    if (!KINDS.includes(file.type)) {
      setProblem(t('wrongKind'))
      return
    }
    const photo = await shrunk(file)
    if (photo.size > MAX_BYTES) setProblem(t('tooLarge'))
    else choose(photo)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="5" alignItems="center">
      {chosen
        ? <chakra.img src={chosen.url} alt={t('preview')} w="6rem" h="6rem" rounded="full" objectFit="cover" />
        : <Avatar user={user} size="6rem" />}
      <chakra.div display="grid" gap="3" justifyItems="start">
        {chosen && (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button disabled={isPending} onClick={() => put.mutate(chosen.photo)}>{put.isPending ? t('savingPhoto') : t('usePhoto')}</Button>
            <Button variant="outline" disabled={isPending} onClick={() => choose(null)}>{t('cancel')}</Button>
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <chakra.label
            position="relative" display="inline-flex" alignItems="center" minH="11" px="5" rounded="md" borderWidth="1.5px" borderColor="fg" fontWeight="semibold" cursor="pointer"
            _hover={{ bg: 'bg.muted' }} css={{ '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' } }}
          >
            {t(user.profileImageUrl ?? chosen ? 'changePhoto' : 'choosePhoto')}
            <chakra.input
              ref={input} type="file" accept={KINDS.join(',')} srOnly disabled={isPending}
              aria-describedby={problem ? problemId : undefined} aria-invalid={problem ? true : undefined} onChange={(event) => void onFile(event)}
            />
          </chakra.label>
          {user.profileImageUrl && !chosen && (
            <Button variant="ghost" disabled={isPending} onClick={() => { if (browser.confirm(t('confirmRemovePhoto'))) remove.mutate() }}>
              {remove.isPending ? t('removingPhoto') : t('removePhoto')}
            </Button>
          )}
        </chakra.div>
        <div role="status">{problem && <FieldError id={problemId}>{problem}</FieldError>}</div>
      </chakra.div>
    </chakra.div>
  )
}
