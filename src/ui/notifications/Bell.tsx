import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import type { PreferencesActor } from '../../machines/notificationPreferencesMachine.ts'
import type { NotificationsActor } from '../../machines/notificationsMachine.ts'
import type { PushActor } from '../../machines/pushMachine.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState, Spinner } from '../parts/Layout.tsx'
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

/** What the account was told, behind the bell; the toasts of new messages live as long as it does. */
export default function Bell({ actor }: { actor: NotificationsActor }) {
  const { LL } = useWords()
  const words = LL.notifications
  const unread = useSelector(actor, ({ context }) => context.unread)
  const preferences = useSelector(actor, ({ children }) => children.preferences as PreferencesActor | undefined)
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

function Centre({ actor }: { actor: NotificationsActor }) {
  const { LL } = useWords()
  const words = LL.notifications
  const state = useSelector(actor, ({ value }) => value)
  const { list, unread } = useSelector(actor, ({ context }) => context)
  const mayMark = useSelector(actor, (snapshot) => snapshot.can({ type: 'all.read' }))
  const push = useSelector(actor, ({ children }) => children.push as PushActor | undefined)
  const preferences = useSelector(actor, ({ children }) => children.preferences as PreferencesActor | undefined)
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
      {state === 'loading' ? <Spinner label={LL.loading()} /> : null}
      {state === 'unavailable' ? (
        <EmptyState
          title={words.unavailable()}
          action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
        />
      ) : null}
      {list.length === 0 && state !== 'loading' && state !== 'unavailable' ? (
        <EmptyState title={words.empty()} text={words.emptyText()} />
      ) : (
        <NotificationList actor={actor} />
      )}
      {push && preferences ? (
        <PushSwitch push={push} onSettings={() => preferences.send({ type: 'settings.opened' })} />
      ) : null}
    </>
  )
}
