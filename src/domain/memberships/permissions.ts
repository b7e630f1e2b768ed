import type { SubscriptionState } from './status.ts'

/**
 * The permissions of each subscription state (catalogue, section 3). In the 3 days of grace a member can read and
 * reply; afterwards conversations are read-only. A member's own data and its export need no permission and have no row.
 */
export const subscribedActions = [
  'send_proposal',
  'accept_proposal',
  /** Answering, making an offer and signing. */
  'advance_proposal',
  'write_message',
  /** Opening a listing's documents and contact details. */
  'open_listing',
  'save_search',
  'buy_addon',
] as const
export type SubscribedAction = (typeof subscribedActions)[number]
export type Permissions = Readonly<Record<SubscribedAction, boolean>>

const nothing: Permissions = {
  send_proposal: false,
  accept_proposal: false,
  advance_proposal: false,
  write_message: false,
  open_listing: false,
  save_search: false,
  buy_addon: false,
}
const replies: Permissions = { ...nothing, advance_proposal: true, write_message: true }
const plan: Permissions = {
  ...replies,
  send_proposal: true,
  accept_proposal: true,
  open_listing: true,
  save_search: true,
}
const paidPlan: Permissions = { ...plan, buy_addon: true }

export const permissionsOf: Record<SubscriptionState, Permissions> = {
  // Members without a plan can reply to what they receive.
  none: replies,
  trialing: plan,
  active: paidPlan,
  cancelled_at_end: paidPlan,
  grace: replies,
  expired: nothing,
  refunded: nothing,
  suspended: nothing,
}

/** The next purchase in each state: choose a plan, renew the one that ended, or nothing. */
export const planCallOf: Record<SubscriptionState, 'choose' | 'renew' | null> = {
  none: 'choose',
  trialing: 'choose',
  active: null,
  cancelled_at_end: null,
  grace: 'renew',
  expired: 'renew',
  refunded: 'renew',
  suspended: 'renew',
}

export const planPromptFor = (me: { user_subscription: { status: SubscriptionState } | null } | null) =>
  planCallOf[me?.user_subscription?.status ?? 'none']
