import { useSelector } from '@xstate/react'
import { memo, useCallback } from 'react'
import { styled } from 'styled-components'
import type { Chat } from '../../domain/chats/chatSchema.ts'
import { continuesGroup, startsDay } from '../../domain/chats/groups.ts'
import type { ChatMessage } from '../../domain/chats/messageSchema.ts'
import { quoteOf } from '../../domain/chats/quotes.ts'
import { dayOf } from '../../domain/time.ts'
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
  display: flex; gap: .75rem; align-items: center; color: var(--soft); font: 600 .8125rem var(--font); margin: .6rem 0 .3rem;
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
  &[data-divider] { color: var(--brand); &::before, &::after { border-color: currentColor; } }
`

/** Stands where the first message will be. */
const Start = styled.p`margin: auto; padding: 1rem; max-width: 28rem; color: var(--soft); text-align: center; text-wrap: balance;`

export function Messages({ actor, chat, conversation, menu, edit, links }: Parts) {
  const { LL } = useWords()
  const words = LL.chats
  const now = useNow()
  const { messages, hasEarlier, unreadFrom, requested, base } = useSelector(actor, ({ context }) => context)
  const targets = useSelector(links, ({ context }) => context.known)
  const outgoing = useSelector(conversation, ({ context }) => context.outgoing)
  const mayFetch = useCan(actor, { type: 'earlier.requested' })
  const remove = useCallback(
    ({ id: messageId }: ChatMessage, mayBeForAll: boolean) =>
      menu.send({ type: 'action.requested', action: { kind: 'delete', messageId, forAll: false, mayBeForAll } }),
    [menu],
  )
  const reply = useCallback(
    (message: ChatMessage) => {
      // The message box is used for either editing or replying.
      edit.send({ type: 'edit.cancelled' })
      conversation.send({ type: 'reply.started', message: quoteOf(message) })
    },
    [conversation, edit],
  )
  const change = useCallback((message: ChatMessage) => edit.send({ type: 'edit.started', message }), [edit])
  const jump = useCallback((seq: number) => actor.send({ type: 'position.requested', seq }), [actor])
  const mayWrite = !chat.closed && chat.lock === null && !chat.blocked
  const lastOut = outgoing.at(-1)
  const last = messages.at(-1)
  return (
    <>
      <MessageLog
        label={words.log({ name: chat.other.name })}
        first={messages[0]?.id ?? ''}
        last={lastOut?.clientId ?? last?.client_id ?? 'none'}
        lastIsMine={lastOut !== undefined || last?.mine === true}
        requested={requested}
        toEndLabel={words.toEnd()}
        onTop={() => actor.send({ type: 'earlier.requested' })}
        onShown={() => actor.send({ type: 'position.shown' })}
      >
        {hasEarlier ? (
          <Button variant="quiet" busy={!mayFetch} onClick={() => actor.send({ type: 'earlier.requested' })}>
            {words.earlier()}
          </Button>
        ) : null}
        {messages.length === 0 && !hasEarlier && !lastOut ? (
          <Start>{mayWrite ? words.start({ name: chat.other.name }) : words.noMessages()}</Start>
        ) : null}
        {messages.map((message, index) => (
          <Line
            key={message.client_id}
            message={message}
            {...placeOf(messages, index, chat, unreadFrom)}
            name={chat.other.name}
            now={now}
            onDelete={remove}
            onReply={mayWrite ? reply : null}
            onEdit={mayWrite ? change : null}
            onJump={jump}
            targets={targets}
            base={base}
          />
        ))}
        <Outgoing actor={conversation} name={chat.other.name} />
      </MessageLog>
      <p className="visually-hidden" aria-live="polite">
        {last && !last.mine ? words.said({ name: chat.other.name, text: contentWords(LL, last) }) : ''}
      </p>
    </>
  )
}

interface LineProps extends BubbleProps {
  startsDay: boolean
  isFirstUnread: boolean
}

/**
 * A message with the separators above it. Memoised, so that among a thousand lines only the changed ones render again.
 */
const Line = memo(function Line({ startsDay: isNewDay, isFirstUnread, ...bubble }: LineProps) {
  const { LL } = useWords()
  const { created_at } = bubble.message
  return (
    <>
      {isNewDay ? <Rule as="h3">{dayOf(created_at, bubble.now, timeWords(LL))}</Rule> : null}
      {isFirstUnread ? (
        <Rule role="separator" data-divider="">
          {LL.chats.newMessages()}
        </Rule>
      ) : null}
      <Bubble {...bubble} />
    </>
  )
})

/**
 * Whether a message is the first of its day, the first unread one, and the first or last of its group; and its mark.
 */
function placeOf(
  messages: readonly ChatMessage[],
  index: number,
  chat: Chat,
  unreadFrom: number | null,
): Pick<LineProps, 'startsDay' | 'isFirstUnread' | 'isFirst' | 'isLast' | 'mark'> {
  const [before, message, after] = [messages[index - 1], messages[index], messages[index + 1]]
  if (!message) return { startsDay: false, isFirstUnread: false, isFirst: true, isLast: true, mark: null }
  const follows = (one: ChatMessage | undefined, other: ChatMessage) =>
    continuesGroup(one, other) && other.seq !== unreadFrom
  const mark = markOf(message, chat)
  return {
    startsDay: startsDay(before, message),
    isFirstUnread: message.seq === unreadFrom,
    isFirst: !follows(before, message),
    // If only part of a group is read, the last read message shows the mark.
    isLast: !after || !follows(message, after) || markOf(after, chat) !== mark,
    mark,
  }
}

function markOf({ mine, seq }: ChatMessage, chat: Chat): BubbleProps['mark'] {
  if (!mine) return null
  if (seq <= chat.other_read_seq) return 'read'
  return seq <= chat.other_delivered_seq ? 'delivered' : 'sent'
}
