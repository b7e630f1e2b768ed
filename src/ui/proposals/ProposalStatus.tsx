import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { listingTitle } from '../../domain/market/listingTitle.ts'
import { actionRules, isRequestable, type RequestableAction } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { returnsCredit, statusTable, trail } from '../../domain/proposals/statuses.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Card, Row, Soft, Stack, Steps } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import { NextSteps } from './NextSteps.tsx'
import { OfferNote } from './OfferTerms.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { deadlineOf, useStatusWords } from './StatusBadge.tsx'

const Turn = styled.p`&[data-turn='nobody'] { color: var(--soft); strong { font-weight: inherit; } }`

/** Sorts actions: those that advance the proposal first, those that end it last. */
const inOrder = (actions: readonly RequestableAction[]): RequestableAction[] => {
  const rank = (action: RequestableAction) =>
    ['primary', 'secondary', 'destructive'].indexOf(actionRules[action].emphasis)
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
          {proposal.otherwise ? words.otherwise[proposal.otherwise]() : null}{' '}
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
        <OfferNote proposal={proposal} />
        <Row>
          {inOrder(proposal.can.filter(isRequestable)).map((action) => (
            <Action key={action} actor={actor} action={action} />
          ))}
          {proposal.chat_id ? (
            <LinkButton variant="secondary" href={addresses.chat(base, proposal.chat_id)}>
              {words.chat()}
            </LinkButton>
          ) : null}
        </Row>
        <NextSteps proposal={proposal} />
      </Stack>
    </Card>
  )
}

function Action({ actor, action }: { actor: ProposalActor; action: RequestableAction }) {
  const { LL } = useWords()
  const mayChoose = useCan(actor, { type: 'step.chosen', action })
  return (
    <Button
      variant={actionRules[action].emphasis}
      busy={!mayChoose}
      onClick={() => actor.send({ type: 'step.chosen', action })}
    >
      {LL.proposals.action[action]()}
    </Button>
  )
}
