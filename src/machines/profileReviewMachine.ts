import { assign, fromPromise, setup } from 'xstate'
import type { Country, Option } from '../domain/contract/catalog.ts'
import type { Profile } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Looking a profile over before and after it is submitted. */

interface Loaded {
  profile: Profile | null
  lists: Record<string, Option[]>
  countries: Country[]
}
interface Context extends Loaded {
  kind: ProfileKind
  refusal: RefusalNote | null
}
type Event = { type: 'profile.submitted' } | { type: 'retry.asked' }

export const profileReviewMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { kind: ProfileKind } },
  actors: {
    loadReview: fromPromise<Loaded, { kind: ProfileKind }>(notProvided),
    submitProfile: fromPromise<Outcome<Profile>, { kind: ProfileKind }>(notProvided),
  },
  guards: {
    wasSubmitted: (_, outcome: Outcome<Profile>) => outcome.ok,
    isDraft: ({ context }) => context.profile?.status === 'draft' || context.profile?.status === 'changes_requested',
  },
  actions: {
    rememberLoaded: assign((_, loaded: Loaded) => loaded),
    rememberSubmitted: assign(({ context }, outcome: Outcome<Profile>) =>
      outcome.ok ? { profile: outcome.value, refusal: null } : { profile: context.profile, refusal: outcome.refusal },
    ),
    announceSubmission: () => {},
  },
}).createMachine({
  id: 'profileReview',
  context: ({ input }) => ({ kind: input.kind, profile: null, lists: {}, countries: [], refusal: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadReview',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'reviewing', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    reviewing: { on: { 'profile.submitted': { guard: 'isDraft', target: 'submitting' } } },
    submitting: {
      invoke: {
        src: 'submitProfile',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'wasSubmitted', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [{ type: 'rememberSubmitted', params: ({ event }) => event.output }, 'announceSubmission'],
          },
          { target: 'reviewing', actions: { type: 'rememberSubmitted', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'profile.submitted': 'submitting' } },
    unavailable: { on: { 'retry.asked': 'loading' } },
  },
})
