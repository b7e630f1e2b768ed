import { type ComponentType, useCallback, useDeferredValue } from 'react'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState, ErrorNote, Grid, Row, Soft } from '../parts/Layout.tsx'
import { Skeletons } from '../parts/Skeleton.tsx'
import { type ByState, Nothing, useByState, useTag } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'
import { ListingTile } from './ListingTile.tsx'

type Props = { actor: ListingsActor }

/** What stands below the list. */
const endings: ByState<ListingsActor, ComponentType<Props>> = {
  starting: Nothing,
  loading: Loading,
  typing: Nothing,
  shown: End,
  marking: Nothing,
  markUnanswered: MarkUnanswered,
  refused: Nothing,
  unanswered: Unanswered,
}
/** While a heart waits: while somebody types it stays as it looks, for the pause ends by itself. */
const isWaitingIn: ByState<ListingsActor, boolean> = {
  starting: true,
  loading: true,
  typing: false,
  shown: false,
  marking: true,
  markUnanswered: true,
  refused: true,
  unanswered: true,
}

export function Results({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const isLoading = useTag(actor, 'busy')
  const isWaiting = useByState(actor, isWaitingIn)
  const Ending = useByState(actor, endings)
  const { kind, base, list, cursor, refusal, view, corrected, cameBack } = useContextOf(
    actor,
    'kind',
    'base',
    'list',
    'cursor',
    'refusal',
    'view',
    'corrected',
    'cameBack',
  )
  // Many tiles are drawn in slices; until the first of them are, what stands in for them stays.
  const tiles = useDeferredValue(list)
  const isAwaited = list.length > 0 ? tiles.length === 0 : isLoading
  const mark = useCallback(
    (id: string, favourite: boolean) => actor.send({ type: 'favourite.toggled', id, favourite }),
    [actor],
  )
  return (
    <>
      {corrected && !isLoading ? <Soft role="status">{words.corrected({ words: corrected })}</Soft> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Grid data-view={view} data-fresh={!cameBack} aria-busy={isLoading && cursor === null}>
        {tiles.map((card, place) => (
          <ListingTile
            key={card.id}
            isFirst={place === 0}
            card={card}
            view={view}
            href={addresses.listing(base, kind, card.id)}
            isWaiting={isWaiting}
            onMark={mark}
          />
        ))}
        {isAwaited || (isLoading && cursor !== null) ? <Skeletons count={6} view={view} /> : null}
      </Grid>
      <Ending actor={actor} />
    </>
  )
}

function Loading() {
  const { LL } = useWords()
  return (
    <span role="status" className="visually-hidden">
      {LL.loading()}
    </span>
  )
}

function Retry({ actor }: Props) {
  const { LL } = useWords()
  return <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <EmptyState title={LL.market.unanswered()} action={<Retry actor={actor} />} />
}

function MarkUnanswered({ actor }: Props) {
  const { LL } = useWords()
  return <EmptyState title={LL.market.markUnanswered()} action={<Retry actor={actor} />} />
}

function End({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { list, cursor, bestOf, query } = useContextOf(actor, 'list', 'cursor', 'bestOf', 'query')
  if (cursor)
    return (
      <Row>
        <Button variant="secondary" onClick={() => actor.send({ type: 'more.requested' })}>
          {words.more()}
        </Button>
      </Row>
    )
  return (
    <>
      {list.length === 0 ? <NoneFound favourites={query.favourites} /> : null}
      {bestOf !== null && list.length >= bestOf ? <Soft>{words.bestOf({ count: bestOf })}</Soft> : null}
    </>
  )
}

function NoneFound({ favourites }: { favourites: boolean }) {
  const { LL } = useWords()
  const words = LL.market
  return favourites ? (
    <EmptyState title={words.emptyFavourites()} text={words.emptyFavouritesText()} />
  ) : (
    <EmptyState title={words.empty()} text={words.emptyText()} />
  )
}
