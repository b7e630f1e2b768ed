import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { listingsMachine } from '../../machines/listingsMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Grid, Page, Row, Soft } from '../parts/Layout.tsx'
import { Skeletons } from '../parts/Skeleton.tsx'
import { useMedia } from '../parts/useMedia.ts'
import { FilterButton, FilterPanel } from './FilterPanel.tsx'
import { ListingTile } from './ListingTile.tsx'
import { ListTools } from './ListTools.tsx'
import { SavedSearches } from './SavedSearches.tsx'

export type ListingsActor = ActorRefFrom<typeof listingsMachine>

const Layout = styled.div`
  display: grid; gap: 1.5rem; align-items: start;
  &:has(> aside) { grid-template-columns: 16.5rem minmax(0, 1fr); }
  > section { display: grid; gap: 1.25rem; min-width: 0; }
  ul[aria-busy='true'] { opacity: .6; transition: opacity 200ms; }
  ul[data-view='listView'] { grid-template-columns: minmax(0, 1fr); }
`

/** As high before its words are known as with them, so that the list below stands still. */
const Hint = styled(Soft)`min-height: 3lh; @media (min-width: 62rem) { min-height: 1lh; }`

export default function Listings({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const kind = useSelector(actor, ({ context }) => context.kind)
  const draft = useSelector(actor, ({ context }) => context.draft)
  const hasRoom = useMedia('(min-width: 62rem)')
  return (
    <Page title={words.title[kind]()} lead={words.lead[kind]()}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'search.submitted' })
          }}
        >
          <TextField
            label={words.searchLabel()}
            name="q"
            value={draft}
            onChange={(text) => actor.send({ type: 'text.changed', text })}
            after={<Button type="submit">{words.search()}</Button>}
          />
        </form>
      </search>
      <Layout>
        {hasRoom ? (
          <aside aria-label={words.filters()}>
            <FilterPanel actor={actor} />
          </aside>
        ) : null}
        <section aria-label={words.title[kind]()}>
          <ListTools actor={actor} filters={hasRoom ? null : <FilterButton actor={actor} />} />
          <MatchHint actor={actor} />
          <Results actor={actor} />
        </section>
      </Layout>
      <SavedSearches list={actor} />
    </Page>
  )
}

function MatchHint({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market.match
  const matching = useSelector(actor, ({ context }) => context.matching)
  const sort = useSelector(actor, ({ context }) => context.wish.sort)
  const isEmpty = useSelector(actor, ({ value, context }) => value === 'shown' && context.list.length === 0)
  if (sort !== 'best') return null
  if (isEmpty) return null
  if (!matching || matching.looked_at === 0) return <Hint />
  const { change, strong, looked_at } = matching
  const value = change?.part === 'ticket' ? cardAmount(Number(change.value)) : change?.value
  return (
    <Hint>
      {words.strong({ count: strong, of: looked_at })}{' '}
      {change ? words.change[change.part]({ value: value ?? '', more: change.more }) : null}
    </Hint>
  )
}

function Results({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { kind, base, list, cursor, refusal, view, corrected, bestOf, wish } = useSelector(
    actor,
    ({ context }) => context,
  )
  const retry = <Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
  const atEnd = state === 'shown' && cursor === null
  return (
    <>
      {corrected && state !== 'loading' ? <Soft role="status">{words.corrected({ words: corrected })}</Soft> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'refused' ? (
        <Row>
          {retry}
          <LinkButton variant="secondary" href={`${base}/subscriptions?mode=NEW`}>
            {words.seePlans()}
          </LinkButton>
        </Row>
      ) : null}
      <Grid data-view={view} aria-busy={state === 'loading' && cursor === null}>
        {list.map((card, place) => (
          <ListingTile
            key={card.id}
            isFirst={place === 0}
            card={card}
            view={view}
            href={hrefOf(base, kind, card.id)}
            onMark={(favourite) => actor.send({ type: 'favourite.toggled', id: card.id, favourite })}
          />
        ))}
        {state === 'loading' && (cursor !== null || list.length === 0) ? <Skeletons count={6} view={view} /> : null}
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

const paths = { INVESTOR: 'investors', INVESTMENT: 'capital-bridge', WANT_TO_SELL: 'business-exchange' } as const
const hrefOf = (base: string, kind: keyof typeof paths | 'WANT_TO_GROW', id: string) =>
  kind === 'WANT_TO_GROW' ? `/global-connect/${id}` : `${base}/${paths[kind]}/${id}`
