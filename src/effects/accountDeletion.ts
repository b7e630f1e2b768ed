import { fromPromise } from 'xstate'
import { blankLoginName } from '../domain/loginName.ts'
import { accountDeletionMachine } from '../machines/accountDeletionMachine.ts'
import { loadCountries } from '../services/accounts.ts'
import { checkOwner, requestDeletion } from '../services/security.ts'
import { onCountriesTranslated } from './countries.ts'
import { type ActorsOf, defineEffects, defineFlow, listenerOf } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'

const actors: ActorsOf<typeof accountDeletionMachine> = {
  loadCountries: fromPromise(({ signal }) => loadCountries(signal)),
  watchCountries: listenerOf(({ sendBack }) =>
    onCountriesTranslated((countries) => sendBack({ type: 'countries.translated', countries })),
  ),
  checkPassword: fromPromise(({ input: { target, password }, signal }) => checkOwner(target, password, signal)),
  oneTimeCode: oneTimeCodeFor('delete_account'),
  requestDeletion: fromPromise(({ input: { proof, password }, signal }) => requestDeletion(proof, password, signal)),
}

export const flow = defineFlow(defineEffects(accountDeletionMachine, { actors }), ({ me }) => ({
  name: { ...blankLoginName, email: me?.basic_info.email ?? '' },
}))
