import { assign, fromPromise, setup } from 'xstate'
import type { Country } from '../domain/contract/catalog.ts'
import { loginFieldsOf } from '../domain/loginName.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import {
  type AccountOwner,
  newContact,
  type OwnDetail,
  type OwnDetailsDraft,
  ownDetailErrors,
} from '../domain/members/ownDetails.ts'
import {
  type CountryListEvent,
  countryListActors,
  countryListInvokes,
  countryListTransitions,
  loadedUnlessTranslated,
} from './countryList.ts'
import {
  changed,
  type FormState,
  isValid,
  likelyCountry,
  rememberFault,
  rememberRefusedFields,
  revealed,
  untouched,
  withoutErrors,
} from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Changes a member's own name; or the email or mobile number, with the password and a code sent to the new one. */

interface Input {
  detail: OwnDetail
  /** The current details. */
  owner: AccountOwner
}
interface Context extends Input, FormState {
  draft: OwnDetailsDraft
  countries: Country[]
  proof: string
  changed: OwnDetail | null
}
type Event =
  | CountryListEvent
  | { type: 'field.changed'; change: Partial<OwnDetailsDraft> }
  | { type: 'form.submitted' }
  | { type: 'contact.changeRequested' }
  | { type: 'dialog.closed' }
interface Change {
  target: LoginTarget
  password: string
}

export const ownDetailsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode' },
    input: {} as Input,
    /** Null if the server confirmed no change. */
    output: {} as { changed: OwnDetail | null },
  },
  actors: {
    ...countryListActors,
    saveName: fromPromise<Outcome<null>, { name: string }>(notProvided),
    requestCode: fromPromise<Outcome<null>, Change>(notProvided),
    oneTimeCode: oneTimeCodeMachine,
    changeContact: fromPromise<Outcome<null>, Change & { proof: string }>(notProvided),
  },
  guards: {
    nameIsValid: ({ context }) => context.detail === 'name' && isValid(ownDetailErrors(context)),
    hasProof: ({ context }) => context.proof !== '' && isValid(ownDetailErrors(context)),
    contactIsValid: ({ context }) => context.detail !== 'name' && isValid(ownDetailErrors(context)),
    wasAccepted: isAccepted,
    proofIsInvalid: (_, outcome: Outcome<null>) => !outcome.ok && outcome.refusal.code === 'PROOF_INVALID',
  },
  actions: {
    change: assign(({ context }, change: Partial<OwnDetailsDraft>) => ({
      ...changed(context, change, loginFieldsOf(change)),
      // A proof is valid for one address or number.
      proof: Object.keys(change).some((field) => field !== 'password') ? '' : context.proof,
    })),
    rememberCountries: assign(({ context: { draft, countries: translated } }, countries: Country[]) => ({
      countries: loadedUnlessTranslated(translated, countries),
      draft: likelyCountry(draft, countries),
    })),
    translateCountries: assign({ countries: (_, countries: Country[]) => countries }),
    revealErrors: assign(({ context }) => revealed(context, ownDetailErrors(context))),
    forgetErrors: assign(withoutErrors),
    rememberRefusal: rememberRefusedFields(),
    rememberFault: rememberFault(),
    rememberProof: assign({ proof: (_, proof: string) => proof }),
    forgetProof: assign({ proof: '' }),
    rememberChange: assign({ changed: ({ context }) => context.detail }),
  },
}).createMachine({
  id: 'ownDetails',
  context: ({ input: { detail, owner } }) => ({
    detail,
    owner,
    draft: { name: owner.name, email: '', country: 'IN', dialCode: '91', mobile: '', password: '' },
    ...untouched,
    countries: [],
    proof: '',
    changed: null,
  }),
  initial: 'editing',
  invoke: [...countryListInvokes],
  on: { ...countryListTransitions, 'dialog.closed': '.closed' },
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'nameIsValid', target: 'savingName' },
          { guard: 'hasProof', target: 'changingContact' },
          { guard: 'contactIsValid', target: 'requestingCode' },
          { actions: 'revealErrors' },
        ],
      },
    },
    savingName: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'saveName',
        input: ({ context }) => ({ name: context.draft.name.trim() }),
        onDone: [
          { guard: { type: 'wasAccepted', params: output }, target: 'saved' },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    requestingCode: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => changeIn(context),
        onDone: [
          { guard: { type: 'wasAccepted', params: output }, target: 'enteringCode' },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    enteringCode: {
      on: { 'contact.changeRequested': 'editing' },
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => changeIn(context),
        onDone: {
          target: 'changingContact',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'editing',
      },
    },
    changingContact: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'changeContact',
        input: ({ context }) => ({ ...changeIn(context), proof: context.proof }),
        onDone: [
          { guard: { type: 'wasAccepted', params: output }, target: 'saved' },
          {
            guard: { type: 'proofIsInvalid', params: output },
            target: 'editing',
            actions: ['forgetProof', { type: 'rememberRefusal', params: output }],
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: {
          target: 'unanswered',
          actions: { type: 'rememberFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // Safe to repeat: the server answers a change that it already made, and a code that it just sent, in the same way.
    unanswered: {
      tags: 'recoverable',
      on: {
        'field.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'nameIsValid', target: 'savingName' },
          { guard: 'hasProof', target: 'changingContact' },
          { target: 'requestingCode' },
        ],
      },
    },
    saved: { type: 'final', entry: 'rememberChange' },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ changed: context.changed }),
})

const changeIn = ({ detail, draft }: Pick<Context, 'detail' | 'draft'>): Change => ({
  target: newContact(detail, draft),
  password: draft.password,
})
