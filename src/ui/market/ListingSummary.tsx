import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { addresses } from '../../addresses.ts'
import { cardAmount } from '../../domain/money.ts'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Heart, IconButton } from '../parts/IconButton.tsx'
import { Badge, Card, Row, Soft, Stack } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'

const Front = styled.div`display: flex; gap: .75rem; align-items: center; justify-content: space-between;`

export function Summary({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const listing = useSelector(actor, ({ context }) => context.listing)
  const mayMark = useCan(actor, { type: 'favourite.toggled' })
  const mayReport = useCan(actor, { type: 'report.begun' })
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
        <Front>
          <div>
            {listing.amount_usd === null ? null : <p className="amount">{cardAmount(listing.amount_usd)}</p>}
            <Soft>{[listing.city, listing.country].filter(Boolean).join(', ')}</Soft>
          </div>
          {listing.is_own ? null : (
            <IconButton
              label={favourite ? words.unmarkFavourite() : words.markFavourite()}
              pressed={favourite}
              busy={!mayMark}
              onClick={() => actor.send({ type: 'favourite.toggled' })}
            >
              <Heart />
            </IconButton>
          )}
        </Front>
        <Row>
          {listing.deal_closed ? <Badge data-tone="good">{words.dealClosed()}</Badge> : null}
          {listing.verified ? <Badge data-tone="good">{words.verified()}</Badge> : null}
          {listing.badges.map((badge) => (
            <Badge key={badge} data-tone="good">
              {badge}
            </Badge>
          ))}
          {listing.stage ? <Badge data-tone="brand">{listing.stage}</Badge> : null}
          {listing.industries.map((industry) => (
            <Badge key={industry}>{industry}</Badge>
          ))}
        </Row>
        {listing.contact ? (
          <p>
            <strong>{words.contact()}</strong>
            <br />
            <a href={`mailto:${listing.contact.email}`}>{listing.contact.email}</a>
            <br />
            <a href={`tel:${listing.contact.mobile}`}>{displayPhone(listing.contact.mobile)}</a>
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

function Propose({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const { listing, base } = useSelector(actor, ({ context }) => context)
  const offered = useCan(actor, { type: 'proposal.begun' })
  if (!listing || listing.is_own) return null
  const reason = answered.find((code) => code === listing.propose_refusal)
  if (listing.proposal_id)
    return (
      <LinkButton variant="secondary" wide href={addresses.proposal(base, listing.kind, listing.proposal_id)}>
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
