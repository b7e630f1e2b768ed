import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { modeFor } from '../../machines/listingMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'

const Files = styled.ul`
  list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .25rem;
  li { display: flex; gap: .75rem; align-items: center; justify-content: space-between; min-height: 2.75rem; border-bottom: 1px solid var(--line); }
  small { color: var(--soft); } a { min-height: 2.75rem; display: inline-flex; align-items: center; font-weight: 600; }
`

/** What a listing has to show; each opens as far as the viewer's plan and agreements go. */
export function ListingDocuments({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market.documents
  const isTaken = useCan(actor, { type: 'documents.asked' })
  const listing = useSelector(actor, ({ context }) => context.listing)
  if (!listing || listing.documents.length === 0) return null
  const lock = listing.documents_lock
  const mayAsk = lock === 'OPENING_NEEDED' || modeFor(lock) !== null
  return (
    <Card>
      <h2>{words.title()}</h2>
      <Files>
        {listing.documents.map(({ kind, label, title, url }) => (
          <li key={kind + title}>
            <span>
              {label} {title ? <small>{title}</small> : null}
            </span>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" aria-label={`${words.open()}: ${label}`}>
                {words.open()}
              </a>
            ) : lock === null ? (
              <small>{words.confidential()}</small>
            ) : (
              <small aria-hidden="true">🔒</small>
            )}
          </li>
        ))}
      </Files>
      {lock ? <Soft>{words.lock[lock]({ left: listing.openings_left ?? 0 })}</Soft> : null}
      {mayAsk ? (
        <Button variant="secondary" busy={!isTaken} onClick={() => actor.send({ type: 'documents.asked' })}>
          {words.ask()}
        </Button>
      ) : null}
    </Card>
  )
}
