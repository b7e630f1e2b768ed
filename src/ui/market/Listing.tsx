import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { type listingMachine, modeFor } from '../../machines/listingMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Heart, IconButton } from '../parts/IconButton.tsx'
import { Badge, Card, EmptyState, ErrorNote, Page, Row, Soft, Spinner, Stack } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'
import { ListingDialogs } from './ListingDialogs.tsx'
import { ListingDocuments } from './ListingDocuments.tsx'
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

/** Beyond so many characters an answer takes the whole width. */
const longest = 90

export default function Listing({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { listing, refusal, base } = useSelector(actor, ({ context }) => context)
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
        action={
          modeFor(refusal?.code) ? (
            <LinkButton href={`${base}/subscriptions?mode=NEW`}>{words.seePlans()}</LinkButton>
          ) : (
            <LinkButton
              variant="secondary"
              href={base === '/investor' ? '/investor/capital-bridge' : `${base}/investors`}
            >
              {words.toList()}
            </LinkButton>
          )
        }
      />
    )
  if (!listing) return <Spinner label={LL.loading()} />
  return (
    <Page title={listing.name} lead={listing.headline}>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Layout>
        <Stack>
          <OwnListing actor={actor} />
          <Card>
            <h2>{words.details()}</h2>
            <dl>
              {listing.facts.map(({ field, label, value }) => (
                <div key={field} data-long={value.length > longest}>
                  <dt>{label}</dt>
                  <dd>
                    <Linked text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
          <ListingDocuments actor={actor} />
        </Stack>
        <Stack as="aside">
          <Summary actor={actor} />
          {listing.match ? <MatchReasons match={listing.match} /> : null}
        </Stack>
      </Layout>
      <ListingDialogs actor={actor} />
      <SubscribeDialog actor={actor} />
    </Page>
  )
}

function Summary({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const listing = useSelector(actor, ({ context }) => context.listing)
  const mayReport = useSelector(actor, (snapshot) => snapshot.can({ type: 'report.begun' }))
  if (!listing) return null
  const { favourite } = listing
  return (
    <Card>
      <Stack>
        {listing.image_url ? (
          <img
            src={listing.image_url}
            srcSet={listing.image_sizes ?? undefined}
            sizes="(min-width: 48rem) 22rem, 90vw"
            fetchPriority="high"
            alt=""
            width={640}
            height={360}
          />
        ) : null}
        <Row>
          {listing.amount_usd === null ? null : <span className="amount">{cardAmount(listing.amount_usd)}</span>}
          {listing.is_own ? null : (
            <IconButton
              label={favourite ? words.unmarkFavourite() : words.markFavourite()}
              pressed={favourite}
              onClick={() => actor.send({ type: 'favourite.toggled' })}
            >
              <Heart />
            </IconButton>
          )}
        </Row>
        <Row>
          {listing.deal_closed ? <Badge data-tone="good">{words.dealClosed()}</Badge> : null}
          {listing.verified ? <Badge data-tone="good">{words.verified()}</Badge> : null}
          {listing.stage ? <Badge data-tone="brand">{listing.stage}</Badge> : null}
          {listing.industries.map((industry) => (
            <Badge key={industry}>{industry}</Badge>
          ))}
        </Row>
        <Soft>{[listing.city, listing.country].filter(Boolean).join(', ')}</Soft>
        {listing.contact ? (
          <p>
            <strong>{words.contact()}</strong>
            <br />
            <a href={`mailto:${listing.contact.email}`}>{listing.contact.email}</a>
            <br />
            <a href={`tel:${listing.contact.mobile}`}>{listing.contact.mobile}</a>
          </p>
        ) : null}
        <Propose actor={actor} />
        {listing.reported ? <Soft>{words.report.done()}</Soft> : null}
        {mayReport ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'report.begun' })}>
            {words.report.open()}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}

const answered = ['PROFILE_NOT_APPROVED', 'DUPLICATE_PROPOSAL', 'BLOCKED', 'FORBIDDEN'] as const
const proposalPaths = {
  INVESTMENT: 'capital-bridge',
  WANT_TO_SELL: 'business-exchange',
  WANT_TO_GROW: 'global-connect',
  INVESTOR: 'capital-bridge',
} as const

function Propose({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const { listing, base } = useSelector(actor, ({ context }) => context)
  const offered = useSelector(actor, (snapshot) => snapshot.can({ type: 'proposal.begun' }))
  if (!listing || listing.is_own) return null
  const reason = answered.find((code) => code === listing.propose_refusal)
  if (listing.proposal_id)
    return (
      <LinkButton
        variant="secondary"
        wide
        href={
          base === '/investor'
            ? `/investor/my-proposal/${proposalPaths[listing.kind]}/${listing.proposal_id}`
            : `${base}/sent-proposals/${listing.proposal_id}`
        }
      >
        {LL.market.seeProposal()}
      </LinkButton>
    )
  if (reason) return <Soft>{LL.market.refusal[reason]()}</Soft>
  return (
    <Button wide disabled={!offered} onClick={() => actor.send({ type: 'proposal.begun' })}>
      {LL.market.propose()}
    </Button>
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
