/** What an account is told, and by which ways (catalogue, section 10). Every kind is shown in the centre. */
const kinds = {
  message: { push: true, email: 'later', mandatory: false },
  proposal_received: { push: true, email: 'now', mandatory: false },
  proposal_viewed: { push: false, email: 'never', mandatory: false },
  proposal_accepted: { push: true, email: 'now', mandatory: false },
  proposal_declined: { push: true, email: 'now', mandatory: false },
  info_requested: { push: true, email: 'now', mandatory: false },
  offer_made: { push: true, email: 'now', mandatory: false },
  nda_requested: { push: false, email: 'now', mandatory: false },
  close_asked: { push: false, email: 'now', mandatory: false },
  proposal_waiting: { push: false, email: 'now', mandatory: false },
  proposal_expiring: { push: false, email: 'now', mandatory: false },
  profile_approved: { push: true, email: 'now', mandatory: true },
  changes_requested: { push: true, email: 'now', mandatory: true },
  profile_rejected: { push: true, email: 'now', mandatory: true },
  profile_suspended: { push: true, email: 'now', mandatory: true },
  payment_confirmed: { push: false, email: 'now', mandatory: true },
  payment_pending: { push: false, email: 'now', mandatory: true },
  trial_ending: { push: false, email: 'now', mandatory: false },
  plan_ending: { push: false, email: 'now', mandatory: true },
  proposal_silent: { push: false, email: 'now', mandatory: false },
  search_match: { push: false, email: 'elsewhere', mandatory: false },
  report_outcome: { push: false, email: 'now', mandatory: false },
} as const satisfies Record<string, KindOfNews>

interface KindOfNews {
  push: boolean
  /** `later`: after 30 minutes unread. `elsewhere`: the feature writes the letter itself, if the account wants it. */
  email: 'now' | 'later' | 'never' | 'elsewhere'
  /** Cannot be switched off. */
  mandatory: boolean
}

export type NotificationKind = keyof typeof kinds
export const notificationKinds = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]
export const newsOf = (kind: NotificationKind): KindOfNews => kinds[kind]

/** What a kind's sentence names, and where it leads. */
export interface NotificationWords {
  name: string
  /** The first line of what happened; empty where the sentence says it all. */
  excerpt: string
  /** Address inside the product. */
  to: string
}

export type Way = 'push' | 'email'
export type SwitchedOff = Record<Way, NotificationKind[]>

/** The ways of a kind that its owner may switch. */
export const switchable = (kind: NotificationKind, way: Way): boolean =>
  !kinds[kind].mandatory && (way === 'push' ? kinds[kind].push : kinds[kind].email !== 'never')

export const allows = (kind: NotificationKind, way: Way, off: SwitchedOff): boolean => {
  const { push, email } = newsOf(kind)
  return (way === 'push' ? push : email !== 'never') && !(switchable(kind, way) && off[way].includes(kind))
}

/** An unread message is told by e-mail after this long, in milliseconds. */
export const unreadPatience = 30 * 60_000
