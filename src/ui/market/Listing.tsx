import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { type listingMachine, modeFor } from '../../machines/listingMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { EmptyState, ErrorNote, Page, Row, Spinner, Stack } from '../parts/Layout.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { ListingDialogs } from './ListingDialogs.tsx'
import { ListingDocuments } from './ListingDocuments.tsx'
import { ListingFacts } from './ListingFacts.tsx'
import { Summary } from './ListingSummary.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { OwnListing } from './OwnListing.tsx'

export type ListingActor = ActorRefFrom<typeof listingMachine>

const Layout = styled.div`
  display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); align-items: start;
  @media (max-width: 47.99rem) { grid-template-columns: minmax(0, 1fr); > aside { order: -1; } }
  aside img { border-radius: .9rem; width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; }
  h2 { font-size: var(--step-1); margin-bottom: 1rem; } ${Stack} > h2, ${Row} > h2 { margin-bottom: 0; }
  dl { display: grid; gap: 1.1rem 2rem; margin: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); } [data-long='true'] { grid-column: 1 / -1; max-width: 75ch; } dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  .amount { font: 600 var(--step-2)/1.2 var(--display); color: var(--brand); }
`

export default function Listing({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { listing, refusal, base } = useContextOf(actor, 'listing', 'refusal', 'base')
  // Many facts are drawn in slices.
  const isKnown = useDeferredValue(listing !== null)
  if (state === 'unanswered')
    return (
      <EmptyState
        isPage
        title={words.detailUnanswered()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (state === 'refused')
    return (
      <EmptyState
        isPage
        title={refusal?.message ?? words.detailUnanswered()}
        text={refusal?.code === 'NOT_FOUND' ? words.goneText() : undefined}
        action={
          modeFor(refusal?.code) ? (
            <LinkButton href={addresses.plans(base, { mode: 'UPGRADE', origin: 'global-connect' })}>
              {words.seePlans()}
            </LinkButton>
          ) : (
            <LinkButton href={addresses.market(base)}>{words.toList()}</LinkButton>
          )
        }
      />
    )
  if (!listing || !isKnown) return <Spinner label={LL.loading()} />
  return (
    <Page title={listing.name} lead={listing.headline}>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <KeyFigures listing={listing} />
      <Layout>
        <Stack>
          <OwnListing actor={actor} />
          <ListingFacts listing={listing} />
        </Stack>
        <Stack as="aside">
          <Summary actor={actor} />
          {listing.match ? <MatchReasons match={listing.match} /> : null}
          <ListingDocuments actor={actor} />
        </Stack>
      </Layout>
      <ListingDialogs actor={actor} />
      <SubscribeDialog actor={actor} />
    </Page>
  )
}

function SubscribeDialog({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const planMode = useSelector(actor, ({ context }) => context.planMode)
  if (state !== 'askingToSubscribe') return null
  return (
    <ConfirmDialog
      title={words.subscribeTitle()}
      text={words.subscribe[planMode]()}
      yes={LL.yes()}
      no={LL.no()}
      onYes={() => actor.send({ type: 'subscription.chosen' })}
      onNo={() => actor.send({ type: 'subscription.dropped' })}
    />
  )
}
