import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { convertMoney, formatMoney } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Tabs } from '../parts/Layout.tsx'
import { type ByState, useByState } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'
import { useIsOutdated } from './Results.tsx'

/** Reserves the height of the text while it loads, so that the list below does not move. */
const Line = styled.div`
  display: grid; gap: .35rem 1rem; grid-template-columns: minmax(0, 1fr) auto; align-items: center;
  strong { min-height: 1.5em; } p { color: var(--soft); font-size: var(--step--1); text-wrap: pretty; }
  > [role='group'] { grid-area: 1 / -2 / auto / -1; justify-self: end; } > p { grid-column: 1 / -1; min-height: 3lh; }
  @media (min-width: 48rem) { grid-template-columns: auto minmax(0, 1fr) auto; > p { grid-column: 2; grid-row: 1; min-height: 1lh; } }
`

const listings = { exact: 'total', more: 'totalMore' } as const
const countedAs = {
  INVESTOR: { exact: 'totalInvestors', more: 'totalMoreInvestors' },
  INVESTMENT: listings,
  WANT_TO_SELL: listings,
  WANT_TO_GROW: { exact: 'totalMembers', more: 'totalMoreMembers' },
} as const

/** The number of listings, how well they match, and the choice of view. */
export function ListCount({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { kind, view, facets, query } = useContextOf(actor, 'kind', 'view', 'facets', 'query')
  const isOutdated = useIsOutdated(actor)
  const total =
    facets &&
    !isOutdated &&
    words[countedAs[kind][facets.is_more ? 'more' : 'exact']]({
      count: facets.total,
    })
  return (
    <Line>
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
      {query.sort === 'best' && !isOutdated ? <MatchHint actor={actor} /> : null}
    </Line>
  )
}

const isShownIn: ByState<ListingsActor, boolean> = {
  starting: false,
  loading: false,
  typing: false,
  shown: true,
  marking: false,
  markUnanswered: false,
  refused: false,
  unanswered: false,
}
/** The maximum number of the newest listings that the server examines. */
const maxLookedAt = 200

function MatchHint({ actor }: { actor: ListingsActor }) {
  const { LL, locale } = useWords()
  const words = LL.market.match
  const matching = useSelector(actor, ({ context }) => context.matching)
  const currency = useSelector(actor, ({ context }) => context.currency)
  const isSeller = useSelector(
    actor,
    ({ context: { kind, base } }) => kind === 'INVESTOR' && base === addresses.base('want-to-sell', 'want-to-sell'),
  )
  const isEmpty = useSelector(actor, ({ context }) => context.list.length === 0)
  const isShown = useByState(actor, isShownIn)
  if (isShown && (isEmpty || !matching)) return null
  if (!matching || matching.looked_at === 0) return <p />
  const { change, strong, looked_at } = matching
  const value =
    change && 'amount' in change ? formatMoney(convertMoney(change.amount, currency), locale, 'compact') : change?.value
  const formatCount = looked_at < maxLookedAt ? words.strong : words.strongNewest
  return (
    <p>
      {strong === 0 ? (isSeller ? words.noneForSeller() : words.none()) : formatCount({ count: strong, of: looked_at })}{' '}
      {change ? words.change[change.part]({ value: value ?? '', more: change.more }) : null}
    </p>
  )
}
