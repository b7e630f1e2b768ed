import { useSelector } from '@xstate/react'
import type { BillingDraft } from '../../domain/memberships/billing.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { BillingDetailsActor } from '../../machines/billingDetailsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea, TextField } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote, Soft } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { useTag } from '../parts/states.ts'

type Props = { actor: BillingDetailsActor }

/** The dialog with the billing details. */
export function BillingForm({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.billing
  const isLost = useTag(actor, 'recoverable')
  const isBusy = useTag(actor, 'busy')
  const { attempts, refusal, details } = useSelector(actor, ({ context }) => context)
  const close = () => actor.send({ type: 'edit.cancelled' })
  return (
    <Dialog title={words.title()} onClose={close}>
      <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <Fields actor={actor} takes={{ type: 'field.changed', change: {} }}>
          <BillingFields actor={actor} />
        </Fields>
        <Soft>{words.later()}</Soft>
        {details ? <Soft>{words.removing()}</Soft> : null}
        {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
        {isLost ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
        <div className="actions">
          <Button variant="secondary" busy={isBusy} onClick={close}>
            {LL.cancel()}
          </Button>
          <Button type="submit" busy={isBusy}>
            {words.save()}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  )
}

function BillingFields({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.subscriptions.billing
  const { draft, errors, countries, states } = useSelector(actor, ({ context }) => context)
  const isIndia = draft.country === 'IN'
  const wired = (name: keyof BillingDraft) => {
    const error = errors[name]
    return {
      name,
      label: words[name](),
      value: draft[name],
      onChange: (value: string) => actor.send({ type: 'field.changed', change: { [name]: value } }),
      error: error && (error === 'required' ? words.missing[name]() : words.wrong[error]()),
    }
  }
  return (
    <>
      <TextField {...wired('name')} required autoComplete="organization" />
      <TextArea {...wired('address')} required rows={3} />
      <Select
        {...wired('country')}
        required
        options={countries.map(({ code, name }) => ({ slug: code, label: name }))}
      />
      {isIndia ? (
        <>
          <Select {...wired('state')} required placeholder={words.chooseState()} options={states} />
          <TextField {...wired('gstin')} hint={words.gstinHint()} />
        </>
      ) : null}
    </>
  )
}
