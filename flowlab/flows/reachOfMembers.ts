import type { Reach } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'
import type { ContextFrom } from 'xstate'
import type { addonPurchaseMachine } from '../../src/machines/addonPurchaseMachine.ts'
import type { billingDetailsMachine } from '../../src/machines/billingDetailsMachine.ts'
import type { chatMachine } from '../../src/machines/chatMachine.ts'
import type { listingMachine } from '../../src/machines/listingMachine.ts'
import type { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import type { proposalMachine } from '../../src/machines/proposalMachine.ts'
import type { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { finds, isEvent, isLost } from './reach.ts'

/** The part of the members' flows that a person can cause. Each entry says what it leaves out, and why. */

const isOk = (output: unknown) => (output as { ok?: boolean } | null)?.ok === true
const isOutcomeOf = (step: Step, source: string, way: RegExp) =>
  step.kind === 'outcome' && step.source === source && way.test(step.name)

/** Steps that the tables of screens cover, in another reader's view of the same page. */
const ofAnotherView = (step: Step) =>
  step.kind === 'outcome' && /understood|reported|own|the reason|add Global Connect/.test(step.name)

/**
 * Sent proposals, questions and reports are covered by the walks of their own flows; a new favourite reloads the
 * listing.
 */
export const listingReach: Reach = {
  starts: ['a listing'],
  can: (step, _, { action, listing }: ContextFrom<typeof listingMachine>) =>
    !ofAnotherView(step) &&
    !isOutcomeOf(step, 'draft', /sent|plan/) &&
    !isOutcomeOf(step, 'report', /sent/) &&
    !isOutcomeOf(step, 'question', /sent/) &&
    // Only the owner answers, removes and reports questions.
    !(step.kind === 'event' && step.event.type === 'question.started' && step.event.task !== 'ask') &&
    !isEvent(step, 'questionReport.started') &&
    !(isOk(finds(step, 'runAction')) && action !== 'open') &&
    // The two actions below are not offered when they would have no effect.
    !(isEvent(step, 'documents.requested') && listing?.documents_lock === null) &&
    !(isEvent(step, 'proposal.started') && listing?.propose_refusal === 'DUPLICATE_PROPOSAL'),
  departs: (step) => isEvent(step, 'subscription.chosen'),
}

/**
 * Returning to a list depends on the browser's history, and typed text is searched before anyone can look at it. The
 * other filters behave like the one that is walked.
 */
export const listingsReach: Reach = {
  starts: ['Capital Bridge'],
  can: (step, state, { list, cursor }: ContextFrom<typeof listingsMachine>) => {
    if (step.kind === 'outcome') return step.source !== 'watchAddress' && !ofAnotherView(step)
    if (state === 'shown') {
      if (isEvent(step, 'favourite.toggled')) return list.length === 1 && list[0]?.favourite === false
      if (isEvent(step, 'more.requested')) return cursor !== null && list.length === 1
      return list.length === 1 && isEvent(step, 'search.submitted', 'flag.toggled', 'sort.chosen', 'view.chosen')
    }
    return ['unanswered', 'markUnanswered'].includes(state) && isEvent(step, 'retry.requested')
  },
}

/** External changes arrive over the live connection, and a sent complaint has its own walk. */
const isMakingOffer = (event: { type: string; action?: string }) =>
  event.type === 'step.chosen' && event.action === 'make_offer'

export const proposalReach: Reach = {
  can: (step, _, { proposal, action, form }: ContextFrom<typeof proposalMachine>) => {
    if (ofAnotherView(step) || isOutcomeOf(step, 'watchChanges', /./) || isOutcomeOf(step, 'complaint', /sent/))
      return false
    // The form of an offer is filled in by tests/flows/deals.
    if (isOutcomeOf(step, 'loadProposal', /rejected/) || (step.kind === 'event' && isMakingOffer(step.event)))
      return false
    if (step.kind === 'event' && step.event.type === 'step.chosen' && !proposal?.can.includes(step.event.action))
      return false
    if (isEvent(step, 'complaint.started') && proposal?.complaint !== 'possible') return false
    if (isEvent(step, 'copy.requested') && !proposal?.nda?.signature) return false
    // Only a decline requires a reason, and choosing the same reason again changes nothing.
    return !isEvent(step, 'field.changed') || (action === 'decline' && form.reason === '')
  },
  departs: (step) => isEvent(step, 'subscription.chosen'),
}

/**
 * Events arrive over the live connection, and while it is lost a person can only wait. The top of a conversation
 * requests earlier messages as soon as it is visible. Muting the other member is how a browser causes `chat.changed`.
 */
export const chatReach: Reach = {
  starts: ['a conversation'],
  can: (step, state, { hasEarlier }: ContextFrom<typeof chatMachine>) => {
    if (step.kind !== 'event') return !isOutcomeOf(step, 'subscribeToLive', /./)
    if (state === 'unavailable') return isEvent(step, 'retry.requested')
    if (state !== '{following:current}') return false
    return hasEarlier ? isEvent(step, 'earlier.requested') : step.name === 'chat.changed {"chatId":"c"}'
  },
}

/** An abandoned checkout is found by its address. No walk waits for half a minute. */
export const subscriptionsReach: Reach = {
  starts: ['a member'],
  can: (step) =>
    step.kind !== 'delay' &&
    !ofAnotherView(step) &&
    !isLost(step, 'payment', 'oneTimeCode') &&
    !isOutcomeOf(step, 'watchAccount', /./) &&
    !isEvent(step, 'purchase.reopened', 'purchase.resumed', 'address.changed') &&
    // The free trial was used and has no button.
    !step.name.includes('investor-free-trial'),
  departs: (step) => isEvent(step, 'receipt.closed') || isOutcomeOf(step, 'openPurchase', /free trial/),
}

export const addonPurchaseReach: Reach = {
  starts: ['the list of add-ons'],
  can: (step, _, { offer }: ContextFrom<typeof addonPurchaseMachine>) =>
    step.kind !== 'delay' &&
    !isLost(step, 'payment') &&
    !isEvent(step, 'purchase.reopened') &&
    !(isEvent(step, 'addon.chosen') && offer?.available_addons.length === 0),
}

/** Selling an add-on is covered by the walk of its own flow. */
export const mySubscriptionReach: Reach = {
  starts: ['an investor'],
  can: (step, _, { mine }: ContextFrom<typeof mySubscriptionMachine>) =>
    !isLost(step, 'addonPurchase') &&
    !isOutcomeOf(step, 'addonPurchase', /sold/) &&
    // Only the first of two further pages is requested.
    !(isEvent(step, 'payments.requested') && (mine?.payments_cursor === null || (mine?.payments.length ?? 0) > 1)),
}

/** A member of the walk has details; the name is emptied and written anew. */
export const billingDetailsReach: Reach = {
  can: (step, _, { draft }: ContextFrom<typeof billingDetailsMachine>) =>
    !isOutcomeOf(step, 'loadBillingDetails', /none/) &&
    !(isEvent(step, 'field.changed') && (draft.name === '') === step.name.includes('""')),
}

/**
 * Covers the first and the last step; tables cover the fields of the long step between them. Uploads and autosave have
 * their own walks.
 */
export const wizardReach: Reach = {
  starts: ['a registration'],
  can: (step, state, { step: place, answers, profile }: ContextFrom<typeof wizardMachine>) => {
    if (isOutcomeOf(step, 'profileLoading', /with [13] steps/)) return false
    if (step.kind === 'outcome')
      return !isOutcomeOf(step, 'draftSaving', /kept|refused/) && !isOutcomeOf(step, 'saveStep', /no documents/)
    if (isEvent(step, 'draft.changed', 'draft.saved', 'later.requested') || place === 'business') return false
    if (state === 'saving' || state === 'savingDraft') return false
    if (isEvent(step, 'back.requested') && place === 'basic') return false
    if (isEvent(step, 'step.chosen') && (step.name.includes(place) || !(Number(profile?.steps_done) > 1))) return false
    if (step.name.includes('city')) return false
    if (isEvent(step, 'field.changed'))
      return place === 'basic' && (answers.company_name === '') !== step.name.includes('""')
    return true
  },
  departs: (step) => isOutcomeOf(step, 'draftSaving', /leaves/),
}
