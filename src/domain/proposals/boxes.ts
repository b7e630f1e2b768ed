/** The filters of the list of proposals. */

export const proposalBoxes = ['sent', 'received', 'all'] as const
export type ProposalBox = (typeof proposalBoxes)[number]
/** The tabs: `all` has all proposals, and each is in one of the others. */
export const tabStates = ['all', 'open', 'talking', 'over'] as const
/** Those of all tabs that the overview counts as the reader's turn. */
export const turnState = 'turn'
export const proposalStates = [...tabStates, turnState] as const
export type ProposalState = (typeof proposalStates)[number]
