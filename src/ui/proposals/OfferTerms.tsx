import { styled } from 'styled-components'
import type { Proposal } from '../../domain/contract/proposals.ts'
import { formatWhole } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'

const Terms = styled.section`
  background: var(--brand-wash); border-radius: .9rem; padding: 1rem 1.1rem;
  h3 { font-size: 1rem; margin-bottom: .6rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 0; } dd { font-weight: 700; margin: 0; } p { margin-top: .75rem; white-space: pre-line; }
`

export function OfferTerms({ offer }: { offer: NonNullable<Proposal['offer']> }) {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  return (
    <Terms aria-label={words.title()}>
      <h3>{offer.mine ? words.mine() : words.theirs()}</h3>
      <dl>
        <div>
          <dt>{words.amount()}</dt>
          <dd>{formatWhole(offer.amount, offer.currency, locale)}</dd>
        </div>
        <div>
          <dt>{words.stake()}</dt>
          <dd>{offer.stake}</dd>
        </div>
        <div>
          <dt>{words.instrument()}</dt>
          <dd>{offer.instrument_label}</dd>
        </div>
        <div>
          <dt>{words.validity()}</dt>
          <dd>{offer.validity_days}</dd>
        </div>
      </dl>
      {offer.note ? <p>{offer.note}</p> : null}
    </Terms>
  )
}
