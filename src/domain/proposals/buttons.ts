import { actionRules, finalStatuses, isRequestable, type RequestableAction, statusAfter } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import { statusTable } from './statuses.ts'

/** The buttons of a proposal's page. */

export interface ProposalButton {
  does: RequestableAction | 'chat' | 'documents'
  variant: 'primary' | 'secondary' | 'destructive'
}

type Shown = Pick<Proposal, 'status' | 'can' | 'turn' | 'chat_id' | 'brings' | 'history'>

/**
 * The buttons in their order: at most one is primary and the first, at most one is destructive and the last, unless it is the only button. During
 * talks the chat comes first, unless the proposal awaits this reader alone; after an NDA the documents do.
 */
export function buttonsOf(proposal: Shown): ProposalButton[] {
  const { status, can, turn, chat_id } = proposal
  const having = (emphasis: ProposalButton['variant']) =>
    can.filter(isRequestable).filter((action) => actionRules[action].emphasis === emphasis)
  const chat: ProposalButton['does'][] = chat_id === null ? [] : ['chat']
  const isChatFirst = turn !== 'mine' && isInTalks(status)
  const documents: ProposalButton['does'][] = opensDocuments(proposal) ? ['documents'] : []
  const readsFirst = status === 'nda_signed'
  const first = readsFirst ? documents : []
  const advancing = isChatFirst ? [...chat, ...having('primary')] : [...first, ...having('primary'), ...chat]
  const others = [...documents.filter((one) => !advancing.includes(one)), ...having('secondary')]
  const ending = having('destructive').sort((one, other) => endRank(status, one) - endRank(status, other))
  const isOnly = advancing.length + others.length + ending.length === 1
  return [
    ...[...advancing, ...others].map((does, index): ProposalButton => {
      const isPrimary = does === 'chat' ? isChatFirst : does === 'documents' ? readsFirst : isAdvance(does)
      return { does, variant: index === 0 && isPrimary ? 'primary' : 'secondary' }
    }),
    ...ending.map(
      (does, index): ProposalButton => ({
        does,
        variant: index === ending.length - 1 && !isOnly ? 'destructive' : 'secondary',
      }),
    ),
  ]
}

const isAdvance = (action: RequestableAction) => actionRules[action].emphasis === 'primary'

const isInTalks = (status: Proposal['status']) => statusTable[status].stage === 'talking'

/** A step that ends the proposal comes after one that continues the talks. */
const endRank = (status: Proposal['status'], action: RequestableAction): number => {
  const to = statusAfter(status, action)
  return to !== null && finalStatuses.includes(to) ? 1 : 0
}

/** True if the reader brings the money and the two have agreed on something, which opens the listing's documents. */
export const opensDocuments = ({ status, brings, history }: Shown): boolean =>
  brings === 'investor' && isInTalks(status) && history.some(({ action }) => actionRules[action].agrees)

/** True if the offer on the table is the reader's own, so that it ends together with the proposal. */
export const hasOwnOffer = ({ status, offer }: Pick<Proposal, 'status' | 'offer'>): boolean =>
  statusTable[status].terms === 'on_table' && offer?.mine === true
