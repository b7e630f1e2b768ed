import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { isReceived, type ProposalStatus, statusTable } from '../../domain/proposals/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

/** The words for a status, which differ by side: sent or received, and whose confirmation a closing awaits. */
export function useStatusWords({ box, turn }: Pick<Proposal, 'box' | 'turn'>) {
  const { LL } = useWords()
  const words = LL.proposals
  return (status: ProposalStatus): string => {
    if (isReceived(box, status)) return words.receivedStatus()
    const isMine = turn === 'mine' && statusTable[status].awaits === 'other_side'
    return isMine ? words.closingMine() : words.status[status]()
  }
}

/** The kind of deadline: the reader's own to respond by, or another member's. */
export const deadlineOf = ({ turn }: Pick<Proposal, 'turn'>) => (turn === 'mine' ? 'until' : 'deadline')

export function StatusBadge({ proposal }: { proposal: Pick<Proposal, 'status' | 'box' | 'turn'> }) {
  const { status } = proposal
  return <Badge data-tone={statusTable[status].tone}>{useStatusWords(proposal)(status)}</Badge>
}
