import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'

/** The column that every form of this page is. */
export const FormColumn = chakra('form', { base: { display: 'grid', gap: '4' } })

/** What went wrong with the form as a whole, if anything did. */
export const FormError = ({ text }: { text: string }) => (text ? <Notice kind="error">{text}</Notice> : null)

/** Sends the form; while it is on its way the button says so and cannot be pressed twice. */
export function SubmitButton({ pending, pendingText, children }: { pending: boolean; pendingText: string; children: ReactNode }) {
  return <Button type="submit" size="lg" disabled={pending} w="full">{pending ? pendingText : children}</Button>
}
