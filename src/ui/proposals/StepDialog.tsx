import { useSelector } from '@xstate/react'
import { inputOf } from '../../domain/proposals/lifecycle.ts'
import type { StepField } from '../../domain/proposals/stepForm.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea, TextField } from '../parts/Field.tsx'
import { ErrorNote, Soft } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'

/** Taking a step: what it asks for, then the decision. */
export function StepDialog({ actor }: { actor: ProposalActor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const state = useSelector(actor, ({ value }) => value)
  const { action, refusal } = useSelector(actor, ({ context }) => context)
  if ((state !== 'confirming' && state !== 'takingStep' && state !== 'stepUnanswered') || !action) return null
  const drop = () => actor.send({ type: 'step.dropped' })
  const isPlain = inputOf[action] === undefined
  return (
    <Dialog
      title={words.action[action]()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" onClick={drop}>
            {state === 'stepUnanswered' ? words.see() : isPlain ? LL.no() : words.cancel()}
          </Button>
          <Button busy={state === 'takingStep'} onClick={() => actor.send({ type: 'step.confirmed' })}>
            {isPlain ? LL.yes() : words.action[action]()}
          </Button>
        </>
      }
    >
      <StepFields actor={actor} />
      {state === 'stepUnanswered' ? <ErrorNote>{words.lost()}</ErrorNote> : null}
      {refusal && state === 'confirming' ? <ErrorNote>{refusal.message}</ErrorNote> : null}
    </Dialog>
  )
}

function StepFields({ actor }: { actor: ProposalActor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const { action, form, wrong, lists, proposal } = useSelector(actor, ({ context }) => context)
  const change = (field: StepField) => (value: string | boolean) => actor.send({ type: 'field.changed', field, value })
  const textError = wrong.includes('text') ? words.wrong.text() : undefined
  const needs = action ? inputOf[action] : undefined
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
      return (
        <>
          <Soft>{words.form.nda()}</Soft>
          <TextField
            label={words.form.signature()}
            name="text"
            autoComplete="name"
            required
            error={textError && (form.text.trim() ? words.wrong.signature() : textError)}
            value={form.text}
            onChange={change('text')}
          />
        </>
      )
    case 'decline_reason':
    case 'lost_reason':
      return (
        <Select
          label={words.reason()}
          name="reason"
          required
          placeholder={words.choose()}
          options={lists[needs]}
          error={wrong.includes('reason') ? words.wrong.reason() : undefined}
          value={form.reason}
          onChange={change('reason')}
        />
      )
    case 'offer':
      return <OfferForm actor={actor} />
    case 'exclusive':
      return (
        <>
          <p>{words.sure()}</p>
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
      return <p>{words.sure()}</p>
  }
}
