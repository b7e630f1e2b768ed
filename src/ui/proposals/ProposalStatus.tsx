import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { listingTitle } from '../../domain/market/listingTitle.ts'
import { actionTerms, type ProposalAction } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { returnsCredit, statusTable, trail } from '../../domain/proposals/statuses.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Card, Row, Soft, Stack, Steps } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import { Terms } from './OfferTerms.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { deadlineOf, useStatusWords } from './StatusBadge.tsx'

const Ways = styled.details`
  border-top: 1px solid var(--line); padding-top: .5rem;
  summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; font-weight: 600; }
  ul { margin: 0 0 .5rem; padding-left: 1.25rem; } h3 { font-size: 1rem; margin-top: .5rem; }
`

const Turn = styled.p`&[data-turn='nobody'] { color: var(--soft); strong { font-weight: inherit; } }`

/** Sorts actions: those that advance the proposal first, those that end it last. */
const inOrder = (actions: readonly ProposalAction[]): ProposalAction[] => {
  const rank = (action: ProposalAction) => ['primary', 'secondary', 'destructive'].indexOf(actionTerms[action].emphasis)
  return [...actions].sort((one, other) => rank(one) - rank(other))
}
/** The status, who must act, the deadline, and what happens after it. */
export function ProposalStatusCard({ actor, proposal }: { actor: ProposalActor; proposal: Proposal }) {
  const { LL } = useWords()
  const words = LL.proposals
  const statusWord = useStatusWords(proposal.box)
  const base = useSelector(actor, ({ context }) => context.base)
  const reached = statusTable[proposal.status].trail
  const isSent = proposal.box === 'sent'
  return (
    <Card>
      <Stack>
        <h2>{words.stands()}</h2>
        {reached === null ? (
          <strong>{statusWord(proposal.status)}</strong>
        ) : (
          <Steps label={words.stands()} labels={trail.map(statusWord)} current={trail.indexOf(reached)} />
        )}
        <Turn data-turn={proposal.turn}>
          <strong>{words.turn[proposal.turn]({ name: listingTitle(proposal.other) })}</strong>{' '}
          {proposal.expires_at ? words[deadlineOf(proposal)]({ date: formatDate(proposal.expires_at) }) : null}{' '}
          {proposal.otherwise ? words.otherwise({ status: statusWord(proposal.otherwise) }) : null}{' '}
          {isSent && proposal.otherwise && returnsCredit(proposal.status, proposal.otherwise)
            ? words.creditBack()
            : null}
        </Turn>
        {proposal.exclusive_until ? (
          <Soft>{words.exclusiveUntil({ date: formatDate(proposal.exclusive_until) })}</Soft>
        ) : null}
        {proposal.reason ? (
          <Soft>
            {words.reason()}: {proposal.reason}
          </Soft>
        ) : null}
        <Terms proposal={proposal} />
        <Row>
          {inOrder(proposal.can).map((action) => (
            <Action key={action} actor={actor} action={action} />
          ))}
          {proposal.chat_id ? (
            <LinkButton variant="secondary" href={addresses.chat(base, proposal.chat_id)}>
              {words.chat()}
            </LinkButton>
          ) : null}
        </Row>
        <WaysOn proposal={proposal} />
      </Stack>
    </Card>
  )
}

function Action({ actor, action }: { actor: ProposalActor; action: ProposalAction }) {
  const { LL } = useWords()
  const mayChoose = useCan(actor, { type: 'step.chosen', action })
  return (
    <Button
      variant={actionTerms[action].emphasis}
      busy={!mayChoose}
      onClick={() => actor.send({ type: 'step.chosen', action })}
    >
      {LL.proposals.action[action]()}
    </Button>
  )
}

/** Every possible next step and its result, as the server enforces them. */
function WaysOn({ proposal: { next, box, other } }: { proposal: Proposal }) {
  const { LL } = useWords()
  const statusWord = useStatusWords(box)
  const words = LL.proposals
  const groups = [
    ['me', words.next.mine()],
    ['them', words.next.theirs({ name: listingTitle(other) })],
    ['system', words.next.system()],
  ] as const
  if (next.length === 0) return null
  return (
    <Ways>
      <summary>{words.yourStep()}</summary>
      {groups.map(([by, title]) => {
        const steps = next.filter((step) => step.by === by)
        return steps.length === 0 ? null : (
          <div key={by}>
            <h3>{title}</h3>
            <ul>
              {steps.map(({ action, to }) => (
                <li key={action}>{words.leadsTo({ action: words.action[action](), status: statusWord(to) })}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </Ways>
  )
}
