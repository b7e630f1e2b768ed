import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { type AlertKind, alertKinds, hasAlerts } from '../../domain/market/alertKinds.ts'
import { modeFor } from '../../domain/memberships/modeFor.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { savedSearchesMachine } from '../../machines/savedSearchesMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { ErrorNote, Form, Row, Soft, Spinner } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { byState, Nothing, useTag } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import type { ListingsActor } from './Listings.tsx'

type Actor = ActorRefFrom<typeof savedSearchesMachine>

const List = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem;
  li { display: grid; gap: .4rem; border-top: 1px solid var(--line); padding-top: .75rem; }
`

export function SavedSearches({ list }: { list: ListingsActor }) {
  const actor = useSelector(list, ({ children }) => children.savedSearches)
  return actor ? <Panel actor={actor} /> : null
}

type Props = { actor: Actor }
const Panel = byState<Actor>({
  closed: Nothing,
  loading: Opened,
  shown: Opened,
  runningAction: Opened,
  refreshing: Opened,
  unanswered: Opened,
})

function Opened({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market.saved
  return (
    <Dialog
      title={words.title()}
      onClose={() => actor.send({ type: 'panel.closed' })}
      actions={
        <Button variant="secondary" onClick={() => actor.send({ type: 'panel.closed' })}>
          {words.close()}
        </Button>
      }
    >
      <Content actor={actor} />
    </Dialog>
  )
}

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

const Content = byState<Actor>({
  closed: Nothing,
  loading: Loading,
  shown: Searches,
  runningAction: Searches,
  refreshing: Searches,
  unanswered: Unanswered,
})

function Unanswered({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.market.saved.unanswered()} actor={actor} />
}

function Searches({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.market.saved
  const { list, allowed, refusal } = useSelector(actor, ({ context }) => context)
  const isFull = list.length >= allowed
  return (
    <>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isFull ? <p>{allowed > 0 ? words.full() : words.withPlan()}</p> : null}
      {isFull || modeFor(refusal?.code) ? <SeePlans actor={actor} /> : null}
      {isFull ? null : <SaveSearch actor={actor} />}
      {allowed > 0 ? <Soft>{words.used({ count: list.length, allowed })}</Soft> : null}
      {list.length > 0 ? <SavedList actor={actor} /> : allowed > 0 ? <Soft>{words.none()}</Soft> : null}
    </>
  )
}

function SeePlans({ actor }: Props) {
  const { LL } = useWords()
  const isBusy = useTag(actor, 'busy')
  return (
    <Button busy={isBusy} onClick={() => actor.send({ type: 'subscription.chosen' })}>
      {LL.market.seePlans()}
    </Button>
  )
}

function SaveSearch({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.market.saved
  const isBusy = useTag(actor, 'busy')
  const { name, alert } = useSelector(actor, ({ context }) => context)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'search.saved' })
      }}
    >
      <TextField
        label={words.name()}
        name="search-name"
        hint={words.nameHint()}
        value={name}
        onChange={(text) => actor.send({ type: 'name.changed', name: text })}
      />
      <Alert value={alert} onChange={(chosen) => actor.send({ type: 'alert.chosen', alert: chosen })} />
      <Button type="submit" busy={isBusy} disabled={!isBusy && name.trim() === ''}>
        {words.save()}
      </Button>
    </Form>
  )
}

interface AlertProps {
  /** The search that is already saved, if any. */
  search?: string
  value: AlertKind
  onChange: (alert: AlertKind) => void
}
function Alert({ search, value, onChange }: AlertProps) {
  const { LL } = useWords()
  const { alert, alerts: words } = LL.market.saved
  return (
    <Select
      label={alert()}
      {...(search && { subject: search })}
      name="alert"
      placeholder={words.off()}
      value={value === 'off' ? '' : value}
      options={alertKinds.filter((kind) => kind !== 'off').map((kind) => ({ slug: kind, label: words[kind]() }))}
      onChange={(slug) => onChange(alertKinds.find((kind) => kind === slug) ?? 'off')}
    />
  )
}

function SavedList({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.market.saved
  const { list, allowed } = useSelector(actor, ({ context }) => context)
  const isBusy = useTag(actor, 'busy')
  return (
    <List>
      {list.map((search, newer) => (
        <li key={search.id}>
          <strong>{search.name}</strong>
          <Soft>{[LL.market.title[search.kind](), ...search.criteria].join(' · ')}</Soft>
          <Alert
            search={search.name}
            value={search.alert}
            onChange={(alert) => actor.send({ type: 'search.changed', id: search.id, name: search.name, alert })}
          />
          {search.alert === 'off' || hasAlerts(list.length - 1 - newer, allowed) ? null : <Soft>{words.paused()}</Soft>}
          <Row>
            <Button
              variant="secondary"
              busy={isBusy}
              aria-label={words.showNamed({ name: search.name })}
              onClick={() => actor.send({ type: 'search.opened', search })}
            >
              {words.show()}
            </Button>
            <Button
              variant="quiet"
              busy={isBusy}
              aria-label={words.removeNamed({ name: search.name })}
              onClick={() => actor.send({ type: 'search.removed', id: search.id })}
            >
              {words.remove()}
            </Button>
          </Row>
        </li>
      ))}
    </List>
  )
}
