import { fromPromise } from 'xstate'
import { changePasswordMachine } from '../machines/changePasswordMachine.ts'
import { updatePassword } from '../services/accounts.ts'
import { toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof changePasswordMachine> = {
  updatePassword: fromPromise(({ input, signal }) => updatePassword(input, signal)),
}

export const flow = defineFlow(
  changePasswordMachine.provide({
    actors,
    actions: {
      announceChange: (_, outcome) => {
        if (outcome.ok) toastSuccess(outcome.value)
      },
    },
  }),
  () => undefined,
)
