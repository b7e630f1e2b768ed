/** Notification kinds and their channels (catalogue, section 10). Every kind is shown in the centre. */
const kinds = {
  message: { toast: true, push: true, email: 'later', mandatory: false },
  proposal_received: { toast: true, push: true, email: 'now', mandatory: false },
  listing_question: { toast: true, push: true, email: 'now', mandatory: false },
  listing_answer: { toast: true, push: true, email: 'now', mandatory: false },
  proposal_viewed: { toast: false, push: false, email: 'never', mandatory: false },
  proposal_accepted: { toast: true, push: true, email: 'now', mandatory: false },
  proposal_declined: { toast: true, push: true, email: 'now', mandatory: false },
  info_requested: { toast: true, push: true, email: 'now', mandatory: false },
  question_answered: { toast: true, push: true, email: 'now', mandatory: false },
  offer_made: { toast: true, push: true, email: 'now', mandatory: false },
  offer_accepted: { toast: true, push: true, email: 'now', mandatory: false },
  offer_rejected: { toast: true, push: true, email: 'now', mandatory: false },
  counter_made: { toast: true, push: true, email: 'now', mandatory: false },
  counter_accepted: { toast: true, push: true, email: 'now', mandatory: false },
  counter_rejected: { toast: true, push: true, email: 'now', mandatory: false },
  nda_requested: { toast: true, push: true, email: 'now', mandatory: false },
  nda_signed: { toast: true, push: true, email: 'now', mandatory: false },
  nda_refused: { toast: true, push: true, email: 'now', mandatory: false },
  close_asked: { toast: true, push: true, email: 'now', mandatory: false },
  close_disputed: { toast: true, push: true, email: 'now', mandatory: false },
  deal_closed: { toast: true, push: true, email: 'now', mandatory: false },
  talks_ended: { toast: true, push: true, email: 'now', mandatory: false },
  proposal_withdrawn: { toast: true, push: true, email: 'now', mandatory: false },
  proposal_expired: { toast: true, push: false, email: 'now', mandatory: false },
  deadline_passed: { toast: true, push: false, email: 'now', mandatory: false },
  proposal_paused: { toast: true, push: false, email: 'now', mandatory: false },
  proposal_resumed: { toast: true, push: false, email: 'now', mandatory: false },
  proposal_removed: { toast: true, push: false, email: 'now', mandatory: false },
  member_left: { toast: true, push: false, email: 'now', mandatory: false },
  proposal_waiting: { toast: false, push: false, email: 'now', mandatory: false },
  proposal_expiring: { toast: false, push: false, email: 'now', mandatory: false },
  profile_approved: { toast: false, push: true, email: 'now', mandatory: true },
  changes_requested: { toast: false, push: true, email: 'now', mandatory: true },
  profile_rejected: { toast: false, push: true, email: 'now', mandatory: true },
  profile_suspended: { toast: false, push: true, email: 'now', mandatory: true },
  payment_confirmed: { toast: false, push: false, email: 'now', mandatory: true },
  payment_pending: { toast: false, push: false, email: 'now', mandatory: true },
  payment_failed: { toast: false, push: false, email: 'now', mandatory: true },
  payment_refunded: { toast: false, push: false, email: 'now', mandatory: true },
  payment_disputed: { toast: false, push: false, email: 'now', mandatory: true },
  trial_ending: { toast: false, push: false, email: 'now', mandatory: false },
  plan_ending: { toast: false, push: false, email: 'now', mandatory: true },
  proposal_silent: { toast: false, push: false, email: 'now', mandatory: false },
  deck_viewed: { toast: false, push: false, email: 'never', mandatory: false },
  search_match: { toast: false, push: false, email: 'elsewhere', mandatory: false },
  report_outcome: { toast: false, push: false, email: 'now', mandatory: false },
} as const satisfies Record<string, KindRules>

interface KindRules {
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
export const unreadEmailDelay = 30 * 60_000
