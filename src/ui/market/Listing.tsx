import { useSelector } from '@xstate/react'
import { type ComponentType, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { type listingMachine, modeFor } from '../../machines/listingMachine.ts'
import { LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { EmptyState, ErrorNote, Page, Row, Spinner, Stack } from '../parts/Layout.tsx'
import { type ByState, Nothing, useByState } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
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

type Props = { actor: ListingActor }

const screens: ByState<ListingActor, ComponentType<Props>> = {
  loading: Shown,
  shown: Shown,
  runningErrand: Shown,
  askingToSubscribe: Shown,
  writing: Shown,
  reporting: Shown,
  refused: Refused,
  unanswered: Unanswered,
}
/** What is asked over the listing, beside what is written there. */
const dialogs: ByState<ListingActor, ComponentType<Props>> = {
  loading: Nothing,
  shown: Nothing,
  runningErrand: Nothing,
  askingToSubscribe: SubscribeDialog,
  writing: Nothing,
  reporting: Nothing,
  refused: Nothing,
  unanswered: Nothing,
}

export default function Listing({ actor }: Props) {
  const Screen = useByState(actor, screens)
  return <Screen actor={actor} />
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.market.detailUnanswered()} actor={actor} />
}

function Refused({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const { refusal, base } = useContextOf(actor, 'refusal', 'base')
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
}

function Shown({ actor }: Props) {
  const { LL } = useWords()
  const { listing, refusal } = useContextOf(actor, 'listing', 'refusal')
  const Dialog = useByState(actor, dialogs)
  // Many facts are drawn in slices.
  const isKnown = useDeferredValue(listing !== null)
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
      <Dialog actor={actor} />
    </Page>
  )
}

function SubscribeDialog({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const planMode = useSelector(actor, ({ context }) => context.planMode)
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
