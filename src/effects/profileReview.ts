import { fromPromise } from 'xstate'
import { planCallFor } from '../domain/memberships/permissions.ts'
import { isAccountType, profileKindOf } from '../domain/offerings.ts'
import { documentShelfMachine } from '../machines/documentShelfMachine.ts'
import { profileReviewMachine } from '../machines/profileReviewMachine.ts'
import { loadProfile, submitProfile } from '../services/profiles.ts'
import { toastSuccess } from '../services/toasts.ts'
import { documentUpload } from './documentUpload.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { optionLists } from './optionLists.ts'
import { session } from './session.ts'
import { words } from './words.ts'

const tellUpload = () => {
  toastSuccess(words().registration.upload.uploaded())
  tellSession()
}
const tellSession = () => session.send({ type: 'account.changed', comingFrom: null })

const actors: ActorsOf<typeof profileReviewMachine> = {
  loadReview: fromPromise(async ({ input, signal }) => (await loadProfile(input.kind, signal)).profile),
  submitProfile: fromPromise(({ input, signal }) => submitProfile(input.kind, signal)),
  optionLists,
  documentShelf: documentShelfMachine.provide({
    actors: { documentUpload: documentUpload.provide({ actions: { announceUpload: tellUpload } }) },
  }),
}

export const flow = defineFlow(
  profileReviewMachine.provide({ actors, actions: { announceSubmission: tellSession } }),
  ({ params, me }) => ({
    kind: isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR',
    planCall: planCallFor(me),
  }),
)
