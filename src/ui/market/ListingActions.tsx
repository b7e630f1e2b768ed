import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ProfileKind } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, type Base } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Heart } from '../parts/IconButton.tsx'
import { Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'

/** Next to the head of the page; on a phone, a bar fixed at the bottom of the window. */
const Bar = styled.div`
  display: grid; gap: .6rem; align-content: center; min-width: 13rem; max-width: 16rem;
  svg { width: 1.2rem; height: 1.2rem; fill: none; stroke: currentColor; stroke-width: 1.8; }
  [aria-pressed='true'] svg { fill: currentColor; color: var(--bad); }
  @media (max-width: 47.99rem) {
    order: 9; position: sticky; bottom: 0; z-index: 5; grid-template-columns: minmax(0, 1fr) auto; align-items: center; max-width: none;
    margin: 0 calc(-1 * var(--gutter)); padding: .75rem var(--gutter) max(.75rem, env(safe-area-inset-bottom));
    background: var(--card); border-top: 1px solid var(--line); gap: .5rem .6rem;
    ${Soft} { grid-column: 1 / -1; font-size: var(--step--1); line-height: 1.35; }
    [aria-pressed] { width: 2.75rem; padding: 0; } [aria-pressed] span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`

/** A reader's actions on a listing: write to its owner, or mark it as a favourite. */
export function ListingActions({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market
  const listing = useSelector(actor, ({ context }) => context.listing)
  const mayMark = useCan(actor, { type: 'favourite.toggled' })
  if (!listing || listing.is_own) return null
  return (
    <Bar className="actions">
      <Propose actor={actor} />
      <Button
        variant="secondary"
        wide
        aria-pressed={listing.favourite}
        busy={!mayMark}
        onClick={() => actor.send({ type: 'favourite.toggled' })}
      >
        <Heart />
        <span>{listing.favourite ? words.unmarkFavourite() : words.markFavourite()}</span>
      </Button>
    </Bar>
  )
}

const explainedRefusals = ['PROFILE_NOT_APPROVED', 'DUPLICATE_PROPOSAL', 'BLOCKED', 'FORBIDDEN'] as const

/** Where a member goes if they cannot write here. */
const ways: Record<(typeof explainedRefusals)[number], (base: Base, kind: ProfileKind) => string> = {
  PROFILE_NOT_APPROVED: (base) => addresses.profileReviewAt(base),
  DUPLICATE_PROPOSAL: (base) => addresses.proposals(base),
  BLOCKED: (base) => addresses.chats(base),
  FORBIDDEN: (base, kind) => addresses.list(base, kind),
}

function Propose({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const { listing, base } = useSelector(actor, ({ context }) => context)
  const offered = useCan(actor, { type: 'proposal.started' })
  if (!listing) return null
  const reason = explainedRefusals.find((code) => code === listing.propose_refusal)
  if (listing.proposal_id)
    return (
      <LinkButton wide href={addresses.proposal(base, listing.kind, listing.proposal_id)}>
        {LL.market.seeProposal()}
      </LinkButton>
    )
  if (reason)
    return (
      <>
        <Soft>{listing.propose_refusal_text ?? LL.market.refusal[reason]()}</Soft>
        <LinkButton wide variant="secondary" href={ways[reason](base, listing.kind)}>
          {LL.market.wayOn[reason]()}
        </LinkButton>
      </>
    )
  return (
    <Button wide disabled={!offered} onClick={() => actor.send({ type: 'proposal.started' })}>
      {LL.market.propose()}
    </Button>
  )
}
