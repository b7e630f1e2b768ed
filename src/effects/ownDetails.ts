import { fromPromise } from 'xstate'
import { ownDetailsMachine } from '../machines/ownDetailsMachine.ts'
import { changeContact, saveName, sendContactCode } from '../services/ownDetails.ts'
import { countryListEffects } from './countries.ts'
import { type ActorsOf, defineEffects } from './flow.ts'
import { oneTimeCodeBy, storeCode } from './oneTimeCode.ts'

const purpose = 'change_contact'

const actors: ActorsOf<typeof ownDetailsMachine> = {
  ...countryListEffects,
  saveName: fromPromise(({ input, signal }) => saveName(input.name, signal)),
  // The code flow resumes the stored code, so that it is not sent twice.
  requestCode: fromPromise(async ({ input: { target, password }, signal }) => {
    const sent = await sendContactCode(target, password, signal)
    if (!sent.ok) return sent
    storeCode({ purpose, target, id: sent.value.challenge.challenge_id })
    return { ok: true, value: null }
  }),
  oneTimeCode: oneTimeCodeBy(purpose, (target, password, signal) => sendContactCode(target, password ?? '', signal)),
  changeContact: fromPromise(({ input, signal }) => changeContact(input, signal)),
}

export const ownDetails = defineEffects(ownDetailsMachine, { actors })
