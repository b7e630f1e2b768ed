import type { Reach } from 'flowlab/model/flow.ts'
import type { Step } from 'flowlab/model/step.ts'

/**
 * The events that the screens let a person send to a flow, by state. `tests/ui/screens/offered.test.ts` compares them
 * with the events that the controls send. The server, another flow or the clock sends all other events of these flows.
 */

type Offers = Readonly<Record<string, readonly string[]>>

const editing = ['edit.started', 'edit.cancelled', 'form.submitted', 'text.changed']
const writing = [
  'draft.changed',
  'file.removed',
  'files.chosen',
  'message.submitted',
  'reply.started',
  'reply.cancelled',
]
const sent = ['message.discarded', 'message.retried']
const looking = ['search.closed', 'words.changed']
const preferring = ['kinds.switched', 'quiet.changed', 'urgency.switched']
const saving = ['alert.chosen', 'name.changed', 'panel.closed', 'search.changed']
const asking = ['question.cancelled', 'question.submitted']
const telling = ['reason.chosen', 'report.cancelled', 'text.changed']
const ticking = ['choice.cleared', 'listing.ticked']
const reading = ['bell.opened', 'notification.opened']
const leaving = ['logout.requested']
const typing = ['answers.changed', 'answers.settled']
const changing = ['dialog.closed', 'field.changed', 'form.submitted']
const confirming = ['action.cancelled', 'action.confirmed', 'deletion.changed', 'report.changed']

export const offered = {
  session: {
    'loggedIn.fresh': leaving,
    'loggedIn.unseen': leaving,
    switchingAccount: leaving,
    accountUnavailable: ['retry.requested'],
  },
  navigation: {},
  account: {
    unavailable: ['retry.requested'],
    shown: [
      'deletion.cancelled',
      'detail.changeRequested',
      'device.endRequested',
      'export.requested',
      'otherDevices.endRequested',
      'sharing.switched',
    ],
    confirmingEnd: ['ending.cancelled', 'ending.confirmed'],
  },
  ownDetails: {
    editing: changing,
    savingName: ['dialog.closed'],
    requestingCode: ['dialog.closed'],
    enteringCode: ['contact.changeRequested', 'dialog.closed'],
    changingContact: ['dialog.closed'],
    unanswered: changing,
  },
  accountDeletion: {
    confirmingOwner: ['field.changed', 'form.submitted'],
    checkUnanswered: ['deletion.cancelled', 'form.submitted'],
    verifyingOwner: ['deletion.cancelled'],
    unanswered: ['deletion.cancelled', 'form.submitted'],
  },
  waiting: { slow: ['cancel.requested'] },
  chooseOffering: {},
  documentUpload: {
    idle: ['deletion.requested', 'files.chosen', 'type.chosen'],
    uploading: ['upload.cancelled'],
    interrupted: ['files.chosen', 'retry.requested', 'upload.cancelled'],
    confirmingDeletion: ['deletion.cancelled', 'deletion.confirmed'],
  },
  documentUploads: { open: ['files.added'] },
  optionLists: { unavailable: ['retry.requested'] },
  draftAutosave: {
    idle: typing,
    waiting: typing,
    saving: typing,
    saved: typing,
    refused: typing,
    unanswered: typing,
  },
  places: { idle: ['places.requested'], loading: ['places.requested'], unanswered: ['places.requested'] },
  profileLoading: { unavailable: ['retry.requested'] },
  draftSaving: { asking: ['later.requested', 'leaving.cancelled', 'leaving.confirmed'] },
  profileReview: {
    unavailable: ['retry.requested'],
    reviewing: ['profile.submitted'],
    unanswered: ['profile.submitted'],
  },
  comparedChoice: {
    none: ['listing.ticked'],
    single: ticking,
    several: ticking,
    full: ticking,
  },
  comparison: { shown: ['differences.toggled', 'listing.removed'], unanswered: ['retry.requested'] },
  savedSearches: {
    closed: ['panel.opened'],
    loading: ['panel.closed'],
    shown: [...saving, 'search.opened', 'search.removed', 'search.saved', 'subscription.chosen'],
    runningAction: saving,
    refreshing: saving,
    unanswered: ['panel.closed', 'retry.requested'],
  },
  question: { writing: [...asking, 'text.changed'], unanswered: asking },
  report: {
    loading: ['report.cancelled'],
    unanswered: ['report.cancelled', 'retry.requested'],
    writing: [...telling, 'report.submitted'],
    sending: ['report.cancelled'],
    sendUnanswered: ['report.cancelled', 'report.submitted'],
  },
  proposals: {
    loading: ['box.chosen', 'state.chosen'],
    shown: ['box.chosen', 'more.requested', 'state.chosen'],
    unanswered: ['box.chosen', 'retry.requested', 'state.chosen'],
  },
  chatList: { unavailable: ['retry.requested'], listed: ['more.requested'] },
  typing: {},
  conversation: {
    restoring: writing,
    composing: [...writing, ...sent],
    sending: [...writing, ...sent],
    queued: [...writing, ...sent, 'retry.requested'],
  },
  chatMenu: {
    idle: ['action.requested'],
    confirming,
    running: ['action.requested'],
    unanswered: confirming,
  },
  messageEdit: {
    idle: ['edit.cancelled', 'edit.started'],
    editing,
    saving: editing,
    unanswered: editing,
  },
  messageSearch: {
    closed: ['search.opened', 'words.changed'],
    'open.typing': looking,
    'open.searching': looking,
    'open.found': looking,
    'open.unanswered': [...looking, 'retry.requested'],
  },
  page: {},
  contact: {
    editing: ['field.changed', 'form.submitted'],
    sending: ['field.changed'],
    unanswered: ['field.changed', 'form.submitted'],
  },
  notifications: {
    loading: reading,
    unavailable: [...reading, 'retry.requested'],
    listed: [...reading, 'all.read', 'more.requested'],
    refreshing: [...reading, 'all.read'],
    loadingMore: [...reading, 'all.read'],
    markingRead: reading,
  },
  push: {
    notRequested: ['push.enabled'],
    denied: ['push.enabled'],
    registered: ['push.disabled'],
    unregistered: ['push.enabled'],
  },
  billingDetails: {
    shown: ['edit.requested'],
    editing: ['edit.cancelled', 'field.changed', 'form.submitted'],
    unanswered: ['edit.cancelled', 'field.changed', 'form.submitted'],
    unavailable: ['retry.requested'],
  },
  notificationPreferences: {
    closed: ['settings.opened'],
    loading: ['settings.closed'],
    unavailable: ['retry.requested', 'settings.closed'],
    editing: [...preferring, 'form.submitted', 'settings.closed'],
    unanswered: [...preferring, 'form.submitted', 'settings.closed'],
  },
} as const satisfies Readonly<Record<string, Offers>>

/** Flows without a screen of their own, with the reason. */
export const withoutPerson: Readonly<Record<string, string>> = {
  live: 'the stream of news, which opens and reconnects by itself',
  typingNotice: 'told by the composer while a message is written',
  marks: 'moved by what is on the screen',
  member: 'starts the flows of whoever is signed in',
  linkTargets: 'asked by the messages that are shown',
}

const stateNamed = (state: string): string => state.replace(/^\{(.*)\}$/, '$1').replace(':', '.')

/**
 * A person takes the steps that the screen offers in a state; all other steps are automatic. A browser that walks the
 * flow leaves out what `inBrowser` excludes.
 */
export function byScreen(
  flow: keyof typeof offered,
  { can: walks = () => true, ...inBrowser }: Reach = {},
): Readonly<Record<string, Reach>> {
  const offers: Offers = offered[flow]
  const byHand = new Set(Object.values(offers).flat())
  const isOffered = (step: Step, state: string) =>
    step.kind !== 'event' || !byHand.has(step.event.type) || (offers[stateNamed(state)] ?? []).includes(step.event.type)
  const can: Reach['can'] = (step, state, context) => isOffered(step, state) && walks(step, state, context)
  return { 'its screen': { ...inBrowser, can } }
}
