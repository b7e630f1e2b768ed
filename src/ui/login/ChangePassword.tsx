import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import { type changePasswordMachine, passwordErrors } from '../../machines/changePasswordMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Card, ErrorNote, Form, Page, Soft } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { fieldWords } from './fieldWords.ts'

const fields = ['current', 'next', 'confirmation'] as const

export default function ChangePassword({ actor }: { actor: ActorRefFrom<typeof changePasswordMachine> }) {
  const { LL } = useWords()
  const words = LL.login.change
  const state = useSelector(actor, ({ value }) => value)
  const { draft, submitted, message } = useSelector(actor, ({ context }) => context)
  const errors = submitted ? passwordErrors(draft) : {}
  const told = (name: (typeof fields)[number]) =>
    errors[name] === 'required' ? words.missing[name]() : fieldWords(LL, errors, name)
  return (
    <Page title={words.title()} narrow>
      <Card>
        {state === 'changed' ? (
          <Soft role="status">{words.changed()}</Soft>
        ) : (
          <Form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              actor.send({ type: 'form.submitted' })
            }}
          >
            {fields.map((name) => (
              <PasswordField
                key={name}
                label={words[name]()}
                name={name}
                autoComplete={name === 'current' ? 'current-password' : 'new-password'}
                value={draft[name]}
                onChange={(value) => actor.send({ type: 'field.changed', change: { [name]: value } })}
                error={told(name)}
                show={LL.login.show()}
                hide={LL.login.hide()}
              />
            ))}
            {message ? <ErrorNote>{message}</ErrorNote> : null}
            {state === 'unanswered' ? <ErrorNote>{LL.login.unanswered()}</ErrorNote> : null}
            <Button type="submit" wide busy={state === 'updating'}>
              {words.submit()}
            </Button>
          </Form>
        )}
      </Card>
    </Page>
  )
}
