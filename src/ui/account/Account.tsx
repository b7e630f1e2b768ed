import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { displayPhone } from '../../domain/validation/displayPhone.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { accountMachine } from '../../machines/accountMachine.ts'
import { withPasswordChange } from '../../passwordChange.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Actions, Card, ErrorNote, Page, Spinner, Stack } from '../parts/Layout.tsx'
import { byState, Nothing, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { Devices } from './Devices.tsx'
import { Events } from './Events.tsx'
import { PendingDeletion } from './PendingDeletion.tsx'
import { Sharing } from './Sharing.tsx'

type AccountActor = ActorRefFrom<typeof accountMachine>
export type Props = { actor: AccountActor }

export default byState<AccountActor>({
  loading: Security,
  unavailable: Unavailable,
  shown: Security,
  confirmingEnd: Security,
  endingSession: Security,
  exporting: Security,
  cancellingDeletion: Security,
  savingSharing: Security,
})

const Facts = styled.dl`
  display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .4rem 1.25rem; margin: 0;
  dt { color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.security.unavailable()} actor={actor} />
}

const OpenDialog = byState<AccountActor>({
  loading: Nothing,
  unavailable: Nothing,
  shown: Nothing,
  confirmingEnd: ConfirmEnd,
  endingSession: Nothing,
  exporting: Nothing,
  cancellingDeletion: Nothing,
  savingSharing: Nothing,
})

function Security({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const { security, refusal, isLost } = useSelector(actor, ({ context }) => context)
  if (!security) return <Spinner label={LL.loading()} />
  return (
    <Page title={words.title()} narrow>
      {security.deletion_due_at ? <PendingDeletion actor={actor} due={security.deletion_due_at} /> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
      <SignIn actor={actor} />
      <Devices actor={actor} />
      <Events actor={actor} />
      <Sharing actor={actor} />
      <OwnData actor={actor} />
      <OpenDialog actor={actor} />
    </Page>
  )
}

function ConfirmEnd({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const ending = useSelector(actor, ({ context }) => context.ending)
  return (
    <ConfirmDialog
      title={ending ? words.endOne() : words.endOthers()}
      text={ending ? words.endOneText() : words.endOthersText()}
      onNo={() => actor.send({ type: 'ending.cancelled' })}
      onYes={() => actor.send({ type: 'ending.confirmed' })}
    />
  )
}

function SignIn({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const owner = useSelector(actor, ({ context }) => context.owner)
  return (
    <Card>
      <Stack>
        <h2>{words.signIn()}</h2>
        <Facts>
          <dt>{words.name()}</dt>
          <dd>{owner.name}</dd>
          <dt>{words.email()}</dt>
          <dd>{owner.email}</dd>
          <dt>{words.mobile()}</dt>
          <dd>{displayPhone(owner.mobile)}</dd>
        </Facts>
        <Actions>
          <LinkButton variant="secondary" href={withPasswordChange('')}>
            {words.changePassword()}
          </LinkButton>
          <LinkButton variant="quiet" href={addresses.contactSupport}>
            {words.changeDetails()}
          </LinkButton>
        </Actions>
      </Stack>
    </Card>
  )
}

function OwnData({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const canExport = useCan(actor, { type: 'export.requested' })
  return (
    <Card>
      <Stack>
        <h2>{words.data()}</h2>
        <p>{words.dataText()}</p>
        <Actions>
          <Button variant="secondary" busy={!canExport} onClick={() => actor.send({ type: 'export.requested' })}>
            {words.download()}
          </Button>
          <LinkButton variant="quiet" href={addresses.deleteAccount}>
            {words.remove()}
          </LinkButton>
        </Actions>
      </Stack>
    </Card>
  )
}
