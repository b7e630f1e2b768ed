import { fromPromise } from 'xstate'
import { accountMachine } from '../machines/accountMachine.ts'
import { cancelDeletion, downloadExport, endSession, loadSecurity } from '../services/security.ts'
import { saveSharing } from '../services/traces.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { ownDetails } from './ownDetails.ts'
import { session } from './session.ts'

const actors: ActorsOf<typeof accountMachine> = {
  ownDetails,
  loadSecurity: fromPromise(({ signal }) => loadSecurity(signal)),
  endSession: fromPromise(({ input, signal }) => endSession(input.id, signal)),
  downloadExport: fromPromise(({ signal }) => downloadExport(signal)),
  cancelDeletion: fromPromise(({ signal }) => cancelDeletion(signal)),
  saveSharing: fromPromise(({ input, signal }) => saveSharing(input.isShared, signal)),
}

export const flow = defineFlow(
  defineEffects(accountMachine, {
    actors,
    actions: { refreshAccount: () => session.send({ type: 'account.changed', landingSource: null }) },
  }),
  () => undefined,
)
