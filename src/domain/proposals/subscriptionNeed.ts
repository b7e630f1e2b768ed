import type { SubscribedAction } from '../memberships/permissions.ts'
import type { ProposalAction } from './lifecycle.ts'

/** Steps after which what was paid is not given back: a proposal sent, a contact opened (catalogue, section 3). */
export const isConsuming = (action: ProposalAction): boolean => action === 'send' || action === 'accept'

/**
 * The subscription permission that a step requires; null for steps that end a proposal, are private, or are automatic.
 */
export const subscriptionNeed: Record<ProposalAction, SubscribedAction | null> = {
  send: 'send_proposal',
  accept: 'accept_proposal',
  request_info: 'advance_proposal',
  answer: 'advance_proposal',
  shortlist: 'advance_proposal',
  request_nda: 'advance_proposal',
  sign_nda: 'advance_proposal',
  make_offer: 'advance_proposal',
  counter: 'advance_proposal',
  accept_offer: 'advance_proposal',
  accept_counter: 'advance_proposal',
  confirm_close: 'advance_proposal',
  first_message: 'write_message',
  open: null,
  unshortlist: null,
  decline: null,
  withdraw: null,
  refuse_nda: null,
  reject_offer: null,
  reject_counter: null,
  dispute_close: null,
  close_lost: null,
  time_out: null,
  pause: null,
  resume: null,
  block: null,
  delete_account: null,
  admin_remove: null,
}
