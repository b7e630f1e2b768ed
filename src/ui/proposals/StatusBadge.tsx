import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { isReceived, type ProposalStatus, statusTable } from '../../domain/proposals/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

/** The words for a status, which differ by side: sent or received. */
export function useStatusWords(box: Proposal['box']) {
  const { LL } = useWords()
  const words = LL.proposals
  return (status: ProposalStatus): string => (isReceived(box, status) ? words.receivedStatus() : words.status[status]())
}

/** The kind of deadline: the reader's own to respond by, or another member's. */
export const deadlineOf = ({ turn }: Pick<Proposal, 'turn'>) => (turn === 'mine' ? 'until' : 'deadline')

export function StatusBadge({ proposal: { status, box } }: { proposal: Pick<Proposal, 'status' | 'box'> }) {
  return <Badge data-tone={statusTable[status].tone}>{useStatusWords(box)(status)}</Badge>
}
