import { styled } from 'styled-components'
import type { NotificationPreferences } from '../../domain/contract/notifications.ts'
import {
  kindRules,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
  switchable,
} from '../../domain/notifications/kinds.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { PreferencesActor } from '../../machines/notificationPreferencesMachine.ts'
import { Soft } from '../parts/Layout.tsx'

const Table = styled.table`
  width: 100%; border-collapse: collapse;
  th { text-align: left; font-weight: 500; padding: .1rem 0; } thead th { font-weight: 700; border-bottom: 1px solid var(--line); }
  .group :is(th, td) { padding-top: 1rem; } .group th { font-weight: 700; font-size: var(--step-0); color: var(--brand); } tbody th, tbody td { height: 2.75rem; border-bottom: 1px solid var(--line); }
  td, thead th:not(:first-child) { text-align: center; width: 5rem; color: var(--soft); font-size: var(--step--1); }
  label { display: grid; place-items: center; min-height: 2.75rem; cursor: pointer; }
  input { width: 1.25rem; height: 1.25rem; accent-color: var(--brand); }
`

export interface KindsProps {
  actor: PreferencesActor
  preferences: NotificationPreferences
}

const switches = (kind: NotificationKind) => switchable(kind, 'push') || switchable(kind, 'email')
const offersChoice = (kind: NotificationKind, quiet: boolean) => switches(kind) || (quiet && kindRules(kind).push)
const mandatory = notificationKinds.filter((kind) => kindRules(kind).mandatory)
const bellOnly = notificationKinds.filter((kind) => !kindRules(kind).mandatory && !switches(kind))

/** Each notification kind that offers a choice, with its channels, and whether it may be pushed during quiet hours. */
export function Kinds({ actor, preferences }: KindsProps) {
  const { LL } = useWords()
  const { preferences: words, kinds } = LL.notifications
  const labels: Record<NotificationChannel, string> = { push: words.pushWay(), email: words.emailWay() }
  const cell = (kind: NotificationKind, channel: NotificationChannel) => {
    const exists = channel === 'push' ? kindRules(kind).push : kindRules(kind).email !== 'never'
    if (!exists) return words.never()
    if (!switchable(kind, channel)) return words.always()
    return (
      <label>
        <input
          type="checkbox"
          aria-label={words.switch({ kind: kinds[kind](), way: labels[channel] })}
          checked={!preferences.off[channel].includes(kind)}
          onChange={(event) =>
            actor.send({ type: 'kinds.switched', kinds: [kind], way: channel, on: event.target.checked })
          }
        />
      </label>
    )
  }
  const groupCell = (group: NotificationGroup, channel: NotificationChannel) => {
    const kindsOfGroup = notificationKinds.filter(
      (kind) => kindRules(kind).group === group && switchable(kind, channel),
    )
    if (kindsOfGroup.length < 2) return null
    const off = kindsOfGroup.filter((kind) => preferences.off[channel].includes(kind)).length
    return (
      <label>
        <input
          type="checkbox"
          aria-label={words.switchGroup({ group: words.groups[group](), way: labels[channel] })}
          ref={(box) => {
            if (box) box.indeterminate = off > 0 && off < kindsOfGroup.length
          }}
          checked={off === 0}
          onChange={(event) =>
            actor.send({ type: 'kinds.switched', kinds: kindsOfGroup, way: channel, on: event.target.checked })
          }
        />
      </label>
    )
  }
  const urgency = (kind: NotificationKind) =>
    kindRules(kind).push && !preferences.off.push.includes(kind) ? (
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
  const named = (some: readonly NotificationKind[]) => some.map((kind) => kinds[kind]()).join(', ')
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.kind()}</th>
            <th scope="col">{labels.push}</th>
            {preferences.quiet ? <th scope="col">{words.quietWay()}</th> : null}
            <th scope="col">{labels.email}</th>
          </tr>
        </thead>
        {notificationGroups.map((group) => (
          <tbody key={group}>
            <tr className="group">
              <th scope="rowgroup">{words.groups[group]()}</th>
              <td>{groupCell(group, 'push')}</td>
              {preferences.quiet ? <td /> : null}
              <td>{groupCell(group, 'email')}</td>
            </tr>
            {notificationKinds
              .filter((kind) => kindRules(kind).group === group && offersChoice(kind, preferences.quiet))
              .map((kind) => (
                <tr key={kind}>
                  <th scope="row">{kinds[kind]()}</th>
                  <td>{cell(kind, 'push')}</td>
                  {preferences.quiet ? <td>{urgency(kind)}</td> : null}
                  <td>{cell(kind, 'email')}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </Table>
      <Soft>{words.alwaysOn({ kinds: named(mandatory) })}</Soft>
      <Soft>{words.bellOnly({ kinds: named(bellOnly) })}</Soft>
    </>
  )
}
