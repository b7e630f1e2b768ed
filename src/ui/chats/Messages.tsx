import { useSelector } from '@xstate/react'
import { memo, useCallback } from 'react'
import { styled } from 'styled-components'
import type { Chat, ChatMessage } from '../../domain/contract/chats.ts'
import { dayOf, isSameDay } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { MessageLog } from '../parts/MessageLog.tsx'
import { useCan } from '../parts/states.ts'
import { useNow } from '../parts/useNow.ts'
import { Bubble, type BubbleProps } from './Bubble.tsx'
import type { Parts } from './Conversation.tsx'
import { contentWords, timeWords } from './chatWords.ts'
import { Outgoing } from './Outgoing.tsx'

const Rule = styled.div`
  display: flex; gap: .75rem; align-items: center; color: var(--soft); font-size: .8125rem; font-weight: 600; margin: .6rem 0 .3rem;
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
  &[data-divider] { color: var(--brand); &::before, &::after { border-color: currentColor; } }
`

export function Messages({ actor, chat, conversation, menu }: Parts) {
  const { LL } = useWords()
  const words = LL.chats
  const now = useNow()
  const { messages, hasEarlier, unreadFrom, wanted } = useSelector(actor, ({ context }) => context)
  const outgoing = useSelector(conversation, ({ context }) => context.outgoing)
  const mayFetch = useCan(actor, { type: 'earlier.requested' })
  const remove = useCallback(
    (messageId: string) => menu.send({ type: 'action.requested', action: { kind: 'delete', messageId } }),
    [menu],
  )
  const lastOut = outgoing.at(-1)
  const last = messages.at(-1)
  return (
    <>
      <MessageLog
        label={words.log({ name: chat.other.name })}
        first={messages[0]?.id ?? ''}
        last={lastOut?.clientId ?? last?.client_id ?? 'none'}
        lastIsMine={lastOut !== undefined || last?.mine === true}
        wanted={wanted}
        toEndLabel={words.toEnd()}
        onTop={() => actor.send({ type: 'earlier.requested' })}
      >
        {hasEarlier ? (
          <Button variant="quiet" busy={!mayFetch} onClick={() => actor.send({ type: 'earlier.requested' })}>
            {words.earlier()}
          </Button>
        ) : null}
        {messages.map((message, place) => (
          <Line
            key={message.client_id}
            message={message}
            before={messages[place - 1]?.created_at ?? null}
            isFirstUnread={message.seq === unreadFrom}
            mark={markOf(message, chat)}
            now={now}
            onDelete={remove}
          />
        ))}
        <Outgoing actor={conversation} />
      </MessageLog>
      <p className="visually-hidden" aria-live="polite">
        {last && !last.mine ? words.said({ name: chat.other.name, text: contentWords(LL, last) }) : ''}
      </p>
    </>
  )
}

interface LineProps extends BubbleProps {
  /** When the message above was written; null for the first. */
  before: string | null
  isFirstUnread: boolean
}

/** A message and the divider above it. Of a thousand lines, only changed ones render again. */
const Line = memo(function Line({ before, isFirstUnread, ...bubble }: LineProps) {
  const { LL } = useWords()
  const { created_at } = bubble.message
  return (
    <>
      {before === null || !isSameDay(before, created_at) ? (
        <Rule role="separator">{dayOf(created_at, bubble.now, timeWords(LL))}</Rule>
      ) : null}
      {isFirstUnread ? (
        <Rule role="separator" data-divider="">
          {LL.chats.newMessages()}
        </Rule>
      ) : null}
      <Bubble {...bubble} />
    </>
  )
})

function markOf({ mine, seq }: ChatMessage, chat: Chat) {
  if (!mine) return null
  if (seq <= chat.other_read_seq) return 'read'
  return seq <= chat.other_delivered_seq ? 'delivered' : 'sent'
}
