import { useSelector } from '@xstate/react'
import { useCallback, useDeferredValue } from 'react'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState, ErrorNote, Grid, Row, Soft } from '../parts/Layout.tsx'
import { Skeletons } from '../parts/Skeleton.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'
import { ListingTile } from './ListingTile.tsx'

export function Results({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { kind, base, list, cursor, refusal, view, corrected, bestOf, cameBack, wish } = useContextOf(
    actor,
    'kind',
    'base',
    'list',
    'cursor',
    'refusal',
    'view',
    'corrected',
    'bestOf',
    'cameBack',
    'wish',
  )
  // Many tiles are drawn in slices; until the first of them are, what stands in for them stays.
  const tiles = useDeferredValue(list)
  const isAwaited = list.length > 0 ? tiles.length === 0 : state === 'loading'
  const mark = useCallback(
    (id: string, favourite: boolean) => actor.send({ type: 'favourite.toggled', id, favourite }),
    [actor],
  )
  const retry = <Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
  const atEnd = state === 'shown' && cursor === null
  return (
    <>
      {corrected && state !== 'loading' ? <Soft role="status">{words.corrected({ words: corrected })}</Soft> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Grid data-view={view} data-fresh={!cameBack} aria-busy={state === 'loading' && cursor === null}>
        {tiles.map((card, place) => (
          <ListingTile
            key={card.id}
            isFirst={place === 0}
            card={card}
            view={view}
            href={addresses.listing(base, kind, card.id)}
            isWaiting={state !== 'shown' && state !== 'typing'}
            onMark={mark}
          />
        ))}
        {isAwaited || (state === 'loading' && cursor !== null) ? <Skeletons count={6} view={view} /> : null}
      </Grid>
      {state === 'loading' ? (
        <span role="status" className="visually-hidden">
          {LL.loading()}
        </span>
      ) : null}
      {state === 'unanswered' ? <EmptyState title={words.unanswered()} action={retry} /> : null}
      {state === 'markUnanswered' ? <EmptyState title={words.markUnanswered()} action={retry} /> : null}
      {atEnd && list.length === 0 ? <Nothing favourites={wish.favourites} /> : null}
      {atEnd && bestOf !== null && list.length >= bestOf ? <Soft>{words.bestOf({ count: bestOf })}</Soft> : null}
      {state === 'shown' && cursor ? (
        <Row>
          <Button variant="secondary" onClick={() => actor.send({ type: 'more.asked' })}>
            {words.more()}
          </Button>
        </Row>
      ) : null}
    </>
  )
}

function Nothing({ favourites }: { favourites: boolean }) {
  const { LL } = useWords()
  const words = LL.market
  return favourites ? (
    <EmptyState title={words.emptyFavourites()} text={words.emptyFavouritesText()} />
  ) : (
    <EmptyState title={words.empty()} text={words.emptyText()} />
  )
}
