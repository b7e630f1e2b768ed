import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { listingMachine } from '../../machines/listingMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Badge, Card, EmptyState, ErrorNote, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'

type Actor = ActorRefFrom<typeof listingMachine>

const Layout = styled.div`
  display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); align-items: start;
  @media (max-width: 47.99rem) { grid-template-columns: minmax(0, 1fr); aside { order: -1; } }
  aside img { border-radius: .9rem; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
  dl { display: grid; gap: 1rem; margin: 0; } dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  .amount { font: 600 var(--step-2)/1.2 var(--display); color: var(--brand); }
`

export default function Listing({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { listing, refusal } = useSelector(actor, ({ context }) => context)
  if (state === 'unanswered')
    return (
      <EmptyState
        title={words.detailUnanswered()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (state === 'refused') return <EmptyState title={refusal?.message ?? words.detailUnanswered()} />
  if (!listing) return <Spinner label={LL.loading()} />
  return (
    <Page title={listing.name} lead={listing.headline}>
      <Layout>
        <Card>
          <dl>
            {listing.facts.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card as="aside">
          <Row>
            {listing.image_url ? <img src={listing.image_url} alt="" /> : null}
            {listing.amount_usd === null ? null : <span className="amount">{cardAmount(listing.amount_usd)}</span>}
            {listing.industries.map((industry) => (
              <Badge key={industry}>{industry}</Badge>
            ))}
            <Soft>{[listing.city, listing.country].filter(Boolean).join(', ')}</Soft>
            {listing.contact ? (
              <p>
                <strong>{words.contact()}</strong>
                <br />
                {listing.contact.email}
                <br />
                {listing.contact.mobile}
              </p>
            ) : null}
            <Propose actor={actor} />
          </Row>
        </Card>
      </Layout>
      <ProposalDialog actor={actor} />
    </Page>
  )
}

const answered = ['QUOTA_EXCEEDED', 'PROFILE_NOT_APPROVED', 'DUPLICATE_PROPOSAL', 'FORBIDDEN'] as const

function Propose({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const { listing, base } = useSelector(actor, ({ context }) => context)
  const offered = useSelector(actor, (snapshot) => snapshot.can({ type: 'proposal.begun' }))
  if (!listing) return null
  const reason = answered.find((code) => code === listing.propose_refusal)
  if (listing.proposal_id)
    return (
      <LinkButton
        variant="secondary"
        href={
          base === '/investor'
            ? `/investor/my-proposal/capital-bridge/${listing.proposal_id}`
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

function ProposalDialog({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { message, refusal } = useSelector(actor, ({ context }) => context)
  if (state === 'askingToSubscribe')
    return (
      <ConfirmDialog
        title={words.subscribeTitle()}
        text={words.subscribe()}
        yes={LL.yes()}
        no={LL.no()}
        onYes={() => actor.send({ type: 'subscription.chosen' })}
        onNo={() => actor.send({ type: 'proposal.dropped' })}
      />
    )
  if (state !== 'writing' && state !== 'sending') return null
  return (
    <Dialog
      title={words.propose()}
      onClose={() => actor.send({ type: 'proposal.dropped' })}
      actions={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'proposal.dropped' })}>
            {words.cancel()}
          </Button>
          <Button busy={state === 'sending'} onClick={() => actor.send({ type: 'proposal.submitted' })}>
            {state === 'sending' ? words.sending() : words.send()}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.message()}
        name="message"
        rows={6}
        required
        counter={words.counter({ count: message.length })}
        value={message}
        onChange={(text) => actor.send({ type: 'message.changed', message: text })}
      />
      {refusal ? <ErrorNote>{refusal.message || words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
