import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { t } from './share-texts'
import { t as common } from './texts'
import { COPIED_MS } from './use-share'
import { Button } from '@/components/Button'
import { Input } from '@/components/Field'
import { copyText } from '@/lib/clipboard'
import { toast } from '@/lib/toast'

/** A link to read and to copy. */
export function LinkField({ name, link }: { name: string; link: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!await copyText(link)) {
      toast({ title: t('linkTitle'), description: link })
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
    toast({ title: t('linkCopiedTitle'), description: t('linkCopied') })
  }
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1">{name}</chakra.label>
      <chakra.div display="flex" gap="2">
        <Input id={id} readOnly value={link} minW="0" onFocus={(event) => event.currentTarget.select()} />
        <Button variant="outline" px="4" aria-label={isCopied ? common('copied') : t('copyThis', { name })} onClick={() => void copy()}>{isCopied ? common('copied') : t('copy')}</Button>
      </chakra.div>
    </div>
  )
}
