import { styled } from 'styled-components'
import { formatMoney } from '../../domain/money.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { formatInstant } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card, Soft } from '../parts/Layout.tsx'
import { useStatedTerms } from './InstrumentTerms.tsx'
import { NdaCopy } from './NdaCopy.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { useParty } from './useParty.ts'

const Trail = styled.ol`
  list-style: none; margin: 0; padding: 0 0 0 1.1rem; border-left: 2px solid var(--line); display: grid; gap: 1rem;
  time { white-space: nowrap; } li { position: relative; } li::before { content: ''; position: absolute; left: -1.5rem; top: .45rem; width: .65rem; height: .65rem; border-radius: 50%; background: var(--brand); }
  blockquote { margin: .35rem 0 0; padding: .5rem .8rem; background: var(--sunk); border-radius: .6rem; white-space: pre-line; overflow-wrap: anywhere; }
`

/** The proposal's activity, oldest first, with the members' texts. */
export function ProposalHistory({ actor, proposal }: { actor: ProposalActor; proposal: Proposal }) {
  const { LL, locale } = useWords()
  const words = LL.proposals
  const termsIn = useStatedTerms()
  const party = useParty()
  if (proposal.history.length === 0) return null
  const signature = proposal.nda?.signature ?? null
  return (
    <Card>
      <h2>{words.history()}</h2>
      <Trail>
        {proposal.history.map(({ action, at, by, details }) => (
          <li key={`${action}${at}`}>
            <strong>
              {action === 'sign_nda' && details?.text
                ? words.copy.signedBy({ name: details.text })
                : words.did[action]()}
            </strong>
            <Soft>
              {by === 'them' ? party(proposal.other).Name : words.by[by]()} ·{' '}
              <time dateTime={at}>{formatInstant(at)}</time>
            </Soft>
            {details?.offer ? (
              <blockquote>
                {[
                  formatMoney(details.offer.amount, locale, 'whole'),
                  details.instrument,
                  ...termsIn(details.offer).map(({ text }) => text),
                ].join(' · ')}
                {details.offer.note ? `\n${details.offer.note}` : ''}
              </blockquote>
            ) : null}
            {action === 'sign_nda' && at === signature?.at ? <NdaCopy actor={actor} /> : null}
            {details?.text && action !== 'sign_nda' ? <blockquote>{details.text}</blockquote> : null}
            {details?.reason ? <blockquote>{details.reason}</blockquote> : null}
          </li>
        ))}
      </Trail>
    </Card>
  )
}
