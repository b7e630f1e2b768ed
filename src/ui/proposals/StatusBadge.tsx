import { type ProposalStatus, standings } from '../../domain/proposals/standings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

export function StatusBadge({ status }: { status: ProposalStatus }) {
  const { LL } = useWords()
  return <Badge data-tone={standings[status].tone}>{LL.proposals.status[status]()}</Badge>
}
