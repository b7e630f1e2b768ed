import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { NotificationPreferences } from '../../domain/contract/notifications.ts'
import { newsOf, notificationKinds, switchable, type Way } from '../../domain/notifications/kinds.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { PreferencesActor } from '../../machines/notificationPreferencesMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Row, Soft, Spinner } from '../parts/Layout.tsx'

const Table = styled.table`
  width: 100%; border-collapse: collapse;
  th { text-align: left; font-weight: 500; padding: .1rem 0; } thead th { font-weight: 700; border-bottom: 1px solid var(--line); }
  tbody th, tbody td { height: 2.75rem; border-bottom: 1px solid var(--line); }
  td, thead th:not(:first-child) { text-align: center; width: 5rem; color: var(--soft); font-size: var(--step--1); }
  label { display: grid; place-items: center; min-height: 2.75rem; cursor: pointer; }
  input { width: 1.25rem; height: 1.25rem; accent-color: var(--brand); }
`
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
          <Button variant="secondary" onClick={close}>
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

interface Props {
  actor: PreferencesActor
  preferences: NotificationPreferences
}

function Wishes({ actor, preferences }: Props) {
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

function Kinds({ actor, preferences }: Props) {
  const { LL } = useWords()
  const { preferences: words, kinds } = LL.notifications
  const labels: Record<Way, string> = { push: words.pushWay(), email: words.emailWay() }
  const cell = (kind: (typeof notificationKinds)[number], way: Way) => {
    const exists = way === 'push' ? newsOf(kind).push : newsOf(kind).email !== 'never'
    if (!exists) return words.never()
    if (!switchable(kind, way)) return words.always()
    return (
      <label>
        <input
          type="checkbox"
          aria-label={words.switch({ kind: kinds[kind](), way: labels[way] })}
          checked={!preferences.off[way].includes(kind)}
          onChange={(event) => actor.send({ type: 'kind.switched', kind, way, on: event.target.checked })}
        />
      </label>
    )
  }
  const urgency = (kind: (typeof notificationKinds)[number]) =>
    newsOf(kind).push && !preferences.off.push.includes(kind) ? (
      <label>
        <input
          type="checkbox"
          aria-label={words.quietSwitch({ kind: kinds[kind]() })}
          checked={preferences.through_quiet.includes(kind)}
          onChange={(event) => actor.send({ type: 'urgency.switched', kind, on: event.target.checked })}
        />
      </label>
    ) : (
      words.never()
    )
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{words.kind()}</th>
          <th scope="col">{labels.push}</th>
          {preferences.quiet ? <th scope="col">{words.quietWay()}</th> : null}
          <th scope="col">{labels.email}</th>
        </tr>
      </thead>
      <tbody>
        {notificationKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kinds[kind]()}</th>
            <td>{cell(kind, 'push')}</td>
            {preferences.quiet ? <td>{urgency(kind)}</td> : null}
            <td>{cell(kind, 'email')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
