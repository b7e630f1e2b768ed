import { fromPromise } from 'xstate'
import { accountMachine } from '../machines/accountMachine.ts'
import { cancelDeletion, downloadExport, endSession, loadSecurity } from '../services/security.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const actors: ActorsOf<typeof accountMachine> = {
  loadSecurity: fromPromise(({ signal }) => loadSecurity(signal)),
  endSession: fromPromise(({ input, signal }) => endSession(input.id, signal)),
  downloadExport: fromPromise(({ signal }) => downloadExport(signal)),
  cancelDeletion: fromPromise(({ signal }) => cancelDeletion(signal)),
}

export const flow = defineFlow(defineEffects(accountMachine, { actors }), ({ me }) => ({
  owner: {
    name: me?.basic_info.name ?? '',
    email: me?.basic_info.email ?? '',
    mobile: me?.basic_info.mobile ?? '',
  },
}))
