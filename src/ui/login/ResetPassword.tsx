import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import type { CodeActor } from '../../machines/registerMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { Card, ErrorNote, Form, Page, Row, Stack } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { fieldWords } from './fieldWords.ts'

type Props = { actor: ActorRefFrom<typeof passwordResetMachine> }

const looks: Record<StateValueFrom<typeof passwordResetMachine>, ComponentType<Props>> = {
  namingAccount: NameAccount,
  checkingTarget: NameAccount,
  provingAccount: ProveAccount,
  choosingPassword: ChoosePassword,
  checkingPassword: ChoosePassword,
  resetting: ChoosePassword,
  unanswered: ChoosePassword,
  reset: Done,
}

export default function ResetPassword({ actor }: Props) {
  const Look = looks[useSelector(actor, ({ value }) => value)]
  return <Look actor={actor} />
}

function NameAccount({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, refusal } = useSelector(actor, ({ context }) => context)
  return (
    <Page title={LL.login.reset.title()} lead={LL.login.reset.lead()} narrow>
      <Card>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'form.submitted' })
          }}
        >
          <TextField
            label={LL.login.reset.target()}
            name="target"
            autoComplete="username"
            value={draft.target}
            onChange={(target) => actor.send({ type: 'field.changed', change: { target } })}
            error={fieldWords(LL, errors, 'target')}
            required
          />
          {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
          <Button type="submit" wide>
            {LL.login.reset.send()}
          </Button>
        </Form>
      </Card>
    </Page>
  )
}

function ProveAccount({ actor }: Props) {
  const { LL } = useWords()
  const code = useSelector(actor, ({ children }) => children.code as CodeActor | undefined)
  return (
    <Page title={LL.login.reset.title()} narrow>
      <Card>
        <Stack>
          {code ? <CodeEntry actor={code} /> : null}
          <Row>
            <Button variant="quiet" onClick={() => actor.send({ type: 'target.changeAsked' })}>
              {LL.login.reset.change()}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function ChoosePassword({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, refusal } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  return (
    <Page title={LL.login.reset.newTitle()} narrow>
      <Card>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'form.submitted' })
          }}
        >
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
          {state === 'unanswered' ? <ErrorNote>{LL.login.unanswered()}</ErrorNote> : null}
          <Button type="submit" wide busy={state === 'resetting' || state === 'checkingPassword'}>
            {LL.login.reset.submit()}
          </Button>
        </Form>
      </Card>
    </Page>
  )
}

function Done() {
  const { LL } = useWords()
  return (
    <Page title={LL.login.reset.newTitle()} narrow>
      <Dialog
        title={LL.login.reset.success()}
        onClose={() => {}}
        isStatic
        actions={<LinkButton href="/entrepreneur/login">{LL.login.reset.login()}</LinkButton>}
      >
        <p>{LL.login.reset.done()}</p>
      </Dialog>
    </Page>
  )
}
