import { describe, expect, it } from 'vitest'
import { lifecycle, type ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { sidesToUpdate } from '../../src/domain/proposals/sides.ts'
import { proposalStatuses } from '../../src/domain/proposals/statuses.ts'

/**
 * The sides whose open screens a step of a proposal updates: only the author for a draft, only the recipient for a
 * shortlist, both for everything else (docs/product 12.7, 12.13).
 */
const known = (status: string, action: ProposalAction): string[] => {
  if (status === 'draft' && action !== 'send') return ['sender']
  return action === 'shortlist' || action === 'unshortlist' ? ['receiver'] : ['sender', 'receiver']
}

describe('a step updates the screens of those who may see it', () => {
  it.each(proposalStatuses.filter((status) => Object.keys(lifecycle[status]).length > 0))('%s', (status) => {
    const steps = Object.entries(lifecycle[status]) as [
      ProposalAction,
      { notifies: Parameters<typeof sidesToUpdate>[0] },
    ][]
    for (const [action, { notifies }] of steps)
      expect([action, sidesToUpdate(notifies)]).toEqual([action, known(status, action)])
  })
})
