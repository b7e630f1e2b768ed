import { fromPromise } from 'xstate'
import { changePasswordMachine } from '../machines/changePasswordMachine.ts'
import { addresses } from '../routes.ts'
import { updatePassword } from '../services/accounts.ts'
import { back, canGoBack, go } from '../services/navigation.ts'
import { toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof changePasswordMachine> = {
  updatePassword: fromPromise(({ input, signal }) => updatePassword(input, signal)),
}

export const flow = defineFlow(
  defineEffects(changePasswordMachine, {
    actors,
    actions: {
      announceChange: (_, outcome) => {
        if (outcome.ok) toastSuccess(outcome.value)
      },
      closeDialog: () => {
        if (canGoBack()) return back()
        go(location.pathname === addresses.changePassword ? addresses.account : location.pathname, { replace: true })
      },
    },
  }),
  () => undefined,
)
