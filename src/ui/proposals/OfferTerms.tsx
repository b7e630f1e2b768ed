import { styled } from 'styled-components'
import { formatMoney } from '../../domain/money.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { statusTable } from '../../domain/proposals/statuses.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'

const Sheet = styled.section`
  background: var(--brand-wash); border-radius: .9rem; padding: 1rem 1.1rem;
  h3 { font-size: 1rem; margin-bottom: .6rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 0; } dd { font-weight: 700; margin: 0; } p { margin-top: .75rem; white-space: pre-line; }
`

/** The current or agreed terms of an offer. */
export function Terms({ proposal: { offer, status, expires_at } }: { proposal: Proposal }) {
  const agreed = statusTable[status].terms === 'agreed'
  return offer ? <OfferTerms offer={offer} agreed={agreed} until={agreed ? null : expires_at} /> : null
}

/** The terms to decide on; `until` is when they expire. */
function OfferTerms({
  offer,
  agreed,
  until,
}: {
  offer: NonNullable<Proposal['offer']>
  agreed: boolean
  until: string | null
}) {
  const { LL, locale } = useWords()
  const words = LL.proposals.offer
  return (
    <Sheet aria-label={words.title()}>
      <h3>{agreed ? words.agreed() : offer.mine ? words.mine() : words.theirs()}</h3>
      <dl>
        <div>
          <dt>{words.amount()}</dt>
          <dd>{formatMoney(offer.amount, locale, 'whole')}</dd>
        </div>
        <div>
          <dt>{words.stake()}</dt>
          <dd>{offer.stake}</dd>
        </div>
        <div>
          <dt>{words.instrument()}</dt>
          <dd>{offer.instrument_label}</dd>
        </div>
        {agreed ? null : (
          <div>
            <dt>{words.validity()}</dt>
            <dd>{offer.validity_days}</dd>
          </div>
        )}
        {until ? (
          <div>
            <dt>{words.until()}</dt>
            <dd>{formatDate(until)}</dd>
          </div>
        ) : null}
      </dl>
      {offer.note ? <p>{offer.note}</p> : null}
    </Sheet>
  )
}
