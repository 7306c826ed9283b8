import { RecoveryCode } from '@/components/RecoveryCode'
import type { UserWithCode } from './api'
import { setUser } from '@/lib/session'

/** The code of who has just made an account or found back into one; then she is in. */
export const NewCode = ({ arrived, text }: { arrived: UserWithCode; text: string }) => (
  <RecoveryCode
    email={arrived.email} code={arrived.recoveryCode} text={text}
    onDone={() => {
      const { recoveryCode: _, ...user } = arrived
      setUser(user)
    }}
  />
)
