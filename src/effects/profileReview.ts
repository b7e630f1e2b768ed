import { fromPromise } from 'xstate'
import { planCallFor } from '../domain/memberships/permissions.ts'
import { isAccountType, profileKindOf } from '../domain/offerings.ts'
import { documentShelfMachine } from '../machines/documentShelfMachine.ts'
import { profileReviewMachine } from '../machines/profileReviewMachine.ts'
import { routeOf } from '../routes.ts'
import { loadPreview, loadProfile, submitProfile } from '../services/profiles.ts'
import { toastSuccess } from '../services/toasts.ts'
import { documentUploadThat } from './documentUpload.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { optionLists } from './optionLists.ts'
import { session } from './session.ts'
import { words } from './words.ts'

const tellUpload = () => {
  toastSuccess(words().registration.upload.uploaded())
  tellSession()
}
const tellSession = () => session.send({ type: 'account.changed', comingFrom: null })

/** My Profile shows the account as it is now (section 7); one that is on its way already is not asked for again. */
function refreshAccount(): void {
  const isMyProfile = routeOf(location.pathname)?.screen === 'myProfile'
  if (isMyProfile && session.getSnapshot().matches('signedIn')) tellSession()
}

const actors: ActorsOf<typeof profileReviewMachine> = {
  loadReview: fromPromise(async ({ input, signal }) => {
    const [{ profile }, preview] = await Promise.all([loadProfile(input.kind, signal), loadPreview(input.kind, signal)])
    return { profile, preview }
  }),
  submitProfile: fromPromise(({ input, signal }) => submitProfile(input.kind, signal)),
  optionLists,
  documentShelf: defineEffects(documentShelfMachine, {
    actors: { documentUpload: documentUploadThat(tellUpload) },
  }),
}

export const flow = defineFlow(
  defineEffects(profileReviewMachine, { actors, actions: { announceSubmission: tellSession, refreshAccount } }),
  ({ params, me }) => ({
    kind: isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR',
    planCall: planCallFor(me),
    lastId: crypto.randomUUID(),
  }),
)
