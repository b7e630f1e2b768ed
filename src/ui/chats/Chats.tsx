import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { chatMachine } from '../../machines/chatMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Badge, EmptyState, Page, Soft, Spinner } from '../parts/Layout.tsx'
import { Conversation } from './Conversation.tsx'
import { timeWords } from './timeWords.ts'

export type ChatActor = ActorRefFrom<typeof chatMachine>

const Panes = styled.div`
  display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); gap: 1rem; height: min(44rem, 75vh); min-height: 26rem;
  > * { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; min-height: 0; }
  @media (max-width: 47.99rem) { grid-template-columns: minmax(0, 1fr); &[data-open='true'] > nav { display: none; } &[data-open='false'] > section { display: none; } }
`
const List = styled.nav`
  overflow-y: auto; ul { list-style: none; margin: 0; padding: .5rem; display: grid; gap: .25rem; }
  a { display: grid; grid-template-columns: 2.75rem 1fr auto; gap: .1rem .75rem; align-items: center; padding: .6rem; border-radius: .8rem; color: inherit; text-decoration: none; }
  a:hover { background: var(--sunk); } a[aria-current='page'] { background: var(--brand-wash); }
  img { width: 2.75rem; height: 2.75rem; border-radius: 50%; object-fit: cover; grid-row: 1 / 3; } strong { grid-column: 2; } span.last { grid-column: 2; color: var(--soft); font-size: var(--step--1); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

export default function Chats({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const words = LL.chats
  const state = useSelector(actor, ({ value }) => value)
  const { chats, chatId, chat } = useSelector(actor, ({ context }) => context)
  if (state === 'unavailable')
    return (
      <EmptyState
        title={words.unavailable()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (state === 'opening') return <Spinner label={LL.loading()} />
  return (
    <Page title={words.title()}>
      {chats.length === 0 && !chat ? (
        <EmptyState title={words.empty()} text={words.emptyText()} />
      ) : (
        <Panes data-open={chatId !== null}>
          <ChatList actor={actor} />
          <section aria-label={chat ? words.log({ name: chat.other.name }) : words.pick()}>
            {chat ? <Conversation actor={actor} /> : <EmptyState title={words.pick()} />}
          </section>
        </Panes>
      )}
    </Page>
  )
}

function ChatList({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const { chats, chatId, base } = useSelector(actor, ({ context }) => context)
  return (
    <List aria-label={LL.chats.list()}>
      <ul>
        {chats.map(({ id, other, last_message, unread }) => (
          <li key={id}>
            <Link href={`${base}/chats/${id}`} aria-current={id === chatId ? 'page' : undefined}>
              {other.image_url ? <img src={other.image_url} alt="" /> : null}
              <strong>{other.name}</strong>
              {unread > 0 && id !== chatId ? (
                <Badge data-tone="brand">{LL.chats.unread({ count: unread })}</Badge>
              ) : null}
              {last_message ? (
                <span className="last">
                  {last_message.text} · {messageTime(last_message.created_at, new Date(), timeWords(LL))}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {chats.length === 0 ? <Soft>{LL.chats.empty()}</Soft> : null}
    </List>
  )
}
