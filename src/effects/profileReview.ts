import { fromPromise } from 'xstate'
import { isAccountType, profileKindOf } from '../domain/offerings.ts'
import { profileReviewMachine } from '../machines/profileReviewMachine.ts'
import { loadCountries, loadLists, loadProfile, submitProfile } from '../services/profiles.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { session } from './session.ts'

const actors: ActorsOf<typeof profileReviewMachine> = {
  loadReview: fromPromise(async ({ input: { kind }, signal }) => {
    const [{ profile }, lists, countries] = await Promise.all([
      loadProfile(kind, signal),
      loadLists(kind, signal),
      loadCountries(signal),
    ])
    return { profile, lists, countries }
  }),
  submitProfile: fromPromise(({ input, signal }) => submitProfile(input.kind, signal)),
}

export const flow = defineFlow(
  profileReviewMachine.provide({
    actors,
    actions: { announceSubmission: () => session.send({ type: 'account.changed', comingFrom: null }) },
  }),
  ({ params }) => ({ kind: isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR' }),
)
