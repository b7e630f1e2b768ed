import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ComparedListing } from '../../domain/market/listingSchema.ts'
import { listingPlace, listingTitle } from '../../domain/market/listingTitle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ComparisonActor } from './Comparison.tsx'
import { type ComparedRow, comparedRows } from './comparedRows.ts'

/**
 * Keeps the names visible while scrolling: on a laptop at the top of the window, otherwise inside its own frame. On a
 * phone, each label is a line above its values, and a cut-off third column shows that there is more.
 */
const Frame = styled.div`
  position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; box-shadow: var(--shadow);
  table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
  th, td { padding: .7rem 1rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; border-top: 1px solid var(--line); }
  thead > tr > * { position: sticky; top: 4.5rem; z-index: 2; background: var(--card); border: 0; border-bottom: 2px solid var(--line); border-radius: 1.1rem 1.1rem 0 0; }
  thead + tbody > tr:first-child > * { border-top: 0; }
  thead img, .blank { display: block; width: 3.5rem; height: 3.5rem; border-radius: .8rem; object-fit: cover; margin-bottom: .5rem; } .blank { background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); }
  thead a { min-height: 1.5rem; font: 600 1.1rem/1.25 var(--display); color: inherit; display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden; } thead small { display: block; margin-top: .25rem; font-weight: 400; color: var(--soft); } thead button { display: flex; align-items: center; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--brand); font-weight: 600; font-size: var(--step--1); cursor: pointer; } thead button:hover { text-decoration: underline; }
  .field { width: 13rem; } tbody th[scope='row'] { color: var(--soft); font-weight: 500; font-size: var(--step--1); }
  th[scope='rowgroup'] { background: var(--sunk); font: 600 1rem/1.4 var(--display); padding-block: .5rem; }
  tbody td { font-weight: 600; } tr[data-same='true'] td { font-weight: 400; color: var(--soft); }
  tbody small { display: block; font-weight: 400; color: var(--soft); font-size: var(--step--1); } .none { color: var(--soft); font-weight: 400; }
  @media (max-width: 61.99rem) {
    overflow: auto; max-height: calc(100dvh - 6rem); overscroll-behavior: contain;
    table { width: max-content; min-width: 100%; } thead th { width: clamp(9rem, (100vw - 2.2rem) / 2, 16rem); } tr:has(th:nth-of-type(3)) > th { width: clamp(9rem, (100vw - 2.2rem) / 2.2, 16rem); }
    th, td { padding: .6rem; hyphens: auto; overflow-wrap: break-word; } .field { width: 0; padding: 0; } thead > tr > * { top: 0; } thead img, .blank { width: 2.5rem; height: 2.5rem; }
    tbody tr { position: relative; } tbody td { padding-top: 2.2rem; } tbody th[scope='row'] { position: absolute; inset: 0 0 auto; padding-block: .6rem 0; white-space: nowrap; small { display: inline; margin-inline-start: .75rem; } } th span { position: sticky; left: .6rem; }
  }
  @media print { overflow: visible; max-height: none; thead button, tfoot { display: none; } thead > tr > * { position: static; } tr { break-inside: avoid; } }
`

export function ComparisonTable({ actor }: { actor: ComparisonActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, base, list, onlyDifferences } = useContextOf(actor, 'kind', 'base', 'list', 'onlyDifferences')
  const groups = comparedRows(kind, list, words)
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !(onlyDifferences && isSame)) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Frame role="region" aria-label={words.compare.table()} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td className="field" />
            {list.map((listing) => (
              <Head key={listing.id} actor={actor} listing={listing} />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, title, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={list.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Said key={row.name} row={row} ids={list.map(({ id }) => id)} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td className="field" />
            {list.map((listing) => (
              <td key={listing.id}>
                <LinkButton variant="secondary" href={addresses.listing(base, kind, listing.id)}>
                  {words.compare.propose()}
                  <span className="visually-hidden">: {listingTitle(listing)}</span>
                </LinkButton>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Frame>
  )
}

function Head({ actor, listing }: { actor: ComparisonActor; listing: ComparedListing }) {
  const { LL } = useWords()
  const { base } = useContextOf(actor, 'base')
  const { id, kind, image_url } = listing
  const title = listingTitle(listing)
  return (
    <th scope="col">
      {image_url ? <img src={image_url} alt="" width={112} height={112} /> : <div className="blank" />}
      <Link href={addresses.listing(base, kind, id)}>{title}</Link>
      <small>{listingPlace(listing)}</small>
      <button
        type="button"
        aria-label={LL.market.remove({ label: title })}
        onClick={() => actor.send({ type: 'listing.removed', id })}
      >
        {LL.market.compare.remove()}
      </button>
    </th>
  )
}

function Said({ row: { label, cells, isSame }, ids }: { row: ComparedRow; ids: readonly string[] }) {
  const { LL } = useWords()
  const words = LL.market.compare
  return (
    <tr data-same={isSame}>
      <th scope="row">
        <span>
          {label}
          {isSame ? <small>{words.same()}</small> : null}
        </span>
      </th>
      {cells.map(({ text, about }, index) => (
        <td key={ids[index]}>
          {text || <span className="none">{words.notGiven()}</span>}
          {about ? <small>{about}</small> : null}
        </td>
      ))}
    </tr>
  )
}
