import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { passwordChangeFields } from '../../domain/passwordForms.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { changePasswordMachine } from '../../machines/changePasswordMachine.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNote } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { useCan, useTag } from '../parts/states.ts'
import { fieldErrorWords } from './fieldWords.ts'

const fields = ['current', 'next', 'confirmation'] as const

/** The dialog for changing the password, over the current page. */
export default function ChangePassword({ actor }: { actor: ActorRefFrom<typeof changePasswordMachine> }) {
  const { LL } = useWords()
  const words = LL.login.change
  const isLost = useTag(actor, 'recoverable')
  const isBusy = !useCan(actor, { type: 'form.submitted' })
  const { draft, errors, attempts, refusal, wasFault } = useSelector(actor, ({ context }) => context)
  const errorOf = (name: (typeof fields)[number]) => {
    const error = errors[passwordChangeFields[name]]
    return error === 'required' ? words.missing[name]() : fieldErrorWords(LL, error)
  }
  return (
    <Dialog title={words.title()} onClose={() => actor.send({ type: 'dialog.closed' })}>
      <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        {fields.map((name) => (
          <PasswordField
            key={name}
            label={words[name]()}
            name={name}
            autoComplete={name === 'current' ? 'current-password' : 'new-password'}
            value={draft[name]}
            onChange={(value) => actor.send({ type: 'field.changed', change: { [name]: value } })}
            error={errorOf(name)}
            show={LL.login.show()}
            hide={LL.login.hide()}
          />
        ))}
        {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
        {isLost ? <ErrorNote>{words[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
        <div className="actions">
          <Button variant="secondary" onClick={() => actor.send({ type: 'dialog.closed' })}>
            {LL.cancel()}
          </Button>
          <Button type="submit" busy={isBusy}>
            {words.submit()}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  )
}
