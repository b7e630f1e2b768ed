import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { listingPlace, listingSubtitle, listingTitle } from '../../domain/market/listingTitle.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { Badge, Row } from '../parts/Layout.tsx'
import { matchTone } from '../parts/matchTone.ts'
import { type ByState, useByState, useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'
import { NoPicture } from './NoPicture.tsx'

const Crumbs = styled.nav`
  color: var(--soft); font-size: var(--step--1); grid-column: 1 / -1;
  ol { display: flex; flex-wrap: wrap; gap: 0 .45rem; list-style: none; margin: 0; padding: 0; } li { display: flex; gap: .45rem; align-items: center; }
  li + li::before { content: '·'; } @media (max-width: 47.99rem) { li:nth-last-child(2):nth-child(2) { display: none; } } a { color: inherit; display: inline-flex; align-items: center; min-height: 2rem; text-decoration: none; } a:hover { text-decoration: underline; }
`
const Hero = styled.header`
  && { display: grid; grid-template-columns: 8.25rem minmax(0, 1fr); gap: .75rem 1.5rem; align-items: center; justify-content: stretch; }
  .picture { width: 100%; height: auto; aspect-ratio: 1; border-radius: 1.25rem; object-fit: cover; }
  .blank { background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); display: grid; place-items: center; }
  .blank svg { width: 45%; fill: none; stroke: var(--brand); stroke-width: 1.4; stroke-linejoin: round; opacity: .6; }
  h1 { font-size: var(--step-3); overflow-wrap: anywhere; } .lead { color: var(--soft); font-size: var(--step-1); max-width: 60ch; margin-top: .4rem; text-wrap: pretty; }
  ${Row} { gap: .5rem; margin-top: .75rem; }
  @media (max-width: 47.99rem) {
    && { grid-template-columns: 4rem minmax(0, 1fr); gap: .75rem; } .picture { border-radius: .9rem; }
    > div { display: contents; } .lead, ${Row}, .file { grid-column: 1 / -1; margin-top: 0; } .file { justify-self: start; }
  }
`

/** The owner of the listing and its main facts, in the order in which a reader decides whether to continue. */
export function ListingHead({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const listing = useSelector(actor, ({ context }) => context.listing)
  const base = useSelector(actor, ({ context }) => context.base)
  if (!listing) return null
  const list = words.title[listing.kind]()
  const subtitle = listingSubtitle(listing)
  const place = listingPlace(listing)
  const others = [listing.industries.slice(0, 2).join(', '), place].filter(Boolean)
  return (
    <>
      <Crumbs aria-label={words.crumbs()}>
        <ol>
          <li>{listing.is_own ? list : <Link href={addresses.list(base, listing.kind)}>{list}</Link>}</li>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Crumbs>
      <Hero>
        <Picture listing={listing} />
        <div>
          <h1>{listingTitle(listing)}</h1>
          {subtitle ? <p className="lead">{subtitle}</p> : null}
          <Chips listing={listing} />
          <DownloadSummary actor={actor} />
        </div>
      </Hero>
    </>
  )
}

const preparing: ByState<ListingActor, boolean> = {
  loading: false,
  shown: false,
  runningAction: false,
  preparingSummary: true,
  offeringSubscription: false,
  writing: false,
  reporting: false,
  asking: false,
  reportingQuestion: false,
  refused: false,
  unanswered: false,
}

/** One printed page about the listing, as this reader sees it. */
function DownloadSummary({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const isOffered = useCan(actor, { type: 'summary.requested' })
  const isPreparing = useByState(actor, preparing)
  return (
    <Button
      variant="quiet"
      className="file"
      busy={!isOffered}
      onClick={() => actor.send({ type: 'summary.requested' })}
    >
      {isPreparing ? LL.market.summary.preparing() : LL.market.summary.download()}
    </Button>
  )
}

const Picture = ({ listing }: { listing: ListingDetail }) =>
  listing.image_url ? (
    <img
      className="picture"
      src={listing.image_url}
      srcSet={listing.image_sizes ?? undefined}
      sizes="(min-width: 48rem) 8.25rem, 4rem"
      fetchPriority="high"
      alt=""
      width={264}
      height={264}
    />
  ) : (
    <div className="picture blank">
      <NoPicture listing={listing} />
    </div>
  )

function Chips({ listing }: { listing: ListingDetail }) {
  const { LL } = useWords()
  const words = LL.market
  const { match, stage, verified_on, replies_within_days: days } = listing
  return (
    <Row>
      {listing.deal_closed ? <Badge data-tone="good">{words.dealClosed()}</Badge> : null}
      {match ? <Badge data-tone={matchTone(match.score)}>{words.match.score({ score: match.score })}</Badge> : null}
      {stage ? <Badge data-tone="brand">{stage}</Badge> : null}
      {verified_on ? (
        <Badge data-tone="good">{words.verifiedOn({ date: formatDate(verified_on) })}</Badge>
      ) : listing.verified ? (
        <Badge data-tone="good">{words.verified()}</Badge>
      ) : null}
      {listing.badges.map((badge) => (
        <Badge key={badge} data-tone="good">
          {badge}
        </Badge>
      ))}
      {days ? <Badge>{words.repliesWithin[days]()}</Badge> : null}
    </Row>
  )
}
