import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { SectionTitle } from '@/components/Heading'
import { panel } from '@/theme/styles'

/** One matter of a page of settings, under its title. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} {...panel} p={{ base: '4', md: '6' }} display="grid" gap="4" alignContent="start" minW="0">
      <div>
        <SectionTitle id={id}>{title}</SectionTitle>
        {text && <chakra.p mt="1" color="fg.muted" maxW="prose">{text}</chakra.p>}
      </div>
      {children}
    </chakra.section>
  )
}
