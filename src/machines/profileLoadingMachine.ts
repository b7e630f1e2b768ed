import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import type { LoadedProfile } from '../domain/registration/answers.ts'
import { notProvided, output } from './outcome.ts'

/** Loads the saved state of a registration; a lost response can be retried. */

interface Input {
  kind: ProfileKind
}
export type ProfileLoadingActor = ActorRefFrom<typeof profileLoadingMachine>

const nothing: LoadedProfile = { profile: null, suggested: {}, draft: {} }

export const profileLoadingMachine = setup({
  types: {
    context: {} as Input & { loaded: LoadedProfile },
    events: {} as { type: 'retry.requested' },
    input: {} as Input,
    output: {} as LoadedProfile,
  },
  actors: { loadProfile: fromPromise<LoadedProfile, Input>(notProvided) },
  actions: { rememberLoaded: assign({ loaded: (_, loaded: LoadedProfile) => loaded }) },
}).createMachine({
  id: 'profileLoading',
  context: ({ input }) => ({ ...input, loaded: nothing }),
  output: ({ context }) => context.loaded,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadProfile',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'loaded', actions: { type: 'rememberLoaded', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading' } },
    loaded: { type: 'final' },
  },
})
