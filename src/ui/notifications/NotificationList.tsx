import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Notification } from '../../domain/contract/notifications.ts'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { NotificationsActor } from '../../machines/notificationsMachine.ts'
import { Button } from '../parts/Button.tsx'
import { closePopover } from '../parts/closePopover.ts'
import { type ByState, useByState } from '../parts/states.ts'
import { useNow } from '../parts/useNow.ts'

const Lines = styled.ul`
  list-style: none; margin: 0; padding: .4rem; display: grid; gap: .1rem;
  a { display: grid; gap: .1rem; padding: .6rem .75rem .6rem 1.6rem; border-radius: .8rem; color: inherit; text-decoration: none; position: relative; }
  a:hover { background: var(--sunk); }
  a[data-unread='true'] { font-weight: 600; }
  a[data-unread='true']::before { content: ''; position: absolute; left: .6rem; top: 1.15rem; width: .55rem; height: .55rem; border-radius: 50%; background: var(--brand); }
  small { color: var(--soft); font-weight: 400; } .excerpt { color: var(--soft); font-weight: 400; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

/** False if earlier notifications can be fetched. */
const isBusyIn: ByState<NotificationsActor, boolean> = {
  loading: true,
  unavailable: true,
  listed: false,
  refreshing: true,
  loadingMore: true,
  markingRead: true,
}

export function NotificationList({ actor }: { actor: NotificationsActor }) {
  const { LL } = useWords()
  const { list, nextCursor } = useSelector(actor, ({ context }) => context)
  const isBusy = useByState(actor, isBusyIn)
  const now = useNow()
  return (
    <>
      <Lines>
        {list.map((one) => (
          <li key={one.id}>
            <Line one={one} now={now} onOpen={() => actor.send({ type: 'notification.opened', id: one.id })} />
          </li>
        ))}
      </Lines>
      {nextCursor ? (
        <Button variant="quiet" wide busy={isBusy} onClick={() => actor.send({ type: 'more.requested' })}>
          {LL.notifications.more()}
        </Button>
      ) : null}
    </>
  )
}

function Line({ one, now, onOpen }: { one: Notification; now: Date; onOpen: () => void }) {
  const { LL } = useWords()
  const words = LL.notifications
  const { kind, read, updated_at, words: said } = one
  const time = { justNow: words.time.justNow(), today: words.time.today(), yesterday: words.time.yesterday() }
  return (
    <Link
      href={said.to}
      data-unread={!read}
      onClick={() => {
        onOpen()
        closePopover('notifications')
      }}
    >
      <span>
        {words.lines[kind]({ name: said.name || words.someone() })}
        {read ? null : <span className="visually-hidden">, {words.unread()}</span>}
      </span>
      {said.excerpt ? <span className="excerpt">{said.excerpt}</span> : null}
      <small>
        <time dateTime={updated_at}>{messageTime(updated_at, now, time)}</time>
      </small>
    </Link>
  )
}
