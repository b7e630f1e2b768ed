import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { NotificationPreferences } from '../../domain/contract/notifications.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { PreferencesActor } from '../../machines/notificationPreferencesMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { Kinds, type Wish } from './Kinds.tsx'

const Quiet = styled.label`display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; font-weight: 600; input { width: 1.25rem; height: 1.25rem; accent-color: var(--brand); }`

export function Preferences({ actor }: { actor: PreferencesActor }) {
  const { LL } = useWords()
  const words = LL.notifications.preferences
  const state = useSelector(actor, ({ value }) => value)
  const { preferences, refusal } = useSelector(actor, ({ context }) => context)
  if (state === 'closed') return null
  const close = () => actor.send({ type: 'settings.closed' })
  return (
    <Dialog
      title={words.title()}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" busy={state === 'saving'} onClick={close}>
            {words.cancel()}
          </Button>
          {preferences && state !== 'loading' && state !== 'unavailable' ? (
            <Button busy={state === 'saving'} onClick={() => actor.send({ type: 'form.submitted' })}>
              {words.save()}
            </Button>
          ) : null}
        </>
      }
    >
      {state === 'loading' ? <Spinner label={LL.loading()} /> : null}
      {state === 'unavailable' ? (
        <EmptyState
          title={words.unavailable()}
          action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
        />
      ) : null}
      {preferences && state !== 'loading' && state !== 'unavailable' ? (
        <Wishes actor={actor} preferences={preferences} />
      ) : null}
      {state === 'unanswered' ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
    </Dialog>
  )
}

function Wishes({ actor, preferences }: Wish) {
  const { LL } = useWords()
  const words = LL.notifications.preferences
  const change = (changed: Partial<Pick<NotificationPreferences, 'quiet' | 'quiet_from' | 'quiet_until'>>) =>
    actor.send({ type: 'quiet.changed', change: changed })
  return (
    <>
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
          <Soft>{words.zone({ zone: preferences.time_zone })}</Soft>
        </>
      ) : null}
    </>
  )
}
