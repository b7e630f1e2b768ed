import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../i18n/useWords.ts'
import type { accountMachine } from '../../machines/accountMachine.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { ConfirmDialog } from '../parts/Dialog.tsx'
import { Actions, Card, ErrorNote, Page, Spinner, Stack } from '../parts/Layout.tsx'
import { byState, Nothing, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { Devices } from './Devices.tsx'
import { Events } from './Events.tsx'
import { LoginDetails } from './LoginDetails.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { PendingDeletion } from './PendingDeletion.tsx'
import { Sharing } from './Sharing.tsx'

type AccountActor = ActorRefFrom<typeof accountMachine>
export type Props = { actor: AccountActor }

export default byState<AccountActor>({
  loading: Security,
  unavailable: Unavailable,
  shown: Security,
  changingDetail: Security,
  confirmingEnd: Security,
  endingSession: Security,
  exporting: Security,
  cancellingDeletion: Security,
  savingSharing: Security,
})

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain isPage title={LL.security.unavailable()} actor={actor} />
}

const OpenDialog = byState<AccountActor>({
  loading: Nothing,
  unavailable: Nothing,
  shown: Nothing,
  changingDetail: ChangeDetail,
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
      <LoginDetails actor={actor} />
      <Devices actor={actor} />
      <Events actor={actor} />
      <Sharing actor={actor} />
      <OwnData actor={actor} />
      <OpenDialog actor={actor} />
    </Page>
  )
}

function ChangeDetail({ actor }: Props) {
  const details = useSelector(actor, ({ children }) => children.details)
  return details ? <OwnDetails actor={details} /> : null
}

function ConfirmEnd({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.security
  const { ending, security } = useSelector(actor, ({ context }) => context)
  const device = security?.sessions.find(({ id }) => id === ending)?.device || words.unknownDevice()
  return (
    <ConfirmDialog
      title={ending ? words.endOne({ device }) : words.endOthers()}
      text={ending ? words.endOneText() : words.endOthersText()}
      onNo={() => actor.send({ type: 'ending.cancelled' })}
      onYes={() => actor.send({ type: 'ending.confirmed' })}
    />
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
