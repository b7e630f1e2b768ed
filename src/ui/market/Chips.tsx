import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { filterMoney } from '../../domain/market/filterAmounts.ts'
import { activeFilterCount } from '../../domain/market/filters.ts'
import { formatMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Row } from '../parts/Layout.tsx'
import type { ListingsActor } from './Listings.tsx'

const Chip = styled.button`
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: .2rem .9rem; border-radius: 99px; cursor: pointer;
  border: 1px solid var(--brand); background: var(--brand-wash); color: var(--brand); font-weight: 600; font-size: var(--step--1);
`

/** The active filters. Each can be removed, or all at once. */
export function Chips({ actor }: { actor: ListingsActor }) {
  const { LL, locale } = useWords()
  const words = LL.market
  const query = useSelector(actor, ({ context }) => context.query)
  const currency = useSelector(actor, ({ context }) => context.currency)
  const facets = useSelector(actor, ({ context }) => context.facets)
  const count = activeFilterCount(query)
  if (count === 0) return null
  const labelOf = (name: string, value: string) =>
    facets?.facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label ??
    value
  const chosen = Object.entries(query.filters).flatMap(([name, values]) => values.map((value) => ({ name, value })))
  const bounded = query.amountMin !== null || query.amountMax !== null
  const amount = [query.amountMin ?? 0, ...(query.amountMax === null ? [] : [query.amountMax])]
    .map((dollars) => formatMoney(filterMoney(dollars, currency), locale, 'compact'))
    .join(' – ')
  return (
    <Row>
      {chosen.map(({ name, value }) => (
        <Gone
          key={`${name}:${value}`}
          label={labelOf(name, value)}
          onClick={() => actor.send({ type: 'filter.toggled', name, value })}
        />
      ))}
      {bounded ? (
        <Gone label={amount} onClick={() => actor.send({ type: 'amount.chosen', least: '', most: '' })} />
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
      {count > 1 ? (
        <Button variant="quiet" onClick={() => actor.send({ type: 'filters.cleared' })}>
          {words.emptyClear()}
        </Button>
      ) : null}
    </Row>
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
