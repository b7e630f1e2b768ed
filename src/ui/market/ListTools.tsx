import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { sorts, sortsOf } from '../../domain/market/filters.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import type { ListingsActor } from './Listings.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useSavedSearches } from './useSavedSearches.ts'

const Bar = styled.div`
  display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center;
  > label { display: inline-flex; gap: .5rem; align-items: center; font-weight: 600; font-size: var(--step--1); }
  > label > select { min-height: 2.75rem; padding: .4rem 2.25rem .4rem .7rem; border-radius: .6rem; background-color: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); }
  .saved svg { width: 1.25rem; height: 1.25rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; }
  @media (max-width: 47.99rem) {
    column-gap: .6rem; > search { flex-basis: 100%; } > label { flex: 1; min-width: 0; } > label > span, .saved button > span { position: absolute; width: 1px; overflow: hidden; white-space: nowrap; clip-path: inset(50%); } > label > select { width: 100%; }
    .saved button[data-variant]:not([data-wide='true']) { margin: 0; border: 1px solid color-mix(in srgb, var(--soft) 70%, transparent); background: var(--card); padding-inline: .75rem; }
  }
`

/** A row with the search box, the filters, the order and the saved searches. */
export function ListTools({ actor, filters }: { actor: ListingsActor; filters: ReactNode }) {
  const { LL } = useWords()
  const words = LL.market
  const query = useSelector(actor, ({ context }) => context.query)
  const kind = useSelector(actor, ({ context }) => context.kind)
  const openSearches = useSavedSearches(actor)
  return (
    <Bar>
      <SearchBox actor={actor} />
      {filters}
      <label>
        <span>{words.sort()}</span>
        <select
          name="sort"
          value={query.sort}
          onChange={(event) => {
            const sort = sorts.find((one) => one === event.target.value)
            if (sort) actor.send({ type: 'sort.chosen', sort })
          }}
        >
          {[...new Set([...sortsOf(kind), query.sort])].map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]()}
            </option>
          ))}
        </select>
      </label>
      <div className="saved">
        <Button variant="quiet" onClick={openSearches}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6.5 4h11v16.5L12 16.2l-5.5 4.3z" />
          </svg>
          <span>{words.saved.open()}</span>
        </Button>
      </div>
    </Bar>
  )
}
