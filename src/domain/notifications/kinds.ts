import { minute } from '../durations.ts'

/** Notification kinds and their channels (catalogue, section 10). Every kind is shown in the centre. */
const kinds = {
  message: { group: 'messages', toast: true, push: true, email: 'later', mandatory: false },
  proposal_received: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  listing_question: { group: 'messages', toast: true, push: true, email: 'now', mandatory: false },
  listing_answer: { group: 'messages', toast: true, push: true, email: 'now', mandatory: false },
  proposal_viewed: { group: 'proposals', toast: false, push: false, email: 'never', mandatory: false },
  proposal_accepted: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  proposal_declined: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  info_requested: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  question_answered: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  offer_made: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  offer_accepted: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  offer_rejected: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  counter_made: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  counter_accepted: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  counter_rejected: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  nda_requested: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  nda_signed: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  nda_refused: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  close_asked: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  close_disputed: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  deal_closed: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  talks_ended: { group: 'deals', toast: true, push: true, email: 'now', mandatory: false },
  proposal_withdrawn: { group: 'proposals', toast: true, push: true, email: 'now', mandatory: false },
  proposal_expired: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  deadline_passed: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  proposal_paused: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  proposal_resumed: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  proposal_removed: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  member_left: { group: 'proposals', toast: true, push: false, email: 'now', mandatory: false },
  proposal_waiting: { group: 'proposals', toast: false, push: false, email: 'now', mandatory: false },
  proposal_expiring: { group: 'proposals', toast: false, push: false, email: 'now', mandatory: false },
  profile_approved: { group: 'profile', toast: false, push: true, email: 'now', mandatory: true },
  changes_requested: { group: 'profile', toast: false, push: true, email: 'now', mandatory: true },
  profile_rejected: { group: 'profile', toast: false, push: true, email: 'now', mandatory: true },
  profile_suspended: { group: 'profile', toast: false, push: true, email: 'now', mandatory: true },
  payment_confirmed: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  payment_pending: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  payment_failed: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  payment_refunded: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  payment_disputed: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  trial_ending: { group: 'payments', toast: false, push: false, email: 'now', mandatory: false },
  plan_ending: { group: 'payments', toast: false, push: false, email: 'now', mandatory: true },
  proposal_silent: { group: 'deals', toast: false, push: false, email: 'now', mandatory: false },
  deck_viewed: { group: 'profile', toast: false, push: false, email: 'never', mandatory: false },
  search_match: { group: 'searches', toast: false, push: false, email: 'elsewhere', mandatory: false },
  report_outcome: { group: 'profile', toast: false, push: false, email: 'now', mandatory: false },
} as const satisfies Record<string, KindRules>

/** The parts of the settings, in their order. */
export const notificationGroups = ['messages', 'proposals', 'deals', 'searches', 'profile', 'payments'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

interface KindRules {
  group: NotificationGroup
  /** Whether an open page shows a toast. */
  toast: boolean
  push: boolean
  /** `later`: after 30 minutes unread. `elsewhere`: the feature itself sends the email, if the account wants it. */
  email: 'now' | 'later' | 'never' | 'elsewhere'
  /** True if it cannot be switched off. */
  mandatory: boolean
}

export type NotificationKind = keyof typeof kinds
export const notificationKinds = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]
export const kindRules = (kind: NotificationKind): KindRules => kinds[kind]

/** The values in a notification's sentence, and its target address. */
export interface NotificationWords {
  name: string
  /** Additional text, such as a quote or a date; empty if the sentence is complete without it. */
  excerpt: string
  /** Address inside the product. */
  to: string
}

export type NotificationChannel = 'push' | 'email'
export type SwitchedOff = Record<NotificationChannel, NotificationKind[]>

/** True if a member can switch off a kind on a channel. */
export const switchable = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  !kinds[kind].mandatory && (channel === 'push' ? kinds[kind].push : kinds[kind].email !== 'never')

export const allows = (kind: NotificationKind, channel: NotificationChannel, off: SwitchedOff): boolean => {
  const { push, email } = kindRules(kind)
  return (channel === 'push' ? push : email !== 'never') && !(switchable(kind, channel) && off[channel].includes(kind))
}

/** True if an open page shows a toast. Members who switched off a kind's push get no toast for it. */
export const toasts = (kind: NotificationKind, off: SwitchedOff): boolean =>
  kindRules(kind).toast && !(switchable(kind, 'push') && off.push.includes(kind))

/** Milliseconds until an unread message is also sent by email. */
export const unreadEmailDelay = 30 * minute
