import { isRequestable, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import { actionsFor, type ProposalReader } from '../../../src/domain/proposals/readers.ts'
import { ownerSideOf } from '../../../src/domain/proposals/sides.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { ProposalRow } from '../pairs/index.ts'

/** A party's view of a proposal. */
export function readerOf(
  row: Pick<ProposalRow, 'senderProfileId' | 'closeAskedBy'>,
  own: ProfileRow,
  otherKind: ProfileRow['kind'],
): ProposalReader {
  const side = row.senderProfileId === own.id ? 'sender' : 'receiver'
  const ownerSide = side === 'sender' ? ownerSideOf(own.kind, otherKind) : ownerSideOf(otherKind, own.kind)
  return { side, brings: side === ownerSide ? 'owner' : 'investor', hasRequestedClose: row.closeAskedBy === own.id }
}

/** The actions that a party can request as a step; sending has its own checks. */
export const requestableActions = (row: ProposalRow, reader: ProposalReader): ProposalAction[] =>
  actionsFor(row.status, reader).filter((action) => isRequestable(action) && action !== 'send')
