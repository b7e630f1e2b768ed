import type { ProfileKind } from '../offerings.ts'
import type { NotificationRule, Side } from './lifecycle.ts'

/** The two sides of a proposal: who owns what it is for, who is notified of a step, who sees it. */

/** The investor side brings money, the other side owns what it is for; between two who own, the sender asks. */
export const ownerSideOf = (sender: ProfileKind, receiver: ProfileKind): Side =>
  sender === 'INVESTOR' || receiver !== 'INVESTOR' ? 'receiver' : 'sender'

/** Who is notified of a step; `brings` says which side is the owner, `takenBy` who took it, null for the system. */
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

/** The members whose open screens a step updates: a shortlist is the receiver's, a draft the sender's. */
export function sidesShown(notifies: NotificationRule): Side[] {
  if (notifies.to !== 'nobody') return ['sender', 'receiver']
  if (notifies.because === 'private') return ['receiver']
  return notifies.because === 'unseen' ? ['sender'] : ['sender', 'receiver']
}
