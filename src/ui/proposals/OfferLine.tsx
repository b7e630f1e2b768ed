import { formatMoney } from '../../domain/money.ts'
import { offerKind } from '../../domain/proposals/offerKind.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import type { Offer } from '../../domain/proposals/terms.ts'
import { useWords } from '../../i18n/useWords.ts'
import { useStatedTerms } from './InstrumentTerms.tsx'

/** Whose offer is on the table, or what is agreed, in one line; nothing without an offer. */
export function OfferLine({ proposal }: { proposal: Proposal }) {
  const words = useWords().LL.proposals.offer.card
  const termsIn = useTermsLine()
  const { offer } = proposal
  const kind = offerKind(proposal)
  if (!offer || !kind) return null
  return <p className="offer">{words[kind]({ terms: termsIn(offer) })}</p>
}

/** The amount with the stake, or with the terms of an instrument that has none. */
function useTermsLine(): (offer: Offer) => string {
  const { LL, locale } = useWords()
  const termsIn = useStatedTerms()
  return (offer) => {
    const amount = formatMoney(offer.amount, locale, 'compact')
    if (offer.stake !== null) return LL.proposals.offer.card.forStake({ amount, stake: String(offer.stake) })
    return [amount, ...termsIn(offer).map(({ text }) => text)].join(' · ')
  }
}
