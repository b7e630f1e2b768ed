import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { isReceived, type ProposalStatus, statusTable } from '../../domain/proposals/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

/** A status in the words of the side that reads it: what one has sent, the other has received. */
export function useStatusWords(box: Proposal['box']) {
  const { LL } = useWords()
  const words = LL.proposals
  return (status: ProposalStatus): string => (isReceived(box, status) ? words.receivedStatus() : words.status[status]())
}

/** Whose deadline it is: the reader's to respond by, or one to wait for. */
export const deadlineOf = ({ turn }: Pick<Proposal, 'turn'>) => (turn === 'mine' ? 'until' : 'deadline')

export function StatusBadge({ proposal: { status, box } }: { proposal: Pick<Proposal, 'status' | 'box'> }) {
  return <Badge data-tone={statusTable[status].tone}>{useStatusWords(box)(status)}</Badge>
}
