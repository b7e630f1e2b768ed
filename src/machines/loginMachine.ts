import { assign, fromPromise, setup } from 'xstate'
import type { SessionGrant } from '../domain/contract/accounts.ts'
import type { Country } from '../domain/contract/catalog.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Logging in by e-mail or by mobile number. */

export interface LoginDraft {
  by: 'email' | 'mobile'
  email: string
  dialCode: string
  mobile: string
  password: string
  remember: boolean
}
export type LoginError = 'enterMobile' | 'validMobile' | 'enterEmail' | 'validEmail' | 'enterPassword' | 'weakPassword'

interface Context {
  loginType: LoginType
  accountType: AccountType | null
  draft: LoginDraft
  errors: Partial<Record<keyof LoginDraft, LoginError>>
  refusal: RefusalNote | null
  countries: Country[]
  attempts: number
}
type Event = { type: 'field.changed'; change: Partial<LoginDraft> } | { type: 'form.submitted' }

const blank: LoginDraft = { by: 'email', email: '', dialCode: '91', mobile: '', password: '', remember: false }

export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { loginType: LoginType; accountType: AccountType | null },
  },
  actors: {
    loadCountries: fromPromise<Country[]>(notProvided),
    checkDraft: fromPromise<Context['errors'], LoginDraft>(notProvided),
    logIn: fromPromise<Outcome<SessionGrant>, Pick<Context, 'loginType' | 'accountType' | 'draft'>>(notProvided),
  },
  guards: {
    isFlawless: (_, errors: Context['errors']) => Object.keys(errors).length === 0,
    wasGranted: (_, outcome: Outcome<SessionGrant>) => outcome.ok,
  },
  actions: {
    change: assign({ draft: ({ context }, change: Partial<LoginDraft>) => ({ ...context.draft, ...change }) }),
    forgetErrors: assign({ errors: {}, refusal: null }),
    rememberErrors: assign({
      errors: (_, errors: Context['errors']) => errors,
      attempts: ({ context }) => context.attempts + 1,
    }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<SessionGrant>) => (outcome.ok ? null : outcome.refusal) }),
    rememberCountries: assign({ countries: (_, countries: Country[]) => countries }),
    announceGrant: (_, _outcome: Outcome<SessionGrant>) => {},
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ ...input, draft: blank, errors: {}, refusal: null, countries: [], attempts: 0 }),
  initial: 'editing',
  invoke: {
    src: 'loadCountries',
    onDone: { actions: { type: 'rememberCountries', params: ({ event }) => event.output } },
    // Without the list the dial code can still be typed with a leading plus.
    onError: {},
  },
  on: { 'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } } },
  states: {
    editing: { on: { 'form.submitted': 'checking' } },
    checking: {
      entry: 'forgetErrors',
      invoke: {
        src: 'checkDraft',
        input: ({ context }) => context.draft,
        onDone: [
          { guard: { type: 'isFlawless', params: ({ event }) => event.output }, target: 'loggingIn' },
          { target: 'editing', actions: { type: 'rememberErrors', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasGranted', params: ({ event }) => event.output },
            target: 'granted',
            actions: { type: 'announceGrant', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'form.submitted': 'checking' } },
    granted: {},
  },
})
