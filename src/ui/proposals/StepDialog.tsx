import { useSelector } from '@xstate/react'
import type { Allowance } from '../../domain/memberships/allowance.ts'
import { silentDays } from '../../domain/proposals/clocks.ts'
import { consequencesOf } from '../../domain/proposals/consequences.ts'
import {
  actionRules,
  isOfferAction,
  isRequestable,
  type ProposalAction,
  type RequestableAction,
} from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { isReasonOf } from '../../domain/proposals/reasons.ts'
import { statusTable } from '../../domain/proposals/statuses.ts'
import type { StepField } from '../../domain/proposals/stepForm.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { ConfirmDialog, Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { ErrorNote, Soft } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { OfferForm } from './OfferForm.tsx'
import { Terms } from './OfferTerms.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { RequestedNda, SignNda } from './SignNda.tsx'
import { type Party, useParty } from './useParty.ts'

type Props = { actor: ProposalActor }

/** The dialog of a step: its input, then the decision; or the plan that it needs. */
export const StepDialog = byState<ProposalActor>({
  loading: Nothing,
  shown: Nothing,
  preparingCopy: Nothing,
  confirming: Step,
  takingStep: Step,
  stepUnanswered: Step,
  offeringSubscription: Subscribe,
  complaining: Nothing,
  refused: Nothing,
  unanswered: Nothing,
})

function Step({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const party = useParty()
  const isLost = useTag(actor, 'recoverable')
  const isBusy = !useCan(actor, { type: 'step.confirmed' })
  const { action, refusal, proposal, attempts, form, isOutdated } = useSelector(actor, ({ context }) => context)
  if (!action || !isRequestable(action)) return null
  const isDestructive = actionRules[action].emphasis === 'destructive'
  const drop = () => actor.send({ type: 'step.cancelled' })
  return (
    <Dialog
      title={titleOf(words, action, proposal ? party(proposal.other) : { name: '' })}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={drop}>
            {isLost ? words.see() : words.cancel()}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            busy={isBusy}
            onClick={() => actor.send({ type: 'step.confirmed' })}
          >
            {words.action[action]()}
          </Button>
        </>
      }
    >
      <FocusOnError attempt={attempts} />
      {proposal ? <Terms proposal={proposal} /> : null}
      <Fields actor={actor} takes={{ type: 'field.changed', field: 'text', value: '' }}>
        <StepFields actor={actor} />
      </Fields>
      {proposal && action === 'request_nda' ? <RequestedNda proposal={proposal} /> : null}
      {proposal ? <ConsequenceList action={action} proposal={proposal} reason={form.reason} /> : null}
      <div role="status">{isOutdated ? <strong>{words.outdated()}</strong> : null}</div>
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
    </Dialog>
  )
}

const titleOf = (words: TranslationFunctions['proposals'], action: RequestableAction, party: Pick<Party, 'name'>) =>
  isOfferAction(action) ? words.offerTo[action](party) : words.ask[action]()

interface ConsequencesProps {
  action: ProposalAction
  proposal: Proposal
  reason: string
}

/** The consequences of the step, shown before it is taken. */
function ConsequenceList({ action, proposal, reason }: ConsequencesProps) {
  const { LL } = useWords()
  const party = useParty()
  const found = consequencesOf(action, proposal, reason)
  if (found.length === 0) return null
  return (
    <ul>
      {found.map((one) => (
        <li key={one}>
          {one === 'takes_credit' && proposal.allowance ? (
            <Cost allowance={proposal.allowance} />
          ) : (
            LL.proposals.consequences[one]({ ...party(proposal.other), days: silentDays })
          )}
        </li>
      ))}
    </ul>
  )
}

/** What sending the draft costs, said before it. */
function Cost({ allowance: { from, left, limit } }: { allowance: Allowance }) {
  const words = useWords().LL.proposals.cost
  return `${words[from]({ left, limit })} ${words.expires({ days: statusTable.sent.days ?? 0 })}`
}

function StepFields({ actor }: { actor: ProposalActor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const { action, form, errors, lists, proposal } = useSelector(actor, ({ context }) => context)
  const change = (field: StepField) => (value: string | boolean) => actor.send({ type: 'field.changed', field, value })
  const excessLength = excess(form.text, maxLengths.answer)
  const tooLong = excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined
  const textError = tooLong ?? (errors.text ? words.wrong.text() : undefined)
  const needs = action ? actionRules[action].input : null
  switch (needs) {
    case 'text':
    case 'message':
      return (
        <TextArea
          label={
            needs === 'message' ? words.form.words() : action === 'answer' ? words.form.answer() : words.form.question()
          }
          name="text"
          rows={6}
          required
          error={textError}
          value={form.text}
          onChange={change('text')}
        />
      )
    case 'name':
      return <SignNda actor={actor} />
    case 'agreed':
      return (
        <Checkbox
          label={words.form.closed()}
          name="agreed"
          checked={form.agreed}
          error={errors.agreed ? words.wrong.closed() : undefined}
          onChange={change('agreed')}
        />
      )
    case 'decline_reason':
    case 'lost_reason':
      return (
        <Select
          label={words.reason()}
          name="reason"
          required
          placeholder={words.choose()}
          options={lists[needs].filter(({ slug }) => proposal && isReasonOf(proposal.brings, slug))}
          error={errors.reason ? words.wrong.reason() : undefined}
          value={form.reason}
          onChange={change('reason')}
        />
      )
    case 'offer':
      return <OfferForm actor={actor} />
    case 'exclusive':
      return (
        <>
          {proposal?.may_be_exclusive ? (
            <>
              <Checkbox
                label={words.form.exclusive()}
                name="exclusive"
                checked={form.exclusive}
                onChange={change('exclusive')}
              />
              <Soft>{words.form.exclusiveHint()}</Soft>
            </>
          ) : null}
        </>
      )
    default:
      return null
  }
}

function Subscribe({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.proposals
  const mustRenew = useSelector(actor, ({ context }) => context.mustRenew)
  return (
    <ConfirmDialog
      title={words.subscribeTitle()}
      text={words.subscribe[mustRenew ? 'renew' : 'choose']()}
      onYes={() => actor.send({ type: 'subscription.chosen' })}
      onNo={() => actor.send({ type: 'step.cancelled' })}
    />
  )
}
