import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { sizeOf } from '../../domain/files.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { modeFor } from '../../domain/memberships/modeFor.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { NoWrapDates } from '../parts/Dated.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'

const Files = styled.ul`
  list-style: none; margin: 0; padding: 0;
  li { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .65rem 0; border-top: 1px solid var(--line); } li:first-child { border: 0; padding-top: 0; }
  b { display: block; font-weight: 600; } li > div { min-width: 0; flex: 1; overflow-wrap: anywhere; } small { display: block; color: var(--soft); font-size: var(--step--1); }
  .format { flex: none; display: grid; place-items: center; width: 2.25rem; height: 2.75rem; border-radius: .4rem; background: var(--sunk); color: var(--soft); font-size: .6875rem; font-weight: 700; } .format svg { width: 1.1rem; fill: none; stroke: currentColor; stroke-width: 1.8; }
  a { min-height: 2.75rem; display: inline-flex; align-items: center; font-weight: 600; }
`

const Part = styled(Card).attrs({ as: 'section' })`${Soft} { margin: .75rem 0; }`

type ShownDocument = ListingDetail['documents'][number]
type Named = Pick<ShownDocument, 'label' | 'title'>

/** The label, with the title if several documents have the same label. */
export const documentName = ({ label, title }: Named, all: readonly Named[]): string =>
  title && all.filter((one) => one.label === label).length > 1 ? `${label} – ${title}` : label

/** A listing's documents. The viewer's plan and agreements determine which of them open. */
export function ListingDocuments({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market.documents
  const mayRequest = useCan(actor, { type: 'documents.requested' })
  const listing = useSelector(actor, ({ context }) => context.listing)
  if (!listing || listing.documents.length === 0) return null
  const lock = listing.documents_lock
  const nameOf = (document: ShownDocument) => documentName(document, listing.documents)
  const mayAsk = lock === 'OPENING_NEEDED' || modeFor(lock) !== null
  return (
    <Part id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">{LL.market.parts.documents()}</h2>
      <Files>
        {[...listing.documents.entries()].map(([place, document]) => (
          <li key={place}>
            <span className="format" aria-hidden="true">
              {document.url ? document.format : <Lock />}
            </span>
            <div>
              <b>{nameOf(document)}</b>
              <AboutFile document={document} isNamed={nameOf(document) !== document.label} />
              <Opens document={document} listing={listing} />
            </div>
            {document.url ? (
              <a
                href={document.url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${words.open()}: ${nameOf(document)}`}
              >
                {words.open()}
              </a>
            ) : null}
          </li>
        ))}
      </Files>
      {lock ? <Soft>{words.lock[lock]({ left: listing.openings_left ?? 0 })}</Soft> : null}
      {mayAsk ? (
        <Button variant="secondary" busy={!mayRequest} onClick={() => actor.send({ type: 'documents.requested' })}>
          {words.ask()}
        </Button>
      ) : null}
    </Part>
  )
}

/**
 * Tells the owner who can open a document, and others what is required first, unless one notice covers all documents.
 */
function Opens({
  document: { url, opens_after },
  listing: { is_own, documents_lock },
}: {
  document: ShownDocument
  listing: ListingDetail
}) {
  const { LL } = useWords()
  const words = LL.market.documents
  if (is_own) return <small>{words.readBy[opens_after]()}</small>
  const isSaidBelow = opens_after === 'plan' && documents_lock !== 'SUBSCRIPTION_REQUIRED'
  return url || isSaidBelow ? null : <small>{words.opensAfter[opens_after]()}</small>
}

function AboutFile({
  document: { title, bytes, uploaded_at },
  isNamed,
}: {
  document: ShownDocument
  /** True if the title is in the name already. */
  isNamed: boolean
}) {
  const { LL } = useWords()
  const { unit, size } = sizeOf(bytes ?? 0)
  const details = [
    isNamed ? '' : title,
    bytes === null ? '' : LL.market.documents.size[unit]({ size }),
    uploaded_at ? formatDate(uploaded_at) : '',
  ].filter(Boolean)
  return details.length > 0 ? (
    <small>
      <NoWrapDates text={details.join(' · ')} />
    </small>
  ) : null
}

const Lock = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </svg>
)
