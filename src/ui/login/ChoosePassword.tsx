import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Card, ErrorNote, Page } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { useCan, useTag } from '../parts/states.ts'
import { fieldWords } from './fieldWords.ts'
import type { ResetActor } from './ResetPassword.tsx'

interface Props {
  actor: ResetActor
}

export function ChoosePassword({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, refusal, attempts, wasFault } = useSelector(actor, ({ context }) => context)
  const isLost = useTag(actor, 'recoverable')
  const isBusy = !useCan(actor, { type: 'form.submitted' })
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  return (
    <Page title={LL.login.reset.newTitle()} narrow>
      <Card>
        <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <PasswordField
            label={LL.login.reset.password()}
            name="password"
            autoComplete="new-password"
            value={draft.password}
            onChange={(password) => change({ password })}
            error={fieldWords(LL, errors, 'password')}
            show={LL.login.show()}
            hide={LL.login.hide()}
          />
          <PasswordField
            label={LL.login.reset.confirm()}
            name="confirm_password"
            autoComplete="new-password"
            value={draft.confirmPassword}
            onChange={(confirmPassword) => change({ confirmPassword })}
            error={fieldWords(LL, errors, 'confirm_password')}
            show={LL.login.show()}
            hide={LL.login.hide()}
          />
          {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
          {isLost ? <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
          <Button type="submit" wide busy={isBusy}>
            {LL.login.reset.submit()}
          </Button>
        </CheckedForm>
      </Card>
    </Page>
  )
}
