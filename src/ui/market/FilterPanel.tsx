import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Facets } from '../../domain/contract/market.ts'
import { filterMoney } from '../../domain/market/filterAmounts.ts'
import { activeFilterCount } from '../../domain/market/filters.ts'
import { formatMoney } from '../../domain/money.ts'
import type { ProfileKind } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { PanelButton } from '../parts/PanelButton.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'

const Panel = styled.div`
  display: grid; gap: .25rem;
  details { border-bottom: 1px solid var(--line); padding: .25rem 0; }
  summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; justify-content: space-between; font-weight: 600; }
  summary::after { content: '+'; color: var(--soft); } details[open] > summary::after { content: '–'; }
  .options { padding-bottom: .5rem; details { border: 0; padding: 0; } details > summary { color: var(--brand); font-size: var(--step--1); padding-inline: .3rem; } details[open] > summary { display: none; } }
  label.option { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .4rem .3rem; line-height: 1.3; border-radius: .4rem; cursor: pointer; }
  @media (hover: hover) { label.option:hover { background: var(--sunk); } } .option span { flex: 1; min-width: 0; overflow-wrap: anywhere; } .option small { color: var(--soft); }
  input[type='checkbox'] { width: 1.15rem; height: 1.15rem; accent-color: var(--brand); flex: none; margin: 0; }
  .bounds { display: grid; gap: .6rem; grid-template-columns: 1fr 1fr; padding: .25rem 0 .75rem; }
  .bounds label { display: grid; gap: .25rem; font-size: var(--step--1); font-weight: 600; }
  .bounds input { min-width: 0; width: 100%; min-height: 2.75rem; padding: .4rem .6rem; border-radius: .6rem; background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); }
  .bounds small { font-weight: 400; color: var(--soft); } .bounds button, .bounds p { grid-column: 1 / -1; } .bounds p { color: var(--bad); font-weight: 600; font-size: var(--step--1); } .bounds [aria-invalid='true'] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
`
const openAtFirst = 3
const shownAtFirst = 6

/** All filters that apply to the current listings, with the number of listings for each option. */
export function FilterPanel({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { query, facets, kind } = useContextOf(actor, 'query', 'facets', 'kind')
  return (
    <Panel>
      {(['favourites', 'verified'] as const).map((flag) => (
        <label key={flag} className="option">
          <input
            type="checkbox"
            name={flag}
            checked={query[flag]}
            onChange={() => actor.send({ type: 'flag.toggled', flag })}
          />
          <span>{flag === 'verified' ? words.onlyVerified() : words.onlyFavourites()}</span>
        </label>
      ))}
      {kind === 'WANT_TO_GROW' ? null : <Bounds actor={actor} kind={kind} />}
      {facets?.facets.map(({ name, label, options }, index) => (
        <details key={name} open={index < openAtFirst || (query.filters[name]?.length ?? 0) > 0}>
          <summary>{label}</summary>
          <fieldset className="options" aria-label={label}>
            <Options actor={actor} name={name} options={options} />
          </fieldset>
        </details>
      ))}
      {activeFilterCount(query) > 0 ? (
        <Button variant="quiet" onClick={() => actor.send({ type: 'filters.cleared' })}>
          {words.clear()}
        </Button>
      ) : null}
    </Panel>
  )
}

type Option = Facets['facets'][number]['options'][number]

/** The first options at once. The others open on request, or if one of them is chosen. */
function Options({ actor, name, options }: { actor: ListingsActor; name: string; options: readonly Option[] }) {
  const { LL } = useWords()
  const chosen = useSelector(actor, ({ context }) => context.query.filters[name])
  const isChosen = ({ value }: Option) => chosen?.includes(value) ?? false
  const first = options.length <= shownAtFirst + 2 ? options : options.slice(0, shownAtFirst)
  const others = options.slice(first.length)
  const checkboxIn = (option: Option) => (
    <label key={option.value} className="option">
      <input
        type="checkbox"
        name={name}
        checked={isChosen(option)}
        onChange={() => actor.send({ type: 'filter.toggled', name, value: option.value })}
      />
      <span>{option.label}</span>
      <small>{option.count}</small>
    </label>
  )
  return (
    <>
      {first.map(checkboxIn)}
      {others.length > 0 ? (
        <details open={others.some(isChosen)}>
          <summary>{LL.market.moreOptions({ count: others.length })}</summary>
          {others.map(checkboxIn)}
        </details>
      ) : null}
    </>
  )
}

function Bounds({ actor, kind }: { actor: ListingsActor; kind: Exclude<ProfileKind, 'WANT_TO_GROW'> }) {
  const { LL, locale } = useWords()
  const words = LL.market
  const currency = useSelector(actor, ({ context }) => context.currency)
  const { amountMin, amountMax } = useSelector(actor, ({ context }) => context.query)
  const refused = useSelector(actor, ({ context }) => context.rangeError)
  const error = refused ?? ((amountMin ?? 0) > (amountMax ?? Number.POSITIVE_INFINITY) ? 'order' : null)
  const typed = (dollars: number | null) =>
    dollars === null ? '' : formatMoney(filterMoney(dollars, currency), locale, 'price').replace(/[^\d,]/g, '')
  const readBack = (dollars: number | null) =>
    dollars === null ? null : <small>{formatMoney(filterMoney(dollars, currency), locale, 'compact')}</small>
  const slip = useId()
  const invalidProps = (field: 'least' | 'most') =>
    error === field || error === 'order' ? ({ 'aria-invalid': true, 'aria-describedby': slip } as const) : {}
  return (
    <details open={error !== null || amountMin !== null || amountMax !== null}>
      <summary>{words.amount[kind]({ currency })}</summary>
      <form
        key={`${amountMin}-${amountMax}`}
        className="bounds"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          actor.send({
            type: 'amount.chosen',
            least: String(form.get('least') ?? ''),
            most: String(form.get('most') ?? ''),
          })
        }}
      >
        <label>
          {words.from()}
          <input name="least" inputMode="numeric" defaultValue={typed(amountMin)} {...invalidProps('least')} />
          {readBack(amountMin)}
        </label>
        <label>
          {words.upTo()}
          <input name="most" inputMode="numeric" defaultValue={typed(amountMax)} {...invalidProps('most')} />
          {readBack(amountMax)}
        </label>
        {error ? (
          <p id={slip} role="alert">
            {error === 'order' ? words.rangeErrors.order() : words.rangeErrors.unreadable()}
          </p>
        ) : null}
        <Button type="submit" variant="secondary">
          {words.apply()}
        </Button>
      </form>
    </details>
  )
}

const shownAs = {
  INVESTOR: 'showFiltersInvestors',
  INVESTMENT: 'showFilters',
  WANT_TO_SELL: 'showFilters',
  WANT_TO_GROW: 'showFiltersMembers',
} as const

/** The same panel over the list, if there is no space next to it. */
export function FilterButton({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, query, facets } = useContextOf(actor, 'kind', 'query', 'facets')
  const chosen = activeFilterCount(query)
  const count = facets ? `${facets.total}${facets.is_more ? '+' : ''}` : ''
  return (
    <PanelButton
      label={chosen > 0 ? words.filtersChosen({ count: chosen }) : words.filters()}
      title={words.filters()}
      done={words[shownAs[kind]]({ count })}
    >
      <FilterPanel actor={actor} />
    </PanelButton>
  )
}
