import type { Reach } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'
import type { ContextFrom } from 'xstate'
import type { chatListMachine } from '../../src/machines/chatListMachine.ts'
import type { chatMenuMachine } from '../../src/machines/chatMenuMachine.ts'
import type { comparedChoiceMachine } from '../../src/machines/comparedChoiceMachine.ts'
import type { comparisonMachine } from '../../src/machines/comparisonMachine.ts'
import type { conversationMachine } from '../../src/machines/conversationMachine.ts'
import type { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import type { messageEditMachine } from '../../src/machines/messageEditMachine.ts'
import type { messageSearchMachine } from '../../src/machines/messageSearchMachine.ts'
import type { notificationPreferencesMachine } from '../../src/machines/notificationPreferencesMachine.ts'
import type { notificationsMachine } from '../../src/machines/notificationsMachine.ts'
import type { ownDetailsMachine } from '../../src/machines/ownDetailsMachine.ts'
import type { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import type { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import type { questionMachine } from '../../src/machines/questionMachine.ts'
import type { reportMachine } from '../../src/machines/reportMachine.ts'
import type { savedSearchesMachine } from '../../src/machines/savedSearchesMachine.ts'
import { isEvent, isLost } from './reach.ts'

/**
 * What the browser leaves out of the flows whose steps `offered.ts` lists. Each entry says why; only the chart and the
 * tables of the screens show the rest.
 */

const isFrom = (step: Step, source: string, way = /./) =>
  step.kind === 'outcome' && step.source === source && way.test(step.name)

/** The code has walks of its own, and its flow does not fail. The list of countries is there before anybody types. */
export const accountDeletionReach: Reach = {
  starts: ['a visitor'],
  atOnce: ['loadCountries'],
  can: (step) => !isFrom(step, 'watchCountries') && !isLost(step, 'oneTimeCode', 'loadCountries'),
}

/** The dialog of a detail has walks of its own; here it is only closed. */
export const accountReach: Reach = {
  can: (step) => !isFrom(step, 'ownDetails', /new email|no answer|offline|fail/i),
}

/** A field of another dialog is not on the screen. The code has walks of its own, and its flow does not fail. */
export const ownDetailsReach: Reach = {
  atOnce: ['loadCountries'],
  can: (step, _, { detail }: ContextFrom<typeof ownDetailsMachine>) => {
    if (isFrom(step, 'watchCountries') || isLost(step, 'oneTimeCode', 'loadCountries')) return false
    return !(step.kind === 'event' && 'change' in step.event && !(detail in (step.event.change as object)))
  },
}

/** A visitor, who has no steps to attach. A field that is being sent takes no text. */
export const contactReach: Reach = {
  starts: ['a visitor'],
  can: (step, state) => !step.name.includes('attachesSteps') && !(state === 'sending' && isEvent(step)),
}

/** The owner’s answers and removals have the same states, with other words. A button that is off cannot be pressed. */
export const questionReach: Reach = {
  starts: ['a question of a reader'],
  can: (step, _, { text }: ContextFrom<typeof questionMachine>) =>
    !(isEvent(step, 'question.submitted') && text === ''),
}

/** Cancel is one button, walked where something is written. A button that is off cannot be pressed. */
export const reportReach: Reach = {
  can: (step, state, { reason }: ContextFrom<typeof reportMachine>) =>
    !(isEvent(step, 'report.submitted') && reason === '') &&
    !(isEvent(step, 'report.cancelled') && ['loading', 'unanswered', 'sending'].includes(state)),
}

/** Only what is shown can be removed, and two listings have differences. An address without listings is empty as one without any left. */
export const comparisonReach: Reach = {
  starts: ['two listings'],
  can: (step, _, { list }: ContextFrom<typeof comparisonMachine>) =>
    !(isEvent(step, 'differences.toggled') && list.length < 2) &&
    !(step.kind === 'event' && step.event.type === 'listing.removed' && !list.some(({ id }) => id === step.event.id)),
}

/** A search without a name has no button, and plans are offered where the plan allows no more searches. */
export const savedSearchesReach: Reach = {
  can: (step, _, { name, refusal }: ContextFrom<typeof savedSearchesMachine>) =>
    !(isEvent(step, 'search.saved') && name === '') &&
    !(isEvent(step, 'subscription.chosen') && refusal?.code !== 'QUOTA_EXCEEDED'),
  departs: (step) => isEvent(step, 'subscription.chosen'),
}

/** News comes over the live connection. A notification leads to its page. */
export const notificationsReach: Reach = {
  can: (step, state, { nextCursor, unread }: ContextFrom<typeof notificationsMachine>) =>
    !isFrom(step, 'subscribeToLive') &&
    !(isEvent(step, 'more.requested') && nextCursor === null) &&
    !(isEvent(step, 'all.read') && unread === 0) &&
    !(isEvent(step, 'notification.opened') && (state !== 'listed' || step.name.includes('"m"'))),
  departs: (step) => isEvent(step, 'notification.opened'),
}

/**
 * A box changes when it is ticked another way. The column of the quiet hours is there while there are quiet hours.
 * Other settings at the start are reached from these, and one is changed at a time.
 */
export const notificationPreferencesReach: Reach = {
  can: (step, _, { preferences }: ContextFrom<typeof notificationPreferencesMachine>) => {
    if (step.kind !== 'event') return !isFrom(step, 'loadPreferences', /others/)
    if (!preferences) return true
    const { type, on } = step.event
    const { off, quiet, through_quiet } = preferences
    const [isMailed, isUrgent] = [!off.email.includes('message'), through_quiet.includes('message')]
    if (type === 'kinds.switched') return on !== isMailed && quiet && !isUrgent
    if (type === 'urgency.switched') return on !== isUrgent && quiet && !isMailed
    return type !== 'quiet.changed' || (quiet && !isMailed && !isUrgent)
  },
}

/** The button for more is there while there is more. */
export const proposalsReach: Reach = {
  can: (step, _, { cursor }: ContextFrom<typeof proposalsMachine>) =>
    !isEvent(step, 'address.changed') && !(isEvent(step, 'more.requested') && cursor === null),
}

/**
 * News comes over the live connection. A folder has a link where the list is there, and the archived
 * conversations have no page of others.
 */
export const chatListReach: Reach = {
  can: (step, state, { folder, chats, nextCursor }: ContextFrom<typeof chatListMachine>) => {
    if (step.kind !== 'event')
      return !isFrom(step, 'subscribeToLive') && !(folder === 'archived' && isFrom(step, 'fetchChats', /with a page/))
    if (isEvent(step, 'retry.requested')) return state === 'unavailable'
    if (isEvent(step, 'more.requested')) return state === 'listed' && nextCursor !== null
    if (!isEvent(step, 'folder.chosen') || state !== 'listed') return false
    const wanted: string = step.event.folder
    return wanted === 'all' ? folder === 'unread' : folder === 'all' && chats.some(({ archived }) => !archived)
  },
}

/** Changes of a message come over the live connection. The search of all conversations has the same states. */
export const messageSearchReach: Reach = {
  starts: ['a conversation'],
  can: (step, state, { words }: ContextFrom<typeof messageSearchMachine>) => {
    if (isEvent(step, 'message.changed')) return false
    return !(
      step.kind === 'event' &&
      step.event.type === 'words.changed' &&
      (state === 'closed' || step.event.words === words)
    )
  },
}

/** Typing the same text again changes nothing, and a message has one state of being edited. */
export const messageEditReach: Reach = {
  can: (step, state, { text }: ContextFrom<typeof messageEditMachine>) => {
    if (step.kind !== 'event') return true
    if (step.event.type === 'edit.started') return state !== 'saving' && step.event.message.revision === 0
    return !(state === 'saving' || (step.event.type === 'text.changed' && step.event.text === text))
  },
}

/** The conversation is not blocked, its message is the member’s own, and while a request runs nothing is offered. */
export const chatMenuReach: Reach = {
  can: (step, state, { action }: ContextFrom<typeof chatMenuMachine>) => {
    if (step.kind !== 'event') return true
    const { type, action: wanted, forAll, change } = step.event
    if (type === 'action.requested') return state === 'idle' && wanted.blocked !== false && wanted.mayBeForAll !== false
    if (state === 'running') return false
    if (type === 'deletion.changed') return action?.kind === 'delete' && forAll !== action.forAll
    if (type === 'report.changed') return action?.kind === 'report' && change.note !== action.report.note
    return true
  },
}

/**
 * A new window has kept nothing, and one message at a time is pending. The connection, and the pause before another
 * attempt, belong to the live connection.
 */
export const conversationReach: Reach = {
  atOnce: ['restoreWriting'],
  can: (step, state, { draft, replyingTo, outgoing }: ContextFrom<typeof conversationMachine>) => {
    if (step.kind === 'delay' || step.name.includes('progressed')) return false
    if (step.kind === 'outcome') return step.source !== 'restoreWriting' || step.name.endsWith('nothing was kept')
    const [waiting] = outgoing
    const isRefused = waiting?.problem != null && 'refusal' in waiting.problem
    switch (step.event.type) {
      case 'draft.changed':
        return draft !== step.event.text
      case 'message.submitted':
      case 'files.chosen':
        return state === 'composing' && !waiting
      case 'reply.started':
      case 'reply.cancelled':
        return state === 'composing' && (replyingTo === null) === (step.event.type === 'reply.started')
      case 'message.retried':
        return isRefused
      case 'message.discarded':
        return state === 'queued' || waiting?.problem != null
      case 'retry.requested':
        return state === 'queued'
      default:
        return false
    }
  },
}

/** The button is there while the profile may be submitted. */
export const profileReviewReach: Reach = {
  can: (step, _, { profile }: ContextFrom<typeof profileReviewMachine>) =>
    !(isEvent(step, 'profile.submitted') && profile?.can.submit !== true),
}

/** One empty slot, which takes one file at a time. The share that has arrived is not held at a place. */
export const documentUploadReach: Reach = {
  starts: ['an empty slot'],
  can: (step, state, { type, stored }: ContextFrom<typeof documentUploadMachine>) => {
    if (step.name.includes('progressed')) return false
    if (step.kind !== 'event') return true
    if (step.event.type === 'type.chosen') return type !== step.event.slug
    if (step.event.type === 'files.chosen') return state === 'idle' && step.event.files.length === 1
    return !(step.event.type === 'deletion.requested' && stored === null)
  },
}

/** Listings are ticked in the order of the list, and the last of them is ticked off. */
export const comparedChoiceReach: Reach = {
  starts: ['nothing ticked'],
  can: (step, _, { chosen }: ContextFrom<typeof comparedChoiceMachine>) =>
    step.kind !== 'event' ||
    step.event.type !== 'listing.ticked' ||
    ['l', 'm', 'n', 'o'].slice(Math.max(0, chosen.length - 1), chosen.length + 1).includes(step.event.listing.id),
}

/** A new window whose token is known. What comes after the account has loaded is walked with the pages it leads to. */
export const sessionReach: Reach = {
  starts: ['a kept token'],
  can: (step, state) =>
    ['loadingAccount', 'accountUnavailable'].includes(state) &&
    (isEvent(step, 'retry.requested') || (isFrom(step, 'loadAccount') && !step.name.includes('another'))),
}
