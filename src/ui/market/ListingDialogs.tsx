import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { proposalDraftMachine } from '../../machines/proposalDraftMachine.ts'
import type { reportMachine } from '../../machines/reportMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Select, TextArea } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Spinner } from '../parts/Layout.tsx'
import type { ListingActor } from './Listing.tsx'

type DraftActor = ActorRefFrom<typeof proposalDraftMachine>
type ReportActor = ActorRefFrom<typeof reportMachine>

/** Writing a proposal, and reporting: flows of their own beside the listing. */
export function ListingDialogs({ actor }: { actor: ListingActor }) {
  const draft = useSelector(actor, ({ children }) => children.draft)
  const report = useSelector(actor, ({ children }) => children.report)
  return (
    <>
      {draft ? <ProposalDialog actor={draft as DraftActor} /> : null}
      {report ? <ReportDialog actor={report as ReportActor} /> : null}
    </>
  )
}

function ProposalDialog({ actor }: { actor: DraftActor }) {
  const { LL } = useWords()
  const words = LL.market
  const state = useSelector(actor, ({ value }) => value)
  const { message, refusal, asDraft } = useSelector(actor, ({ context }) => context)
  const drop = () => actor.send({ type: 'proposal.dropped' })
  const waits = state === 'writing'
  return (
    <Dialog
      title={words.propose()}
      onClose={drop}
      actions={
        <>
          <Button variant="quiet" onClick={drop}>
            {words.cancel()}
          </Button>
          {state === 'unanswered' ? null : (
            <Button
              variant="secondary"
              busy={state === 'sending' && asDraft}
              disabled={waits && message.trim() === ''}
              onClick={() => actor.send({ type: 'proposal.kept' })}
            >
              {words.keepDraft()}
            </Button>
          )}
          <Button
            busy={state === 'sending' && !asDraft}
            disabled={waits && message.trim() === ''}
            onClick={() => actor.send({ type: 'proposal.submitted' })}
          >
            {state === 'sending' && !asDraft ? words.sending() : words.send()}
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
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'unanswered' ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}

function ReportDialog({ actor }: { actor: ReportActor }) {
  const { LL } = useWords()
  const words = LL.market.report
  const state = useSelector(actor, ({ value }) => value)
  const { reason, text, reasons, refusal } = useSelector(actor, ({ context }) => context)
  const drop = () => actor.send({ type: 'report.dropped' })
  const retry = <Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
  return (
    <Dialog
      title={words.title()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" onClick={drop}>
            {LL.market.cancel()}
          </Button>
          <Button
            busy={state === 'sending'}
            disabled={state === 'loading' || (state === 'writing' && reason === '')}
            onClick={() => actor.send({ type: 'report.submitted' })}
          >
            {words.send()}
          </Button>
        </>
      }
    >
      {state === 'loading' ? <Spinner label={LL.loading()} /> : null}
      {state === 'unanswered' ? <EmptyState title={LL.market.detailUnanswered()} action={retry} /> : null}
      {state === 'loading' || state === 'unanswered' ? null : (
        <>
          <Select
            label={words.reason()}
            name="reason"
            required
            placeholder={words.choose()}
            options={reasons}
            value={reason}
            onChange={(slug) => actor.send({ type: 'reason.chosen', reason: slug })}
          />
          <TextArea
            label={words.text()}
            name="text"
            rows={4}
            value={text}
            onChange={(written) => actor.send({ type: 'text.changed', text: written })}
          />
        </>
      )}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'sendUnanswered' ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
