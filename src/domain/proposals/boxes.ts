/** The filters of the list of proposals; `turn` = those that the overview counts as the reader's turn. */

export const proposalBoxes = ['sent', 'received', 'all'] as const
export type ProposalBox = (typeof proposalBoxes)[number]
export const proposalStates = ['all', 'turn', 'open', 'talking', 'over'] as const
export type ProposalState = (typeof proposalStates)[number]
