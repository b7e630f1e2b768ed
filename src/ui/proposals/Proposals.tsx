import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { listingTitle } from '../../domain/market/listingTitle.ts'
import { proposalBoxes, tabStates, turnState } from '../../domain/proposals/boxes.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { proposalsMachine } from '../../machines/proposalsMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { NoWrapDates } from '../parts/Dated.tsx'
import { EmptyState, Grid, Page, Row, Soft, Spinner, Tabs } from '../parts/Layout.tsx'
import { byState } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { OfferLine } from './OfferLine.tsx'
import { deadlineOf, StatusBadge } from './StatusBadge.tsx'
import { useParty } from './useParty.ts'

const Tile = styled.li`
  position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.25rem; display: grid; gap: .5rem; align-content: start; box-shadow: var(--shadow);
  &:hover { border-color: var(--brand); } h2 { font-size: var(--step-1); } h2 a { color: inherit; text-decoration: none; } h2 a::after { content: ''; position: absolute; inset: 0; }
  .turn { color: var(--soft); align-self: end; } .turn > span { display: block; } .turn[data-mine='true'] { color: var(--brand); font-weight: 600; }
  grid-template-rows: auto auto auto 1fr; .offer { font-weight: 600; } .message { align-self: start; display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; color: var(--soft); }
`

type ProposalsActor = ActorRefFrom<typeof proposalsMachine>
type Props = { actor: ProposalsActor }

/** The end of the list, by state. */
const Ending = byState<ProposalsActor>({
  loading: Loading,
  shown: More,
  unanswered: Unanswered,
})

export default function Proposals({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const { box, state: chosen, list, base, counts, boxes } = useSelector(actor, ({ context }) => context)
  return (
    <Page
      title={addresses.isInvestor(base) ? words.title.mine() : words.title[box]()}
      actions={
        <Tabs
          label={words.box()}
          value={box}
          onChange={(value) =>
            actor.send({ type: 'box.chosen', box: proposalBoxes.find((one) => one === value) ?? 'sent' })
          }
          items={proposalBoxes.map((value) => ({
            value,
            label: boxes ? `${words.boxes[value]()} (${boxes[value]})` : words.boxes[value](),
          }))}
        />
      }
    >
      <Row>
        <Turns actor={actor} />
        <Tabs
          label={words.state()}
          value={chosen}
          onChange={(value) =>
            actor.send({ type: 'state.chosen', state: tabStates.find((one) => one === value) ?? 'all' })
          }
          items={tabStates.map((value) => ({
            value,
            label: counts ? `${words.states[value]()} (${counts[value]})` : words.states[value](),
          }))}
        />
      </Row>
      <Grid>
        {list.map((proposal) => (
          <ProposalTile
            key={proposal.id}
            proposal={proposal}
            isNamed={box === 'all'}
            href={addresses.proposal(base, proposal.other.kind, proposal.id)}
          />
        ))}
      </Grid>
      <Ending actor={actor} />
    </Page>
  )
}

/** The proposals of all tabs that await the reader. */
function Turns({ actor }: Props) {
  const words = useWords().LL.proposals
  const { state, counts } = useSelector(actor, ({ context }) => context)
  const isOn = state === turnState
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      aria-pressed={isOn}
      onClick={() => actor.send({ type: 'state.chosen', state: isOn ? tabStates[0] : turnState })}
    >
      {counts ? `${words.states.turn()} (${counts.turn})` : words.states.turn()}
    </Button>
  )
}

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.proposals.unanswered()} actor={actor} />
}

function More({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const { box, list, cursor, base } = useSelector(actor, ({ context }) => context)
  // Investors look for listings, and everybody else for investors.
  const sought = addresses.isInvestor(base) ? 'listings' : 'investors'
  return (
    <>
      {list.length === 0 ? (
        <EmptyState
          title={words.empty()}
          text={words.emptyText[sought][box]()}
          action={
            <LinkButton variant="secondary" href={addresses.market(base)}>
              {words.find[sought]()}
            </LinkButton>
          }
        />
      ) : null}
      {cursor ? (
        <Row>
          <Button variant="secondary" onClick={() => actor.send({ type: 'more.requested' })}>
            {words.more()}
          </Button>
        </Row>
      ) : null}
    </>
  )
}

interface TileProps {
  proposal: Proposal
  href: string
  /** Whether the tile says if the proposal was sent or received, because the list does not. */
  isNamed: boolean
}

function ProposalTile({ proposal, href, isNamed }: TileProps) {
  const { LL } = useWords()
  const party = useParty()
  const words = LL.proposals
  return (
    <Tile>
      <h2>
        <Link href={href}>{listingTitle(proposal.other)}</Link>
      </h2>
      <Row>
        <StatusBadge proposal={proposal} />
        <Soft>
          {isNamed ? `${words.boxes[proposal.box]()} · ` : ''}
          {formatDate(proposal.created_at)}
        </Soft>
      </Row>
      <OfferLine proposal={proposal} />
      <p className="message">{proposal.message || words.withheld()}</p>
      {proposal.turn === 'nobody' ? null : (
        <p className="turn" data-mine={proposal.turn === 'mine'}>
          {words.turn[proposal.turn](party(proposal.other))}{' '}
          {proposal.expires_at ? (
            <span>
              <NoWrapDates text={words[deadlineOf(proposal)]({ date: formatDate(proposal.expires_at) })} />
            </span>
          ) : null}
        </p>
      )}
    </Tile>
  )
}
