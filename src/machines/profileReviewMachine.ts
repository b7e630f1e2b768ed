import { assign, fromPromise, setup } from 'xstate'
import type { Preview } from '../domain/market/listingSchema.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Profile } from '../domain/registration/profileSchema.ts'
import { type DocumentUploadsActor, documentUploadsMachine } from './documentUploadsMachine.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { optionListsMachine } from './optionListsMachine.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** The profile page, before and after submission; its picture can be changed there. */

interface Context extends WithRefusal {
  kind: ProfileKind
  /** The next purchase for the profile's subscription. */
  planCall: 'choose' | 'renew' | null
  profile: Profile | null
  /** The profile as a stranger sees it. */
  preview: Preview | null
  documentUploads: DocumentUploadsActor | null
  /** The seed of the uploads' request ids. */
  lastId: string
}
type Loaded = Pick<Context, 'profile' | 'preview'>
type Event = { type: 'profile.submitted' } | { type: 'retry.requested' }

export const profileReviewMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Pick<Context, 'kind' | 'planCall' | 'lastId'> },
  actors: {
    loadReview: fromPromise<Loaded, { kind: ProfileKind }>(notProvided),
    submitProfile: fromPromise<Outcome<Profile>, { kind: ProfileKind }>(notProvided),
    optionLists: optionListsMachine,
    documentUploads: documentUploadsMachine,
  },
  guards: {
    wasSubmitted: isAccepted,
    maySubmit: ({ context }) => context.profile?.can.submit === true,
  },
  actions: {
    rememberLoaded: assign((_, { profile, preview }: Loaded) => ({ profile, preview })),
    startUploads: assign({
      documentUploads: ({ context: { kind, profile, lastId }, spawn }) =>
        profile
          ? spawn('documentUploads', { id: 'documentUploads', input: { kind, documents: profile.documents, lastId } })
          : null,
    }),
    rememberSubmitted: assign(({ context }, outcome: Outcome<Profile>) => ({
      profile: outcome.ok ? outcome.value : context.profile,
      ...withoutRefusal,
    })),
    forgetRefusal: forgetRefusal(),
    rememberRefusal: rememberRefusal(),
    announceSubmission: effect(),
    refreshAccount: effect(),
  },
}).createMachine({
  id: 'profileReview',
  context: ({ input }) => ({ ...input, profile: null, preview: null, documentUploads: null, ...withoutRefusal }),
  entry: 'refreshAccount',
  invoke: { id: 'optionLists', src: 'optionLists', input: ({ context }) => ({ kind: context.kind }) },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadReview',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'reviewing', actions: [{ type: 'rememberLoaded', params: output }, 'startUploads'] },
        onError: 'unavailable',
      },
    },
    reviewing: { on: { 'profile.submitted': { guard: 'maySubmit', target: 'submitting' } } },
    submitting: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'submitProfile',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'wasSubmitted', params: output },
            target: 'reviewing',
            actions: [{ type: 'rememberSubmitted', params: output }, 'announceSubmission'],
          },
          { target: 'reviewing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: { tags: 'recoverable', on: { 'profile.submitted': 'submitting' } },
    unavailable: { on: { 'retry.requested': 'loading' } },
  },
})
