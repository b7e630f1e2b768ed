import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { deletionErrors } from '../../domain/passwordForms.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { accountDeletionMachine } from '../../machines/accountDeletionMachine.ts'
import { addresses } from '../../routes.ts'
import { CodeEntry, LoginNameFields } from '../login/index.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { Card, ErrorNote, Form, Page, Row, Soft, Stack } from '../parts/Layout.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { byState } from '../parts/states.ts'

type DeletionActor = ActorRefFrom<typeof accountDeletionMachine>
type Props = { actor: DeletionActor }

const Screen = byState<DeletionActor>({
  confirmingOwner: ConfirmOwner,
  checkingPassword: Busy,
  checkUnanswered: Unanswered,
  verifyingOwner: ProveOwner,
  requestingDeletion: Busy,
  unanswered: Unanswered,
  requested: Asked,
})

/** Public: explains, asks for password and code, and leaves 14 days to change one's mind. */
export default function DeleteAccount({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security.deletion
  return (
    <Page title={words.title()} lead={words.lead()} narrow>
      <Card>
        <Screen actor={actor} />
      </Card>
      <Card>
        <Stack>
          <p>{words.what()}</p>
          <p>{words.export()}</p>
          <Row>
            <LinkButton variant="secondary" href={addresses.account}>
              {words.toAccount()}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function ConfirmOwner({ actor }: Props) {
  const { LL } = useWords()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const errors = context.submitted ? deletionErrors(context) : {}
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <FocusOnError attempt={context.attempts} />
      <LoginNameFields
        name={context.name}
        errors={errors}
        countries={context.countries}
        onChange={(change) => actor.send({ type: 'name.changed', change })}
      />
      <PasswordField
        label={LL.login.password()}
        name="password"
        autoComplete="current-password"
        value={context.password}
        onChange={(password) => actor.send({ type: 'password.changed', password })}
        error={errors.password ? LL.login.errors[errors.password]() : undefined}
        show={LL.login.show()}
        hide={LL.login.hide()}
      />
      {context.refusal ? <ErrorNote>{context.refusal.message}</ErrorNote> : null}
      <Button type="submit" variant="destructive" wide>
        {LL.security.deletion.submit()}
      </Button>
    </Form>
  )
}

function Busy() {
  const { LL } = useWords()
  return <Soft role="status">{LL.login.busy()}</Soft>
}

function ProveOwner({ actor }: Props) {
  const { LL } = useWords()
  const code = useSelector(actor, ({ children }) => children.code)
  return (
    <Stack>
      {code ? <CodeEntry actor={code} /> : null}
      <Row>
        <Button variant="quiet" onClick={() => actor.send({ type: 'deletion.cancelled' })}>
          {LL.cancel()}
        </Button>
      </Row>
    </Stack>
  )
}

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  const wasFault = useSelector(actor, ({ context }) => context.wasFault)
  return (
    <Stack>
      <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote>
      <Row>
        <Button onClick={() => actor.send({ type: 'form.submitted' })}>{LL.tryAgain()}</Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'deletion.cancelled' })}>
          {LL.cancel()}
        </Button>
      </Row>
    </Stack>
  )
}

function Asked({ actor }: Props) {
  const { LL } = useWords()
  const dueAt = useSelector(actor, ({ context }) => context.dueAt)
  return <p role="status">{LL.security.deletion.asked({ date: formatDate(dueAt) })}</p>
}
