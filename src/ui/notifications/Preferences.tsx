import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { NotificationPreferences } from '../../domain/contract/notifications.ts'
import { zoneName } from '../../domain/timeZone.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { PreferencesActor } from '../../machines/notificationPreferencesMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { Kinds, type KindsProps } from './Kinds.tsx'

const Quiet = styled.label`display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; font-weight: 600; input { width: 1.25rem; height: 1.25rem; accent-color: var(--brand); }`

type Props = { actor: PreferencesActor }

export const Preferences = byState<PreferencesActor>({
  closed: Nothing,
  loading: Settings,
  unavailable: Settings,
  editing: Settings,
  saving: Settings,
  unanswered: Settings,
})
const Content = byState<PreferencesActor>({
  closed: Nothing,
  loading: Waiting,
  unavailable: Unavailable,
  editing: Form,
  saving: Form,
  unanswered: Form,
})
const SaveButton = byState<PreferencesActor>({
  closed: Nothing,
  loading: Nothing,
  unavailable: Nothing,
  editing: Save,
  saving: Save,
  unanswered: Save,
})

function Settings({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.notifications.preferences
  const isLost = useTag(actor, 'recoverable')
  const mayClose = useCan(actor, { type: 'settings.closed' })
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const close = () => actor.send({ type: 'settings.closed' })
  return (
    <Dialog
      title={words.title()}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" busy={!mayClose} onClick={close}>
            {words.cancel()}
          </Button>
          <SaveButton actor={actor} />
        </>
      }
    >
      <Content actor={actor} />
      {isLost ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
    </Dialog>
  )
}

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.notifications.preferences.unavailable()} actor={actor} />
}

function Save({ actor }: Props) {
  const { LL } = useWords()
  const maySave = useCan(actor, { type: 'form.submitted' })
  return (
    <Button busy={!maySave} onClick={() => actor.send({ type: 'form.submitted' })}>
      {LL.notifications.preferences.save()}
    </Button>
  )
}

function Form({ actor }: Props) {
  const preferences = useSelector(actor, ({ context }) => context.preferences)
  return preferences ? <PreferenceForm actor={actor} preferences={preferences} /> : null
}

function PreferenceForm({ actor, preferences }: KindsProps) {
  const { LL, locale } = useWords()
  const words = LL.notifications.preferences
  const zone = zoneName(
    useSelector(actor, ({ context }) => context.zone),
    locale,
    new Date(),
  )
  const stored = zoneName(preferences.time_zone, locale, new Date())
  const change = (changed: Partial<Pick<NotificationPreferences, 'quiet' | 'quiet_from' | 'quiet_until'>>) =>
    actor.send({ type: 'quiet.changed', change: changed })
  return (
    <Fields actor={actor} takes={{ type: 'quiet.changed', change: {} }}>
      <Kinds actor={actor} preferences={preferences} />
      <Quiet>
        <input
          type="checkbox"
          checked={preferences.quiet}
          onChange={(event) => change({ quiet: event.target.checked })}
        />
        {words.quiet()}
      </Quiet>
      {preferences.quiet ? (
        <>
          <Row>
            <TextField
              type="time"
              name="quiet_from"
              label={words.from()}
              value={preferences.quiet_from}
              onChange={(quiet_from) => change({ quiet_from })}
            />
            <TextField
              type="time"
              name="quiet_until"
              label={words.until()}
              value={preferences.quiet_until}
              onChange={(quiet_until) => change({ quiet_until })}
            />
          </Row>
          <Soft>{stored === zone ? words.zone({ zone }) : words.otherZone({ stored, zone })}</Soft>
        </>
      ) : null}
    </Fields>
  )
}
