import type { ProfileKind } from '../offerings.ts'
import type { NotificationRule, Side } from './lifecycle.ts'

/** The two sides of a proposal: who is the owner, who is notified of a step and who sees it. */

/** The owner's side. The other is the investor's; between two owners, the sender takes the investor's side. */
export const ownerSideOf = (sender: ProfileKind, receiver: ProfileKind): Side =>
  sender === 'INVESTOR' || receiver !== 'INVESTOR' ? 'receiver' : 'sender'

/**
 * The sides notified of a step. `ownerSide` is the owner's side, `takenBy` the side that took the step, null for the
 * system.
 */
export function notifiedSides({ to }: NotificationRule, ownerSide: Side, takenBy: Side | null): Side[] {
  const investorSide: Side = ownerSide === 'sender' ? 'receiver' : 'sender'
  switch (to) {
    case 'nobody':
      return []
    case 'sender':
    case 'receiver':
      return [to]
    case 'owner':
      return [ownerSide]
    case 'investor':
      return [investorSide]
    case 'other_side':
    case 'both':
      return to === 'other_side' && takenBy ? [takenBy === 'sender' ? 'receiver' : 'sender'] : ['sender', 'receiver']
  }
}

/** The sides whose open screens a step updates. Only the receiver sees a shortlist, only the sender a draft. */
export function sidesToUpdate(notifies: NotificationRule): Side[] {
  if (notifies.to !== 'nobody') return ['sender', 'receiver']
  if (notifies.because === 'private') return ['receiver']
  return notifies.because === 'unseen' ? ['sender'] : ['sender', 'receiver']
}
