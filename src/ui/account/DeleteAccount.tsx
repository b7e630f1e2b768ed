import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { accountDeletionMachine } from '../../machines/accountDeletionMachine.ts'
import { addresses } from '../../routes.ts'
import { CodeEntry, CredentialFields } from '../login/index.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Card, ErrorNote, Page, Row, Soft, Stack } from '../parts/Layout.tsx'
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

/** A public page: it explains the deletion, requests the password and a code, and leaves 14 days for cancelling. */
export default function DeleteAccount({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security.deletion
  return (
    <Page title={words.title()} lead={words.lead()} narrow>
      <Card>
        <Stack>
          <p>{words.what()}</p>
          <p>{words.paid()}</p>
          <p>{words.export()}</p>
          <Row>
            <LinkButton variant="secondary" href={addresses.account}>
              {words.toAccount()}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <Card>
        <Screen actor={actor} />
      </Card>
    </Page>
  )
}

function ConfirmOwner({ actor }: Props) {
  const { LL } = useWords()
  const { draft, errors, refusal, attempts, countries } = useSelector(actor, ({ context }) => context)
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  return (
    <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <CredentialFields draft={draft} errors={errors} countries={countries} onChange={change} />
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      <Button type="submit" variant="destructive" wide>
        {LL.security.deletion.submit()}
      </Button>
    </CheckedForm>
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
