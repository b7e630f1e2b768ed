import { styled } from 'styled-components'
import { formatMoney } from '../../domain/money.ts'
import { earlierOffer } from '../../domain/proposals/earlierOffer.ts'
import { offerKind } from '../../domain/proposals/offerKind.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { statusTable } from '../../domain/proposals/statuses.ts'
import type { Offer } from '../../domain/proposals/terms.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { useStatedTerms } from './InstrumentTerms.tsx'
import { OfferValue } from './OfferValue.tsx'

const Sheet = styled.section`
  background: var(--brand-wash); border-radius: .9rem; padding: 1rem 1.1rem;
  h2, h3 { font-size: 1rem; margin-bottom: .6rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 0; } dt { color: var(--soft); font-size: var(--step--1); } dd { font-weight: 700; margin: 0; } p { margin-top: .75rem; white-space: pre-line; }
`
/** Stays below the header while the page scrolls. */
const Strip = styled(Sheet)`
  position: sticky; top: 4.5rem; z-index: 5; margin-bottom: 1.5rem; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; box-shadow: var(--shadow);
  h2 { margin: 0; } dl { flex: 1 1 auto; display: flex; flex-wrap: wrap; gap: .25rem 2rem; }
  @media (max-width: 47.99rem) {
    padding: .6rem .8rem; dl { gap: .1rem .9rem; } dt { font-size: .75rem; } dd { font-size: var(--step--1); }
  }
`
const Was = styled.span`font-weight: 400; font-size: var(--step--1); color: var(--soft); white-space: nowrap;`

/** The current or agreed terms of an offer, with its note. */
export function Terms({ proposal }: { proposal: Proposal }) {
  const title = useTermsTitle(proposal)
  const { LL } = useWords()
  if (!proposal.offer) return null
  return (
    <Sheet aria-label={LL.proposals.offer.title()}>
      <h3>{title}</h3>
      <TermList proposal={proposal} />
      <OfferValue offer={proposal.offer} asks={proposal.asks} />
      <OfferNote proposal={proposal} />
    </Sheet>
  )
}

/** The terms on a proposal's page, always in view. */
export function TermsStrip({ proposal }: { proposal: Proposal }) {
  const title = useTermsTitle(proposal)
  const { LL } = useWords()
  if (!proposal.offer) return null
  return (
    <Strip aria-label={LL.proposals.offer.title()}>
      <h2>{title}</h2>
      <TermList proposal={proposal} />
      <OfferValue offer={proposal.offer} asks={proposal.asks} />
    </Strip>
  )
}

export function OfferNote({ proposal: { offer } }: { proposal: Proposal }) {
  return offer?.note ? <p className="message">{offer.note}</p> : null
}

const isAgreed = ({ status }: Proposal) => statusTable[status].terms === 'agreed'

function useTermsTitle(proposal: Proposal): string {
  const words = useWords().LL.proposals.offer
  const kind = offerKind(proposal)
  return kind ? words[kind]() : ''
}

interface Term {
  name: string
  label: string
  value: string
}

/** An offer's amount, instrument and the terms of its instrument. */
function useTerms(): (offer: Offer, instrumentLabel: string) => Term[] {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  const termsIn = useStatedTerms()
  return (offer, instrumentLabel) => [
    { name: 'amount', label: words.amount(), value: formatMoney(offer.amount, locale, 'whole') },
    { name: 'instrument', label: words.instrument(), value: instrumentLabel },
    ...termsIn(offer).map(({ term, label, value }) => ({ name: term, label, value })),
  ]
}

/** The terms of the current offer, each with its value in the offer before where the two differ. */
function TermList({ proposal }: { proposal: Proposal }) {
  const { LL } = useWords()
  const words = LL.proposals.offer
  const termsOf = useTerms()
  const { offer, expires_at: until } = proposal
  if (!offer) return null
  const before = earlierOffer(proposal)
  const current = termsOf(offer, offer.instrument_label)
  const earlier = before ? termsOf(before.offer, before.instrumentLabel) : []
  const dropped = earlier.filter(({ name }) => !current.some((term) => term.name === name))
  return (
    <dl>
      {[...current, ...dropped.map((term) => ({ ...term, value: words.none() }))].map(({ name, label, value }) => {
        const was = earlier.find((term) => term.name === name)?.value ?? value
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              {was === value ? null : <Was> {words.was({ value: was })}</Was>}
            </dd>
          </div>
        )
      })}
      {until && !isAgreed(proposal) ? (
        <div>
          <dt>{words.until()}</dt>
          <dd>{formatDate(until)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
