import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ProposalAction } from '../../domain/proposals/lifecycle.ts'
import { formatDate } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { proposalMachine } from '../../machines/proposalMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { Select } from '../parts/Field.tsx'
import { Card, EmptyState, ErrorNote, Page, Row, Soft, Spinner, Stack } from '../parts/Layout.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Actor = ActorRefFrom<typeof proposalMachine>

export default function ProposalDetail({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const state = useSelector(actor, ({ value }) => value)
  const { proposal, refusal, base } = useSelector(actor, ({ context }) => context)
  const all = base === '/investor' ? '/investor/my-proposals' : `${base}/sent-proposals`
  if (state === 'unanswered')
    return (
      <EmptyState
        title={words.unanswered()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (state === 'refused')
    return (
      <EmptyState
        title={refusal?.message ?? words.unanswered()}
        action={<LinkButton href={all}>{words.back()}</LinkButton>}
      />
    )
  if (!proposal) return <Spinner label={LL.loading()} />
  const mine = proposal.can.some((action) => action !== 'withdraw')
  return (
    <Page
      title={proposal.other.name}
      lead={proposal.other.headline}
      actions={<StatusBadge status={proposal.status} />}
      narrow
    >
      <Card>
        <Stack>
          <Soft>
            {proposal.box === 'sent'
              ? words.to({ name: proposal.other.name })
              : words.from({ name: proposal.other.name })}
          </Soft>
          <p>{proposal.message}</p>
          {proposal.can.length > 0 ? (
            <Soft>
              {mine ? words.turn.mine() : words.turn.theirs()}{' '}
              {proposal.expires_at ? words.until({ date: formatDate(proposal.expires_at) }) : null}
            </Soft>
          ) : null}
          {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
          <Row>
            {proposal.chat_id ? (
              <LinkButton href={`${base}/chats/${proposal.chat_id}`}>{words.chat()}</LinkButton>
            ) : null}
            {proposal.can.map((action) => (
              <Button
                key={action}
                variant={
                  action === 'accept'
                    ? 'primary'
                    : action === 'decline' || action === 'withdraw'
                      ? 'danger'
                      : 'secondary'
                }
                onClick={() => actor.send({ type: 'step.chosen', action })}
              >
                {actionWords(LL, action)}
              </Button>
            ))}
          </Row>
        </Stack>
      </Card>
      <Card>
        <h2>{words.history()}</h2>
        <ol>
          {proposal.history.map(({ status, at }) => (
            <li key={`${status}${at}`}>
              {words.status[status]()} · {formatDate(at)}
            </li>
          ))}
        </ol>
      </Card>
      <LinkButton variant="quiet" href={all}>
        {words.back()}
      </LinkButton>
      <StepDialog actor={actor} />
    </Page>
  )
}

function actionWords(LL: TranslationFunctions, action: ProposalAction): string {
  const known = LL.proposals.action
  return action in known ? known[action as keyof typeof known]() : action
}

function StepDialog({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const state = useSelector(actor, ({ value }) => value)
  const { action, reason, reasons } = useSelector(actor, ({ context }) => context)
  const reasoned = useSelector(actor, (snapshot) => snapshot.can({ type: 'step.confirmed' }))
  if ((state !== 'confirming' && state !== 'takingStep') || !action) return null
  const confirm = () => actor.send({ type: 'step.confirmed' })
  const drop = () => actor.send({ type: 'step.dropped' })
  if (action !== 'decline')
    return (
      <ConfirmDialog
        title={actionWords(LL, action)}
        text={words.sure()}
        yes={LL.yes()}
        no={LL.no()}
        busy={state === 'takingStep'}
        onYes={confirm}
        onNo={drop}
      />
    )
  return (
    <Dialog
      title={actionWords(LL, action)}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" onClick={drop}>
            {LL.no()}
          </Button>
          <Button busy={state === 'takingStep'} disabled={!reasoned && state === 'confirming'} onClick={confirm}>
            {LL.yes()}
          </Button>
        </>
      }
    >
      <Select
        label={words.reason()}
        name="reason"
        required
        options={reasons}
        placeholder={words.choose()}
        value={reason}
        onChange={(slug) => actor.send({ type: 'reason.chosen', reason: slug })}
      />
    </Dialog>
  )
}
