import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Card, ErrorNote, Page, Row, Stack } from '../parts/Layout.tsx'
import { byState } from '../parts/states.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { LoginNameFields } from './LoginNameFields.tsx'

export type ResetActor = ActorRefFrom<typeof passwordResetMachine>
type Props = { actor: ResetActor }

export default byState<ResetActor>({
  starting: NameAccount,
  namingAccount: NameAccount,
  verifyingAccount: ProveAccount,
  choosingPassword: ChoosePassword,
  resetting: ChoosePassword,
  unanswered: ChoosePassword,
  resetUnconfirmed: ResetUncertain,
  reset: Done,
  left: Done,
})

function ToLogin({ actor }: Props) {
  const { LL } = useWords()
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'login.requested' })}>
      {LL.login.reset.back()}
    </Button>
  )
}

function NameAccount({ actor }: Props) {
  const { LL } = useWords()
  const { name, errors, refusal, countries, attempts } = useSelector(actor, ({ context }) => context)
  return (
    <Page title={LL.login.reset.title()} lead={LL.login.reset.lead()} narrow>
      <Card>
        <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <LoginNameFields
            name={name}
            errors={errors}
            countries={countries}
            onChange={(change) => actor.send({ type: 'name.changed', change })}
          />
          {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
          <Button type="submit" wide>
            {LL.login.reset.send()}
          </Button>
          <Row>
            <ToLogin actor={actor} />
          </Row>
        </CheckedForm>
      </Card>
    </Page>
  )
}

function ProveAccount({ actor }: Props) {
  const { LL } = useWords()
  const code = useSelector(actor, ({ children }) => children.code)
  return (
    <Page title={LL.login.reset.title()} narrow>
      <Card>
        <Stack>
          {code ? <CodeEntry actor={code} /> : null}
          <Row>
            <Button variant="quiet" onClick={() => actor.send({ type: 'name.changeRequested' })}>
              {LL.login.reset.change()}
            </Button>
            <ToLogin actor={actor} />
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function ResetUncertain({ actor }: Props) {
  const { LL } = useWords()
  const loginType = useSelector(actor, ({ context }) => context.loginType)
  return (
    <Page title={LL.login.reset.newTitle()} narrow>
      <Card>
        <Stack>
          <ErrorNote>{LL.login.reset.maybe()}</ErrorNote>
          <Row>
            <LinkButton href={addresses.login(loginType)}>{LL.login.reset.login()}</LinkButton>
            <Button variant="secondary" onClick={() => actor.send({ type: 'name.changeRequested' })}>
              {LL.login.reset.again()}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function Done({ actor }: Props) {
  const { LL } = useWords()
  const loginType = useSelector(actor, ({ context }) => context.loginType)
  return (
    <Page title={LL.login.reset.newTitle()} narrow>
      <Dialog
        title={LL.login.reset.success()}
        onClose={() => {}}
        isStatic
        actions={<LinkButton href={addresses.login(loginType)}>{LL.login.reset.login()}</LinkButton>}
      >
        <p>{LL.login.reset.done()}</p>
      </Dialog>
    </Page>
  )
}
