import {
  actionsFor,
  ownerSideOf,
  type ProposalAction,
  type ProposalReader,
} from '../../../src/domain/proposals/lifecycle.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { ProposalRow } from '../pairs/index.ts'

/** Where a party stands. */
export function readerOf(
  row: Pick<ProposalRow, 'senderProfileId' | 'closeAskedBy'>,
  own: ProfileRow,
  otherKind: ProfileRow['kind'],
): ProposalReader {
  const side = row.senderProfileId === own.id ? 'sender' : 'receiver'
  const ownerSide = side === 'sender' ? ownerSideOf(own.kind, otherKind) : ownerSideOf(otherKind, own.kind)
  return { side, brings: side === ownerSide ? 'owner' : 'investor', askedToClose: row.closeAskedBy === own.id }
}

/** Steps that come about otherwise: by a first message, by blocking, by sending with its own checks. */
const notAsked: readonly ProposalAction[] = ['open', 'first_message', 'block', 'send']

export const mayTake = (row: ProposalRow, reader: ProposalReader): ProposalAction[] =>
  actionsFor(row.status, reader).filter((action) => !notAsked.includes(action))
