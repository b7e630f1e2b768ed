import { useSelector } from '@xstate/react'
import { useCallback, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { activeFilterCount } from '../../domain/market/filters.ts'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { EmptyState, ErrorNote, Grid, Row, Soft } from '../parts/Layout.tsx'
import { ShowMore } from '../parts/ShowMore.tsx'
import { Skeletons } from '../parts/Skeleton.tsx'
import { type ByState, byState, Nothing, useByState, useTag } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { useRetryOnline } from '../parts/useRetryOnline.ts'
import type { ComparedChoiceActor } from './CompareBar.tsx'
import type { ListingsActor } from './Listings.tsx'
import { ListingTile, type TileView } from './ListingTile.tsx'
import { useSavedSearches } from './useSavedSearches.ts'

/** Featured listings have a separate section, outside the sort order. */
const Featured = styled.div`
  display: grid; gap: .5rem; padding: .75rem .9rem .9rem; border-radius: 1.1rem; background: var(--warn-wash); min-width: 0;
  > p { font-size: var(--step--1); color: var(--warn); }
  > ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(min(17rem, 85%), 1fr); gap: .75rem; margin: 0; padding: .15rem; list-style: none; overflow-x: auto; scroll-snap-type: x proximity; > li { scroll-snap-align: start; } }
`
type Props = { actor: ListingsActor }

const gridId = 'listings'

/** The end of the list, by state. */
const Ending = byState<ListingsActor>({
  starting: Nothing,
  loading: Loading,
  typing: Nothing,
  shown: End,
  marking: Nothing,
  markUnanswered: MarkUnanswered,
  refused: Nothing,
  unanswered: Unanswered,
})
/** States in which further listings can be requested or are loading. */
const mayContinueIn: ByState<ListingsActor, boolean> = {
  starting: false,
  loading: true,
  typing: false,
  shown: true,
  marking: false,
  markUnanswered: true,
  refused: false,
  unanswered: false,
}
/** States in which the hearts are disabled. Not while typing, because the typing pause ends automatically. */
const isWaitingIn: ByState<ListingsActor, boolean> = {
  starting: true,
  loading: true,
  typing: false,
  shown: false,
  marking: true,
  markUnanswered: false,
  refused: true,
  unanswered: true,
}

const isFullIn: ByState<ComparedChoiceActor, boolean> = {
  counting: false,
  none: false,
  single: false,
  several: false,
  full: true,
}
const isAmong = (chosen: readonly { id: string }[], { id }: ListingCard) => chosen.some((one) => one.id === id)

const isFailedIn: ByState<ListingsActor, boolean> = {
  starting: false,
  loading: false,
  typing: false,
  shown: false,
  marking: false,
  markUnanswered: false,
  refused: false,
  unanswered: true,
}
const useHasPrevious = (actor: ListingsActor) =>
  useSelector(actor, ({ context }) => context.cursor === null && context.list.length > 0)
/** True if the listings on the screen are those of an earlier search, because this one failed. */
export function useIsOutdated(actor: ListingsActor): boolean {
  const hasFailed = useByState(actor, isFailedIn)
  return useHasPrevious(actor) && hasFailed
}

export function Results({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const isLoading = useTag(actor, 'busy')
  const isWaiting = useByState(actor, isWaitingIn)
  const isOutdated = useIsOutdated(actor)
  const { kind, base, list, featuredCount, cursor, refusal, query, view, corrected, isRestored } = useContextOf(
    actor,
    'kind',
    'base',
    'list',
    'featuredCount',
    'cursor',
    'refusal',
    'query',
    'view',
    'corrected',
    'isRestored',
  )
  // A deferred value, so that rendering many tiles does not block input. The placeholders remain until the first tiles
  // are rendered.
  const tiles = useDeferredValue(list)
  // Rendered with the tiles, so that the button disappears only when the last ones are there to take its focus.
  const hadMore = useDeferredValue(cursor !== null)
  const mayContinue = useByState(actor, mayContinueIn)
  const isAwaited = list.length > 0 ? tiles.length === 0 : isLoading
  const mark = useCallback(
    (id: string, favourite: boolean) => actor.send({ type: 'favourite.toggled', id, favourite }),
    [actor],
  )
  const choice = useSelector(actor, ({ context }) => context.comparedChoice)
  const compared = useSelector(choice, ({ context }) => context.chosen)
  const isFull = useByState(choice, isFullIn)
  const compare = useCallback(
    (id: string, name: string) => choice.send({ type: 'listing.ticked', listing: { id, name } }),
    [choice],
  )
  const tileIn = (tileView: TileView) => (card: ListingCard, index: number) => (
    <ListingTile
      key={card.id}
      isFirst={index === 0}
      card={card}
      view={tileView}
      href={addresses.listing(base, kind, card.id)}
      isWaiting={isWaiting}
      onMark={mark}
      isCompared={isAmong(compared, card)}
      mayCompare={!isFull || isAmong(compared, card)}
      onCompare={compare}
    />
  )
  return (
    <>
      {corrected && !isLoading ? (
        <Soft role="status">{words.corrected({ typed: query.text, words: corrected })}</Soft>
      ) : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isOutdated ? <PreviousResults actor={actor} /> : null}
      {tiles.length > 0 && featuredCount > 0 ? (
        <Featured data-outdated={isOutdated}>
          <p>
            <strong>{words.featured()}</strong> {words.featuredNote()}
          </p>
          <ul aria-label={words.featured()}>{tiles.slice(0, featuredCount).map(tileIn('strip'))}</ul>
        </Featured>
      ) : null}
      <Grid
        id={gridId}
        data-view={view}
        data-outdated={isOutdated}
        data-fresh={!isRestored}
        aria-busy={isLoading && cursor === null}
      >
        {tiles.slice(featuredCount).map(tileIn(view))}
        {isAwaited || (isLoading && cursor !== null) ? <Skeletons count={6} view={view} /> : null}
      </Grid>
      <Ending actor={actor} />
      <ShowMore
        list={gridId}
        count={tiles.length - featuredCount}
        isShown={mayContinue && hadMore && !(isLoading && cursor === null)}
        busy={isLoading || cursor === null}
        onPress={() => actor.send({ type: 'more.requested' })}
      >
        {words.more()}
      </ShowMore>
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
  useRetryOnline(actor)
  return <Button onClick={() => actor.send({ type: 'retry.requested' })}>{LL.tryAgain()}</Button>
}

/** After a failed search the earlier results stay, and say so; after failed further pages they are still right. */
function PreviousResults({ actor }: Props) {
  const { LL } = useWords()
  const text = useSelector(actor, ({ context }) => context.query.text)
  return (
    <Row>
      <ErrorNote>{text ? LL.market.previousResults.search({ text }) : LL.market.previousResults.list()}</ErrorNote>
      <Retry actor={actor} />
    </Row>
  )
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  if (useHasPrevious(actor)) return null
  return <EmptyState title={LL.market.unanswered()} action={<Retry actor={actor} />} />
}

function MarkUnanswered({ actor }: Props) {
  const { LL } = useWords()
  return (
    <>
      <EmptyState title={LL.market.markUnanswered()} action={<Retry actor={actor} />} />
      <End actor={actor} />
    </>
  )
}

function End({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { list, cursor, bestOf } = useContextOf(actor, 'list', 'cursor', 'bestOf')
  if (cursor) return null
  return (
    <>
      {list.length === 0 ? <NoneFound actor={actor} /> : null}
      {bestOf !== null && list.length >= bestOf ? <Soft>{words.bestOf({ count: bestOf })}</Soft> : null}
    </>
  )
}

/** Suggestions for a list without results. */
function NoneFound({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { query, base, kind } = useContextOf(actor, 'query', 'base', 'kind')
  const openSearches = useSavedSearches(actor)
  const isFiltered = activeFilterCount(query) > 0
  const ofInvestors = kind === 'INVESTOR'
  const back = isFiltered ? (
    <Button variant="secondary" onClick={() => actor.send({ type: 'filters.cleared' })}>
      {words.emptyClear()}
    </Button>
  ) : query.text ? (
    <LinkButton href={addresses.list(base, kind)}>
      {ofInvestors ? words.emptyAllInvestors() : words.emptyAll()}
    </LinkButton>
  ) : null
  const action = back ? (
    <Row>
      {back}
      {query.favourites ? null : (
        <Button variant="quiet" onClick={openSearches}>
          {words.emptySave()}
        </Button>
      )}
    </Row>
  ) : null
  const title = query.text ? (ofInvestors ? words.emptyInvestors : words.emptyFor)({ text: query.text }) : words.empty()
  return query.favourites ? (
    <EmptyState title={words.emptyFavourites()} text={words.emptyFavouritesText()} action={action} />
  ) : (
    <EmptyState
      title={title}
      text={isFiltered ? words.emptyText() : query.text ? words.emptyWords() : undefined}
      action={action}
    />
  )
}
