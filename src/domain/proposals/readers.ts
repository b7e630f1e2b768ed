import {
  isNextAction,
  lifecycle,
  type NextAction,
  type ProposalAction,
  privateActions,
  type Side,
  type Step,
  statusAfter,
} from './lifecycle.ts'
import { type ProposalActor, type ProposalStatus, statusTable } from './statuses.ts'

/** The lifecycle of a proposal for one of the two members: possible actions, whose turn it is and what may follow. */

/** A reader's role in a proposal: their side, what they bring, and whether they requested the close. */
export interface ProposalReader {
  side: Side
  brings: 'owner' | 'investor'
  hasRequestedClose: boolean
}

function mayTake(actor: ProposalActor, reader: ProposalReader): boolean {
  switch (actor) {
    case 'sender':
    case 'receiver':
      return reader.side === actor
    case 'owner':
    case 'investor':
      return reader.brings === actor
    case 'either':
      return true
    case 'other_side':
      return !reader.hasRequestedClose
    case 'system':
    case 'admin':
      return false
  }
}

/** The actions that this reader can take now, in the table's order. */
export function actionsFor(status: ProposalStatus, reader: ProposalReader): ProposalAction[] {
  const steps = Object.entries(lifecycle[status]) as [ProposalAction, Step][]
  return steps.filter(([, { by }]) => mayTake(by, reader)).map(([action]) => action)
}

export type Turn = 'mine' | 'theirs' | 'both' | 'nobody'

/** Whose turn it is, from this reader's point of view. */
export function turnFor(status: ProposalStatus, reader: ProposalReader): Turn {
  const actor = statusTable[status].awaits
  if (actor === null) return 'nobody'
  if (actor === 'either') return 'both'
  return mayTake(actor, reader) ? 'mine' : 'theirs'
}

export interface NextStep {
  action: NextAction
  to: ProposalStatus
  by: 'me' | 'them' | 'system'
}

/** Every transition from a status, from this reader's point of view. The lifecycle shown is the one enforced. */
export function stepsFrom(
  status: ProposalStatus,
  reader: ProposalReader,
  before: ProposalStatus | null = null,
): NextStep[] {
  const steps = Object.entries(lifecycle[status]) as [ProposalAction, Step][]
  return steps
    .filter((entry): entry is [NextAction, Step] => isNextAction(entry[0]))
    .flatMap(([action, { by }]): NextStep[] => {
      const to = statusAfter(status, action, before)
      if (to === null) return []
      if (by === 'system' || by === 'admin') return [{ action, to, by: 'system' }]
      if (mayTake(by, reader)) return action === 'open' ? [] : [{ action, to, by: 'me' }]
      return action === 'open' || privateActions.includes(action) ? [] : [{ action, to, by: 'them' }]
    })
}
