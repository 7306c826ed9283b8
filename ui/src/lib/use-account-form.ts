import { isUnauthorized } from '@/lib/api'
import { endSession } from '@/lib/end-session'
import { useForm, type FormOptions } from '@/lib/use-form'

/** A form about the account: where the session is over it says so and leads to sign-in. */
export const useAccountForm = <Name extends string, Answer>(options: FormOptions<Name, Answer>) =>
  useForm({
    ...options,
    send: async (values) => {
      try {
        return await options.send(values)
      } catch (error) {
        if (isUnauthorized(error)) endSession()
        throw error
      }
    },
  })
