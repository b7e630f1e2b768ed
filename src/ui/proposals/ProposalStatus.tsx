import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { buttonsOf, hasOwnOffer, type ProposalButton } from '../../domain/proposals/buttons.ts'
import type { RequestableAction } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { returnsCredit, statusTable, trail } from '../../domain/proposals/statuses.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Actions, Card, Soft, Stack, Steps } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import { NextSteps } from './NextSteps.tsx'
import { OfferNote } from './OfferTerms.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { deadlineOf, useStatusWords } from './StatusBadge.tsx'
import { useParty } from './useParty.ts'

const Turn = styled.p`strong { display: block; } &[data-turn='nobody'] { color: var(--soft); strong { font-weight: inherit; } }`

/** The status, who must act, the deadline, and what happens after it. */
export function ProposalStatusCard({ actor, proposal }: { actor: ProposalActor; proposal: Proposal }) {
  const { LL } = useWords()
  const words = LL.proposals
  const statusWord = useStatusWords(proposal)
  const reached = statusTable[proposal.status].trail
  const isSent = proposal.box === 'sent'
  const isOwnOnTable = hasOwnOffer(proposal) && proposal.turn === 'theirs' && proposal.expires_at !== null
  const { name } = useParty()(proposal.other)
  const date = formatDate(proposal.expires_at ?? '')
  return (
    <Card>
      <Stack>
        <h2>{words.stands()}</h2>
        {reached === null ? (
          <strong>{statusWord(proposal.status)}</strong>
        ) : (
          <Steps
            label={words.stands()}
            labels={trail.map(statusWord)}
            current={trail.indexOf(reached)}
            line={words.stepOf({ at: trail.indexOf(reached) + 1, of: trail.length, status: statusWord(reached) })}
          />
        )}
        <Turn data-turn={proposal.turn}>
          <strong>{words.turn[proposal.turn]({ name })}</strong>{' '}
          {proposal.expires_at ? words[deadlineOf(proposal)]({ date: formatDate(proposal.expires_at) }) : null}{' '}
          {proposal.otherwise ? words.otherwise[proposal.otherwise]() : null}{' '}
          {isSent && proposal.otherwise && returnsCredit(proposal.status, proposal.otherwise)
            ? words.creditBack()
            : null}
        </Turn>
        {isOwnOnTable ? <Soft>{words.fixedOffer[proposal.brings]({ name, date })}</Soft> : null}
        {proposal.exclusive_until ? (
          <Soft>{words.exclusiveUntil({ date: formatDate(proposal.exclusive_until) })}</Soft>
        ) : null}
        {proposal.reason ? (
          <Soft>
            {words.reason()}: {proposal.reason}
          </Soft>
        ) : null}
        <OfferNote proposal={proposal} />
        <Actions>
          {buttonsOf(proposal).map((button) => (
            <OneButton key={button.does} actor={actor} proposal={proposal} button={button} />
          ))}
        </Actions>
        {endsTwoWays(proposal) ? <Soft>{words.twoEnds({ name })}</Soft> : null}
        <NextSteps proposal={proposal} />
      </Stack>
    </Card>
  )
}

const endsTwoWays = ({ can }: Proposal) => can.includes('withdraw') && can.includes('close_lost')

interface ButtonProps {
  actor: ProposalActor
  proposal: Proposal
  button: ProposalButton
}

function OneButton({ actor, proposal, button: { does, variant } }: ButtonProps) {
  const { LL } = useWords()
  const words = LL.proposals
  const base = useSelector(actor, ({ context }) => context.base)
  const { chat_id: chatId, other } = proposal
  if (does === 'chat')
    return chatId ? (
      <LinkButton variant={variant} href={addresses.chat(base, chatId)}>
        {words.chat()}
      </LinkButton>
    ) : null
  if (does === 'documents')
    return (
      <LinkButton variant={variant} href={addresses.documents(base, other.kind, other.profile_id)}>
        {words.documents()}
      </LinkButton>
    )
  const isOfferToo = does === 'withdraw' && hasOwnOffer(proposal)
  return (
    <Action actor={actor} action={does} variant={variant}>
      {isOfferToo ? words.withdrawWithOffer() : words.action[does]()}
    </Action>
  )
}

interface ActionProps {
  actor: ProposalActor
  action: RequestableAction
  variant: ProposalButton['variant']
  children: string
}

function Action({ actor, action, variant, children }: ActionProps) {
  const mayChoose = useCan(actor, { type: 'step.chosen', action })
  return (
    <Button variant={variant} busy={!mayChoose} onClick={() => actor.send({ type: 'step.chosen', action })}>
      {children}
    </Button>
  )
}
