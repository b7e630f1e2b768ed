import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { statusTable } from '../../domain/proposals/statuses.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { countCharacters } from '../../domain/validation/words.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { proposalDraftMachine } from '../../machines/proposalDraftMachine.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote, Soft } from '../parts/Layout.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

type Props = { actor: ListingActor }
type Allowance = NonNullable<ListingDetail['allowance']>
type DraftActor = ActorRefFrom<typeof proposalDraftMachine>

const OpenDialog = byState<ListingActor>({
  loading: Nothing,
  shown: Nothing,
  runningAction: Nothing,
  preparingSummary: Nothing,
  offeringSubscription: SubscribeDialog,
  writing: Nothing,
  reporting: Nothing,
  asking: Nothing,
  reportingQuestion: Nothing,
  refused: Nothing,
  unanswered: Nothing,
})

/** Dialogs over the listing: an offer to subscribe, and the flows of a proposal, a question and a report. */
export function ListingDialogs({ actor }: Props) {
  const draft = useSelector(actor, ({ children }) => children.draft)
  const report = useSelector(actor, ({ children }) => children.report)
  const question = useSelector(actor, ({ children }) => children.question)
  const questionReport = useSelector(actor, ({ children }) => children.questionReport)
  const allowance = useSelector(actor, ({ context }) => context.listing?.allowance ?? null)
  const { LL } = useWords()
  const { cancel, tooLong, detailUnanswered: unanswered } = LL.market
  const kind = useSelector(actor, ({ context }) => context.listing?.kind)
  const words = { ...LL.market.report, cancel, tooLong, unanswered }
  const { reportTitle: title, reportText, reportLost: lost } = LL.market.questions
  return (
    <>
      {draft ? <ProposalDialog actor={draft} allowance={allowance} /> : null}
      {report && kind ? <ReportDialog actor={report} words={{ ...words, title: words.open[kind] }} /> : null}
      {question ? <QuestionDialog actor={question} /> : null}
      {questionReport ? (
        <ReportDialog actor={questionReport} words={{ ...words, title, lost }} note={reportText()} />
      ) : null}
      <OpenDialog actor={actor} />
    </>
  )
}

function SubscribeDialog({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market
  const planMode = useSelector(actor, ({ context }) => context.planMode)
  return (
    <ConfirmDialog
      title={words.subscribeTitle()}
      text={words.subscribe[planMode]()}
      onYes={() => actor.send({ type: 'subscription.chosen' })}
      onNo={() => actor.send({ type: 'subscription.cancelled' })}
    />
  )
}

/** What sending costs, said before it. */
function Cost({ allowance: { from, left, limit } }: { allowance: Allowance }) {
  const { LL } = useWords()
  const words = LL.market.cost
  return (
    <Soft>
      {words[from]({ left, limit })} {words.expires({ days: statusTable.sent.days ?? 0 })}
    </Soft>
  )
}

function ProposalDialog({ actor, allowance }: { actor: DraftActor; allowance: Allowance | null }) {
  const { LL } = useWords()
  const words = LL.market
  const isLost = useTag(actor, 'recoverable')
  const isBusy = useTag(actor, 'busy')
  const { message, refusal, asDraft } = useSelector(actor, ({ context }) => context)
  const excessLength = excess(message, maxLengths.proposal)
  const drop = () => actor.send({ type: 'proposal.cancelled' })
  const isWriting = useCan(actor, { type: 'message.changed', message })
  return (
    <Dialog
      title={words.propose()}
      onClose={drop}
      actions={
        <>
          <Button variant="quiet" busy={isBusy} onClick={drop}>
            {words.cancel()}
          </Button>
          {isLost ? null : (
            <Button
              variant="secondary"
              busy={isBusy}
              disabled={isWriting && (message.trim() === '' || excessLength > 0)}
              onClick={() => actor.send({ type: 'proposal.saved' })}
            >
              {words.keepDraft()}
            </Button>
          )}
          <Button
            busy={isBusy}
            disabled={isWriting && (message.trim() === '' || excessLength > 0)}
            onClick={() => actor.send({ type: 'proposal.submitted' })}
          >
            {isBusy && !asDraft ? words.sending() : isLost && asDraft ? words.keepDraft() : words.send()}
          </Button>
        </>
      }
    >
      <Fields actor={actor} takes={{ type: 'message.changed', message }}>
        <TextArea
          label={words.message()}
          hint={words.messageHint()}
          name="message"
          rows={6}
          required
          counter={words.counter({ count: countCharacters(message) })}
          error={excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined}
          value={message}
          onChange={(text) => actor.send({ type: 'message.changed', message: text })}
        />
      </Fields>
      {allowance ? <Cost allowance={allowance} /> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{asDraft ? words.draftLost() : words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
