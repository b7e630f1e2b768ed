import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { listingSubtitle, listingTitle } from '../../domain/market/listingTitle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { proposalMachine } from '../../machines/proposalMachine.ts'
import { addresses, type Base } from '../../routes.ts'
import { ReportDialog } from '../market/index.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Card, EmptyState, ErrorNote, Page, Row, Soft, Spinner, Stack } from '../parts/Layout.tsx'
import { type ByState, byState, useByState, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { TermsStrip } from './OfferTerms.tsx'
import { ProposalHistory } from './ProposalHistory.tsx'
import { ProposalStatusCard } from './ProposalStatus.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useParty } from './useParty.ts'

export type ProposalActor = ActorRefFrom<typeof proposalMachine>
type Props = { actor: ProposalActor }

const Layout = styled.div`
  display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start;
  @media (max-width: 47.99rem) { grid-template-columns: minmax(0, 1fr); }
  h2 { font-size: var(--step-1); margin-bottom: .75rem; } ${Stack} > h2 { margin-bottom: 0; }
  dl { display: grid; gap: .75rem; margin: 0; } dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; }
  aside img { height: auto; border-radius: .9rem; }
  .message { white-space: pre-line; overflow-wrap: anywhere; }
`
const Onward = styled(Row)`column-gap: 2rem;`

export default byState<ProposalActor>({
  loading: Shown,
  shown: Shown,
  preparingCopy: Shown,
  confirming: Shown,
  takingStep: Shown,
  stepUnanswered: Shown,
  offeringSubscription: Shown,
  complaining: Shown,
  refused: Refused,
  unanswered: Unanswered,
})

/** True if the page itself shows a refusal; elsewhere the dialog does, or a new response is pending. */
const showsRefusalIn: ByState<ProposalActor, boolean> = {
  loading: false,
  shown: true,
  preparingCopy: false,
  confirming: false,
  takingStep: false,
  stepUnanswered: false,
  offeringSubscription: false,
  complaining: false,
  refused: false,
  unanswered: false,
}

function Shown({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const { proposal, refusal, isLost, base } = useSelector(actor, ({ context }) => context)
  const party = useParty()
  const isRefusalHere = useByState(actor, showsRefusalIn)
  if (!proposal) return <Spinner label={LL.loading()} />
  return (
    <Page
      title={listingTitle(proposal.other)}
      lead={listingSubtitle(proposal.other)}
      actions={<StatusBadge proposal={proposal} />}
    >
      {refusal && isRefusalHere ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.copy.lost()}</ErrorNote> : null}
      <div>
        <TermsStrip proposal={proposal} />
        <Layout>
          <Stack>
            <ProposalStatusCard actor={actor} proposal={proposal} />
            <Card>
              <h2>{words.message()}</h2>
              <Soft>
                {proposal.box === 'sent' ? words.to(party(proposal.other)) : words.from(party(proposal.other))}
              </Soft>
              <p className="message">{proposal.message || words.withheld()}</p>
            </Card>
            <ProposalHistory actor={actor} proposal={proposal} />
          </Stack>
          <Stack>
            <Contact proposal={proposal} />
            <Party proposal={proposal} base={base} />
          </Stack>
        </Layout>
      </div>
      <Onward>
        <LinkButton variant="quiet" href={addresses.proposals(base, { box: proposal.box })}>
          {words.back()}
        </LinkButton>
        <Complaint actor={actor} proposal={proposal} />
      </Onward>
      <StepDialog actor={actor} />
    </Page>
  )
}

function Refused({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const { refusal, base } = useSelector(actor, ({ context }) => context)
  return (
    <EmptyState
      isPage
      title={refusal?.code === 'NOT_FOUND' ? words.missing() : (refusal?.message ?? words.unanswered())}
      text={refusal?.code === 'NOT_FOUND' ? words.goneText() : undefined}
      action={<LinkButton href={addresses.proposals(base)}>{words.back()}</LinkButton>}
    />
  )
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.proposals.unanswered()} actor={actor} />
}

type ComplaintProps = { actor: ProposalActor; proposal: Proposal }
const complaints: Record<Proposal['complaint'], (props: ComplaintProps) => ReactNode> = {
  none: () => null,
  possible: (props) => <ComplaintStart {...props} />,
  open: () => <ComplaintOutcome status="open" />,
  upheld: () => <ComplaintOutcome status="upheld" />,
  dismissed: () => <ComplaintOutcome status="dismissed" />,
}

/** The request to return a credit, and its outcome. */
const Complaint = (props: ComplaintProps) => complaints[props.proposal.complaint](props)

function ComplaintOutcome({ status }: { status: Exclude<Proposal['complaint'], 'none' | 'possible'> }) {
  const { LL } = useWords()
  return <Soft>{LL.proposals.complaint.status[status]()}</Soft>
}

function ComplaintStart({ actor }: ComplaintProps) {
  const { LL } = useWords()
  const words = LL.proposals.complaint
  const child = useSelector(actor, ({ children }) => children.complaint)
  const mayComplain = useCan(actor, { type: 'complaint.started' })
  const { cancel, tooLong, unanswered } = LL.proposals
  return (
    <>
      <Button variant="quiet" busy={!mayComplain} onClick={() => actor.send({ type: 'complaint.started' })}>
        {words.open()}
      </Button>
      {child ? <ReportDialog actor={child} words={{ ...words, cancel, tooLong, unanswered }} /> : null}
    </>
  )
}

/** How to reach the other member, once both have agreed to talk. */
function Contact({ proposal: { contact, other } }: { proposal: Proposal }) {
  const { LL } = useWords()
  const party = useParty()
  if (!contact) return null
  return (
    <Card>
      <h2>{LL.proposals.contact(party(other))}</h2>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <br />
        <a href={`tel:${contact.mobile}`}>{displayPhone(contact.mobile)}</a>
      </p>
    </Card>
  )
}

/** The other member, with the facts that matter for their kind. */
function Party({ proposal: { other }, base }: { proposal: Proposal; base: Base }) {
  const { LL } = useWords()
  const words = LL.proposals
  const href = addresses.listing(base, other.kind, other.profile_id)
  return (
    <Card as="aside">
      <Stack>
        {other.image_url ? <img src={other.image_url} alt="" loading="lazy" width={640} height={320} /> : null}
        <h2>{words.facts()}</h2>
        <dl>
          {other.facts.map(({ field, label, value, original }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {value}
                {original ? <Soft as="span"> {original}</Soft> : null}
              </dd>
            </div>
          ))}
        </dl>
        <LinkButton variant="secondary" href={href}>
          {other.kind === 'INVESTOR' ? words.seeProfile() : words.seeListing()}
        </LinkButton>
      </Stack>
    </Card>
  )
}
