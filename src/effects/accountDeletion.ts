import { fromPromise } from 'xstate'
import { blankLoginName } from '../domain/loginName.ts'
import { accountDeletionMachine } from '../machines/accountDeletionMachine.ts'
import { checkOwner, requestDeletion } from '../services/security.ts'
import { storage } from '../services/storage.ts'
import { countryListEffects } from './countries.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { oneTimeCodeFor } from './oneTimeCode.ts'

const actors: ActorsOf<typeof accountDeletionMachine> = {
  ...countryListEffects,
  checkPassword: fromPromise(({ input: { target, password }, signal }) => checkOwner(target, password, signal)),
  oneTimeCode: oneTimeCodeFor('delete_account'),
  requestDeletion: fromPromise(async ({ input: { proof, password }, signal }) => {
    const requested = await requestDeletion(proof, password, signal)
    if (requested.ok) storage.forgetTexts()
    return requested
  }),
}

export const flow = defineFlow(defineEffects(accountDeletionMachine, { actors }), ({ me }) => ({
  name: { ...blankLoginName, email: me?.basic_info.email ?? '' },
}))
