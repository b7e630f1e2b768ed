import { countryListInvokes, countryListTransitions } from './countryList.ts'
import { untouched } from './form.ts'
import { output } from './outcome.ts'
import { blank, registerSetup } from './registerSetup.ts'

/** Creates an account: name, mobile, a verified email address and a password. */

/** The form is checked before anything is sent; its errors return it to the visitor. */
const submissions = {
  'form.submitted': [
    { guard: 'draftIsValid', target: 'registering' },
    { target: 'editing', actions: 'showErrors' },
  ],
  'verification.requested': [
    { guard: 'emailIsValid', target: 'verifyingEmail' },
    { target: 'editing', actions: 'showEmailErrors' },
  ],
} as const

export const registerMachine = registerSetup.createMachine({
  id: 'register',
  context: ({ input: { typed, ...input } }) => ({
    ...input,
    draft: { ...blank, ...typed?.draft },
    proof: typed?.proof ?? null,
    awaitsCode: typed?.awaitsCode ?? false,
    ...untouched,
    countries: [],
  }),
  initial: 'resuming',
  invoke: [...countryListInvokes],
  on: {
    ...countryListTransitions,
    'field.changed': { actions: [{ type: 'change', params: ({ event }) => event.change }, 'storeInput'] },
  },
  states: {
    resuming: { always: [{ guard: 'awaitsCode', target: 'verifyingEmail' }, 'editing'] },
    editing: { on: submissions },
    verifyingEmail: {
      entry: ['forgetErrors', 'startWaiting', 'storeInput'],
      exit: 'stopWaiting',
      on: {
        'field.changed': [
          {
            guard: { type: 'emailIsAnother', params: ({ event }) => event.change },
            target: 'editing',
            actions: [{ type: 'change', params: ({ event }) => event.change }, 'storeInput'],
          },
          { actions: [{ type: 'change', params: ({ event }) => event.change }, 'storeInput'] },
        ],
        'form.submitted': { actions: 'showErrors' },
      },
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: { kind: 'email' as const, email: context.draft.email.trim() } }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'rememberProof', params: ({ event }) => event.output.proof }, 'storeInput'],
        },
        onError: { target: 'editing', actions: 'storeInput' },
      },
    },
    registering: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'register',
        input: ({ context }) => ({ loginType: context.loginType, draft: context.draft, proof: context.proof ?? '' }),
        onDone: [
          {
            guard: { type: 'wasGranted', params: output },
            target: 'registered',
            actions: ['forgetInput', { type: 'announceGrant', params: output }],
          },
          {
            guard: { type: 'proofIsInvalid', params: output },
            target: 'editing',
            actions: ['forgetProof', 'storeInput', { type: 'rememberRefusal', params: output }],
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unanswered: { tags: 'recoverable', on: submissions },
    registered: { tags: 'busy' },
  },
})
