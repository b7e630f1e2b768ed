import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Country, Option } from '../domain/contract/catalog.ts'
import {
  type BillingDraft,
  type BillingErrors,
  billingDraftOf,
  billingErrors,
  billingFieldsAffectedBy,
  billingFrom,
  emptyBilling,
} from '../domain/memberships/billing.ts'
import type { BillingDetails } from '../domain/memberships/billingSchema.ts'
import { effect } from './effect.ts'
import {
  changed,
  isValid,
  rememberRefusedFields,
  revealed,
  unmarked,
  type WithFieldErrors,
  withoutErrors,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** To whom the receipts of an account are addressed: shown, and edited in a dialog. */

export interface LoadedBilling {
  details: BillingDetails | null
  countries: Country[]
  /** The states of India by their tax codes. */
  states: Option[]
}
interface Context extends LoadedBilling, WithFieldErrors<BillingErrors> {
  draft: BillingDraft
}
type Event =
  | { type: 'edit.requested' }
  | { type: 'field.changed'; change: Partial<BillingDraft> }
  | { type: 'form.submitted' }
  | { type: 'edit.cancelled' }
  | { type: 'retry.requested' }

export type BillingDetailsActor = ActorRefFrom<typeof billingDetailsMachine>

export const billingDetailsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadBillingDetails: fromPromise<LoadedBilling>(notProvided),
    saveBillingDetails: fromPromise<Outcome<BillingDetails | null>, { details: BillingDetails | null }>(notProvided),
  },
  guards: {
    draftIsComplete: ({ context }) => isValid(billingErrors(context.draft)),
    wereSaved: isAccepted,
  },
  actions: {
    rememberLoaded: assign((_, loaded: LoadedBilling) => loaded),
    startDraft: assign(({ context }) => ({ draft: billingDraftOf(context.details), ...unmarked })),
    change: assign(({ context }, change: Partial<BillingDraft>) =>
      changed(context, change, billingFieldsAffectedBy(change)),
    ),
    revealErrors: assign(({ context }) => revealed(context, billingErrors(context.draft))),
    forgetErrors: assign(withoutErrors),
    rememberSaved: assign({
      details: ({ context }, outcome: Outcome<BillingDetails | null>) => (outcome.ok ? outcome.value : context.details),
    }),
    rememberRefusal: rememberRefusedFields(),
    announceSaved: effect(),
  },
}).createMachine({
  id: 'billingDetails',
  context: { details: null, countries: [], states: [], draft: emptyBilling, ...unmarked },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadBillingDetails',
        onDone: { target: 'shown', actions: { type: 'rememberLoaded', params: output } },
        onError: 'unavailable',
      },
    },
    shown: { on: { 'edit.requested': { target: 'editing', actions: 'startDraft' } } },
    editing: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [{ guard: 'draftIsComplete', target: 'saving' }, { actions: 'revealErrors' }],
        'edit.cancelled': 'shown',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: {
        src: 'saveBillingDetails',
        input: ({ context }) => ({ details: billingFrom(context.draft) }),
        onDone: [
          {
            guard: { type: 'wereSaved', params: output },
            target: 'shown',
            actions: [{ type: 'rememberSaved', params: output }, 'announceSaved'],
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: each request has all fields. They may be saved already, so leaving loads them again.
    unanswered: {
      tags: 'recoverable',
      on: {
        'field.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': 'saving',
        'edit.cancelled': 'loading',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading' } },
  },
})
