import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatQuery, type ListingQuery, sorts } from '../../domain/market/filters.ts'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Row, Tabs } from '../parts/Layout.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'

const Bar = styled.div`
  display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center;
  > .top { flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; } strong { min-height: 1.5em; } > .saved { margin-right: auto; } > label { display: inline-flex; gap: .5rem; align-items: center; font-weight: 600; font-size: var(--step--1); }
  @media (max-width: 35.99rem) { > label { flex: 1; } > label > span { position: absolute; clip-path: inset(50%); } > label > select { width: 100%; } }
  @media (min-width: 87.5rem) { > .top { display: contents; } strong { margin-right: auto; } > .saved { margin-right: 0; } }
  > label > select { min-height: 2.75rem; padding: .4rem 2.25rem .4rem .7rem; border-radius: .6rem; background-color: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); }
`
const Chips = styled(Row)`&:empty { display: none; }`
const Chip = styled.button`
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: .2rem .9rem; border-radius: 99px; cursor: pointer;
  border: 1px solid var(--brand); background: var(--brand-wash); color: var(--brand); font-weight: 600; font-size: var(--step--1);
`

/** How many there are, their order, how they look, and what narrows them. */
export function ListTools({ actor, filters }: { actor: ListingsActor; filters: ReactNode }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, query, view, facets } = useContextOf(actor, 'kind', 'query', 'view', 'facets')
  const searches = useSelector(actor, ({ children }) => children.savedSearches)
  const total =
    facets &&
    (facets.is_more ? words.totalMore : kind === 'INVESTOR' ? words.totalInvestors : words.total)({
      count: facets.total,
    })
  return (
    <>
      <Bar>
        <div className="top">
          <strong role="status">{total}</strong>
          <Tabs
            label={words.view()}
            value={view}
            onChange={(chosen) =>
              actor.send({ type: 'view.chosen', view: chosen === 'listView' ? 'listView' : 'gridView' })
            }
            items={[
              { value: 'gridView', label: words.views.gridView() },
              { value: 'listView', label: words.views.listView() },
            ]}
          />
        </div>
        <div className="saved">
          <Button variant="quiet" onClick={() => searches?.send({ type: 'panel.opened', query: formatQuery(query) })}>
            {words.saved.open()}
          </Button>
        </div>
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
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]()}
              </option>
            ))}
          </select>
        </label>
      </Bar>
      <Chips>
        <Chosen actor={actor} query={query} />
      </Chips>
    </>
  )
}

/** What narrows the list, each to be taken away. */
function Chosen({ actor, query }: { actor: ListingsActor; query: ListingQuery }) {
  const { LL } = useWords()
  const words = LL.market
  const facets = useSelector(actor, ({ context }) => context.facets)
  const labelOf = (name: string, value: string) =>
    facets?.facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label ??
    value
  const chosen = Object.entries(query.filters).flatMap(([name, values]) => values.map((value) => ({ name, value })))
  const bounded = query.amountMin !== null || query.amountMax !== null
  const amount = [query.amountMin ?? 0, ...(query.amountMax === null ? [] : [query.amountMax])]
    .map(cardAmount)
    .join(' – ')
  return (
    <>
      {chosen.map(({ name, value }) => (
        <Gone
          key={`${name}:${value}`}
          label={labelOf(name, value)}
          onClick={() => actor.send({ type: 'filter.toggled', name, value })}
        />
      ))}
      {bounded ? (
        <Gone label={amount} onClick={() => actor.send({ type: 'amount.chosen', least: null, most: null })} />
      ) : null}
      {(['verified', 'favourites'] as const)
        .filter((flag) => query[flag])
        .map((flag) => (
          <Gone
            key={flag}
            label={flag === 'verified' ? words.onlyVerified() : words.onlyFavourites()}
            onClick={() => actor.send({ type: 'flag.toggled', flag })}
          />
        ))}
    </>
  )
}

function Gone({ label, onClick }: { label: string; onClick: () => void }) {
  const { LL } = useWords()
  return (
    <Chip type="button" aria-label={LL.market.remove({ label })} onClick={onClick}>
      {label} <span aria-hidden="true">×</span>
    </Chip>
  )
}
