import { fromPromise } from 'xstate'
import { planPromptFor } from '../domain/memberships/permissions.ts'
import { isAccountType, profileKindOf } from '../domain/offerings.ts'
import { documentUploadsMachine } from '../machines/documentUploadsMachine.ts'
import { profileReviewMachine } from '../machines/profileReviewMachine.ts'
import { routeOf } from '../routes.ts'
import { loadPreview, loadProfile, submitProfile } from '../services/profiles.ts'
import { toastSuccess } from '../services/toasts.ts'
import { documentUploadWith } from './documentUpload.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { optionLists } from './optionLists.ts'
import { session } from './session.ts'
import { words } from './words.ts'

const announceUpload = () => {
  toastSuccess(words().registration.upload.uploaded())
  notifySession()
}
const notifySession = () => session.send({ type: 'account.changed', landingSource: null })

/** Reloads the account, because My Profile shows the current one (section 7). A pending request is not repeated. */
function refreshAccount(): void {
  const isMyProfile = routeOf(location.pathname)?.screen === 'myProfile'
  if (isMyProfile && session.getSnapshot().matches('loggedIn')) notifySession()
}

const actors: ActorsOf<typeof profileReviewMachine> = {
  loadReview: fromPromise(async ({ input, signal }) => {
    const [{ profile }, preview] = await Promise.all([loadProfile(input.kind, signal), loadPreview(input.kind, signal)])
    return { profile, preview }
  }),
  submitProfile: fromPromise(({ input, signal }) => submitProfile(input.kind, signal)),
  optionLists,
  documentUploads: defineEffects(documentUploadsMachine, {
    actors: { documentUpload: documentUploadWith(announceUpload) },
  }),
}

export const flow = defineFlow(
  defineEffects(profileReviewMachine, { actors, actions: { announceSubmission: notifySession, refreshAccount } }),
  ({ params, me }) => ({
    kind: isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR',
    planCall: planPromptFor(me),
    lastId: crypto.randomUUID(),
  }),
)
