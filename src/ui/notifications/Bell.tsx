import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { NotificationsActor } from '../../machines/notificationsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState, Spinner } from '../parts/Layout.tsx'
import { byState, useCan } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { NotificationList } from './NotificationList.tsx'
import { Preferences } from './Preferences.tsx'
import { PushSwitch } from './PushSwitch.tsx'

const Opener = styled.button`
  position: relative; display: inline-grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: none; cursor: pointer;
  &:hover { background: var(--sunk); }
  svg { width: 1.4rem; height: 1.4rem; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
  span { position: absolute; top: .2rem; right: .1rem; min-width: 1.2rem; height: 1.2rem; padding: 0 .3rem; border-radius: 99px; background: var(--bad); color: var(--card); font-size: .7rem; font-weight: 700; display: grid; place-items: center; }
`
const Sheet = styled.section`
  position: fixed; inset: 4.75rem var(--side) auto auto; margin: 0; width: min(25rem, calc(100vw - 2rem)); max-height: calc(100dvh - 6rem); overflow-y: auto; overscroll-behavior: contain;
  border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); padding: 0; box-shadow: var(--shadow);
  > header { position: sticky; top: 0; background: var(--card); display: flex; align-items: center; justify-content: space-between; gap: .5rem; padding: .6rem 1rem; border-bottom: 1px solid var(--line); z-index: 1; }
  h2 { font-size: var(--step-1); }
`

/** The bell with its notifications. It shows the toasts of new messages for as long as it is mounted. */
export default function Bell({ actor }: { actor: NotificationsActor }) {
  const { LL } = useWords()
  const words = LL.notifications
  const unread = useSelector(actor, ({ context }) => context.unread)
  const preferences = useSelector(actor, ({ children }) => children.preferences)
  return (
    <>
      <Opener
        type="button"
        popoverTarget="notifications"
        aria-label={unread > 0 ? words.bellUnread({ count: unread }) : words.bell()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 16V10a6 6 0 0 1 12 0v6l2 2H4zM10 21h4" />
        </svg>
        {unread > 0 ? <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span> : null}
      </Opener>
      <Sheet
        id="notifications"
        popover="auto"
        aria-label={words.title()}
        onToggle={(event) => {
          if (event.newState === 'open') actor.send({ type: 'bell.opened' })
        }}
      >
        <Centre actor={actor} />
      </Sheet>
      {preferences ? <Preferences actor={preferences} /> : null}
    </>
  )
}

type Props = { actor: NotificationsActor }

const List = byState<NotificationsActor>({
  loading: Loading,
  unavailable: Unavailable,
  listed: Listed,
  refreshing: Listed,
  loadingMore: Listed,
  markingRead: Listed,
})

function Loading({ actor }: Props) {
  const { LL } = useWords()
  return (
    <>
      <Spinner label={LL.loading()} />
      <NotificationList actor={actor} />
    </>
  )
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return (
    <>
      <TryAgain title={LL.notifications.unavailable()} actor={actor} />
      <NotificationList actor={actor} />
    </>
  )
}

function Listed({ actor }: Props) {
  const { LL } = useWords()
  const isEmpty = useSelector(actor, ({ context }) => context.list.length === 0)
  return isEmpty ? (
    <EmptyState title={LL.notifications.empty()} text={LL.notifications.emptyText()} />
  ) : (
    <NotificationList actor={actor} />
  )
}

function Centre({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.notifications
  const unread = useSelector(actor, ({ context }) => context.unread)
  const mayMark = useCan(actor, { type: 'all.read' })
  const push = useSelector(actor, ({ children }) => children.push)
  const preferences = useSelector(actor, ({ children }) => children.preferences)
  return (
    <>
      <header>
        <h2>{words.title()}</h2>
        {unread > 0 ? (
          <Button variant="quiet" busy={!mayMark} onClick={() => actor.send({ type: 'all.read' })}>
            {words.allRead()}
          </Button>
        ) : null}
      </header>
      <List actor={actor} />
      {push && preferences ? (
        <PushSwitch push={push} onSettings={() => preferences.send({ type: 'settings.opened' })} />
      ) : null}
    </>
  )
}
