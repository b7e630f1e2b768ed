import type { ProposalStatus } from '../../domain/proposals/lifecycle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge } from '../parts/Layout.tsx'

const good: readonly ProposalStatus[] = ['accepted', 'in_discussion', 'nda_signed', 'due_diligence', 'closed_won']
const bad: readonly ProposalStatus[] = ['declined', 'withdrawn', 'expired', 'closed_lost', 'cancelled_by_admin']

export function StatusBadge({ status }: { status: ProposalStatus }) {
  const { LL } = useWords()
  return (
    <Badge data-tone={good.includes(status) ? 'good' : bad.includes(status) ? 'bad' : 'brand'}>
      {LL.proposals.status[status]()}
    </Badge>
  )
}
