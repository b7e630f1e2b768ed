import { assign, fromPromise, setup } from 'xstate'
import type { Option } from '../domain/contract/catalog.ts'
import type { ProposalActionRequest } from '../domain/contract/proposals.ts'
import { actionRules, type ProposalAction } from '../domain/proposals/lifecycle.ts'
import type { Proposal } from '../domain/proposals/proposalSchema.ts'
import {
  emptyForm,
  formFor,
  requestOf,
  type StepErrors,
  type StepField,
  type StepForm,
  stepErrors,
  stepFieldOf,
  withField,
} from '../domain/proposals/stepForm.ts'
import { haveSameTerms, type UnsentStep } from '../domain/proposals/unsentStep.ts'
import type { Base } from '../routes.ts'
import { effect, listener } from './effect.ts'
import {
  afterChange,
  forgetLostResponse,
  isValid,
  rememberLostResponse,
  rememberRefusedFields,
  revealed,
  unmarked,
  type WithFieldErrors,
  type WithLostResponse,
  withoutErrors,
  withoutLostResponse,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'
import { reportMachine } from './reportMachine.ts'

/** One proposal: its status, and the dialog for the next step. */

interface StepLists {
  decline_reason: Option[]
  lost_reason: Option[]
  instruments: Option[]
  currencies: string[]
}
export interface TakenStep {
  id: string
  action: ProposalAction
  request: ProposalActionRequest
}
interface Context extends WithFieldErrors<StepErrors>, WithLostResponse {
  id: string
  base: Base
  currency: string
  /** True if the subscription has ended, so that a step refused for that reason requires a renewal. */
  mustRenew: boolean
  proposal: Proposal | null
  /** True if the proposal has changed since it was last requested. */
  isOutdated: boolean
  lists: StepLists
  action: ProposalAction | null
  form: StepForm
  /** The offer on the table when the form was begun. */
  begunWith: Proposal['offer']
}
type Event =
  | { type: 'step.chosen'; action: ProposalAction }
  | { type: 'step.confirmed' }
  | { type: 'step.cancelled' }
  | { type: 'field.changed'; field: StepField; value: string | boolean }
  | { type: 'proposal.changedElsewhere' }
  | { type: 'complaint.started' }
  | { type: 'copy.requested' }
  | { type: 'subscription.chosen' }
  | { type: 'retry.requested' }
export interface LoadedProposal {
  proposal: Outcome<Proposal>
  lists: StepLists
}
const noLists: StepLists = { decline_reason: [], lost_reason: [], instruments: [], currencies: [] }

export const proposalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { complaint: 'complaint' },
    input: {} as { id: string; base: Base; currency: string; mustRenew: boolean; unsent: UnsentStep | null },
  },
  actors: {
    loadProposal: fromPromise<LoadedProposal, { id: string }>(notProvided),
    takeStep: fromPromise<Outcome<Proposal>, TakenStep>(notProvided),
    downloadNda: fromPromise<Outcome<null>, { id: string }>(notProvided),
    watchChanges: listener<Event, { id: string }>(),
    complaint: reportMachine,
  },
  guards: {
    wasFound: (_, { proposal }: LoadedProposal) => proposal.ok,
    wasAccepted: isAccepted,
    needsPlan: (_, outcome: Outcome<Proposal>) =>
      !outcome.ok && ['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED'].includes(outcome.refusal.code ?? ''),
    fieldsAreInvalid: (_, outcome: Outcome<Proposal>) => !outcome.ok && outcome.refusal.code === 'VALIDATION_FAILED',
    isAllowed: ({ context }, action: ProposalAction) => context.proposal?.can.includes(action) ?? false,
    ndaIsSigned: ({ context }) => (context.proposal?.nda?.signature ?? null) !== null,
    isOutdated: ({ context }) => context.isOutdated,
    mayComplain: ({ context }) => context.proposal?.complaint === 'possible',
    formIsComplete: ({ context: { action, form, proposal } }) =>
      action !== null && isValid(stepErrors(action, form, proposal)),
  },
  actions: {
    rememberLoaded: assign((_, { proposal, lists }: LoadedProposal) =>
      proposal.ok ? { proposal: proposal.value, lists } : {},
    ),
    noteChange: assign({ isOutdated: true }),
    forgetChange: assign({ isOutdated: false }),
    rememberStep: assign(({ context }, outcome: Outcome<Proposal>) => ({
      proposal: outcome.ok ? outcome.value : context.proposal,
      action: null,
      ...withoutErrors,
    })),
    rememberRefusal: rememberRefusedFields(stepFieldOf),
    rememberLostResponse: rememberLostResponse(),
    forgetLostResponse: forgetLostResponse(),
    forgetErrors: assign(withoutErrors),
    chooseStep: assign(({ context }, action: ProposalAction) => ({
      action,
      form: formAsLeft(context, action) ?? initialForm(action, context.proposal, context.currency),
      begunWith: context.proposal?.offer ?? null,
      ...withoutErrors,
    })),
    changeField: assign(({ context }, { field, value }: { field: StepField; value: string | boolean }) => ({
      form: withField(context.form, field, value, context.proposal?.asks ?? null),
      ...afterChange(context, [field]),
    })),
    storeUnsent: effect(),
    revealErrors: assign(({ context }) =>
      revealed(context, stepErrors(context.action, context.form, context.proposal)),
    ),
    goToPlans: effect(),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input: { unsent, ...input } }) => ({
    ...input,
    proposal: null,
    isOutdated: false,
    lists: noLists,
    action: unsent?.action ?? null,
    form: { ...emptyForm, ...unsent?.form },
    begunWith: unsent?.offer ?? null,
    ...withoutLostResponse,
    ...unmarked,
  }),
  initial: 'loading',
  invoke: { src: 'watchChanges', input: ({ context }) => ({ id: context.id }) },
  // A dialog stays as the member left it; the page is reloaded when it closes.
  on: { 'proposal.changedElsewhere': { actions: 'noteChange' } },
  states: {
    loading: {
      entry: 'forgetChange',
      invoke: {
        src: 'loadProposal',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasFound', params: output },
            target: 'shown',
            actions: { type: 'rememberLoaded', params: output },
          },
          {
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output.proposal },
          },
        ],
        onError: 'unanswered',
      },
    },
    shown: {
      always: { guard: 'isOutdated', target: 'loading' },
      on: {
        'step.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => event.action },
          target: 'confirming',
          actions: ['forgetLostResponse', { type: 'chooseStep', params: ({ event }) => event.action }],
        },
        'copy.requested': { guard: 'ndaIsSigned', target: 'preparingCopy' },
        'complaint.started': { guard: 'mayComplain', target: 'complaining' },
      },
    },
    preparingCopy: {
      tags: 'busy',
      entry: 'forgetLostResponse',
      invoke: {
        src: 'downloadNda',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'rememberRefusal', params: output } },
        // Nothing has changed on the server, so the page stays and the member can try again.
        onError: { target: 'shown', actions: 'rememberLostResponse' },
      },
    },
    confirming: {
      on: {
        'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, 'storeUnsent'] },
        'step.confirmed': [{ guard: 'formIsComplete', target: 'takingStep' }, { actions: 'revealErrors' }],
        'step.cancelled': 'shown',
      },
    },
    takingStep: {
      entry: 'forgetErrors',
      invoke: {
        src: 'takeStep',
        input: ({ context: { id, action, form, proposal } }) => ({
          id,
          action: action ?? 'open',
          request: action ? requestOf(action, form, proposal?.offer ?? null) : {},
        }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: output },
            target: 'shown',
            actions: [{ type: 'rememberStep', params: output }, 'storeUnsent'],
          },
          { guard: { type: 'needsPlan', params: output }, target: 'offeringSubscription' },
          {
            guard: { type: 'fieldsAreInvalid', params: output },
            target: 'confirming',
            actions: { type: 'rememberRefusal', params: output },
          },
          // The proposal has changed meanwhile, and its current status explains the refusal.
          { target: 'loading', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'stepUnanswered',
      },
    },
    // Safe to repeat: the server responds to a repeated step with the same proposal.
    stepUnanswered: { tags: 'recoverable', on: { 'step.confirmed': 'takingStep', 'step.cancelled': 'loading' } },
    offeringSubscription: {
      on: { 'subscription.chosen': { target: 'shown', actions: 'goToPlans' }, 'step.cancelled': 'shown' },
    },
    // Whether the complaint is sent or cancelled, the proposal shows the result.
    complaining: {
      invoke: { id: 'complaint', src: 'complaint', input: ({ context }) => ({ id: context.id }), onDone: 'loading' },
    },
    refused: {},
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})

/** The form of the last step if it was not taken; a consent is given anew. Null for another step, or another offer. */
const formAsLeft = ({ action, form, begunWith, proposal }: Context, chosen: ProposalAction): StepForm | null =>
  action === chosen && haveSameTerms(begunWith, proposal?.offer ?? null) ? { ...form, agreed: false } : null

/** The initial form of a step: a draft is sent with its message, a counter-offer starts with the current terms. */
const initialForm = (action: ProposalAction, proposal: Proposal | null, currency: string): StepForm => {
  const { input } = actionRules[action]
  if (input === 'message') return { ...emptyForm, text: proposal?.message ?? '' }
  return formFor(input === 'offer' ? (proposal?.offer ?? null) : null, currency)
}
