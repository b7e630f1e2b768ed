import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { FoundChat } from '../../domain/chats/chatSchema.ts'
import { excerptAround } from '../../domain/chats/excerpts.ts'
import { searchedWords } from '../../domain/chats/limits.ts'
import type { ChatMessage } from '../../domain/chats/messageSchema.ts'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ChatActor } from '../../machines/chatMachine.ts'
import type { MessageSearchActor } from '../../machines/messageSearchMachine.ts'
import { addresses } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { Soft, Spinner } from '../parts/Layout.tsx'
import { type ByState, Nothing, useByState } from '../parts/states.ts'
import { useNow } from '../parts/useNow.ts'
import { contentWords, timeWords } from './chatWords.ts'
import { Portrait } from './Portrait.tsx'

const Box = styled.search`
  padding: .75rem .75rem .25rem;
  input { width: 100%; min-height: 2.75rem; padding: .4rem .8rem; border-radius: .6rem; background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); text-overflow: ellipsis; }
  input::placeholder { color: var(--soft); opacity: 1; }
`
const Answer = styled.div`
  h3 { padding: .9rem 1.2rem 0; font-size: var(--step-0); } > p { padding: .6rem 1.2rem 0; font-size: var(--step--1); } > button { margin: .5rem 1rem; }
  && .found { white-space: normal; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
  mark { background: var(--warn-wash); color: inherit; border-radius: .2rem; font-weight: 600; }
`

interface Props {
  actor: ChatActor
  search: MessageSearchActor
}

/** The search box for all conversations; its results replace the list. */
export function ListSearch({ actor, search, children }: Props & { children: ReactNode }) {
  const { LL } = useWords()
  const words = LL.chats.search
  const text = useSelector(search, ({ context }) => context.words)
  const Shown = useByState(search, answers)
  return (
    <>
      <Box onKeyDown={(event) => (event.key === 'Escape' ? search.send({ type: 'search.closed' }) : undefined)}>
        <input
          type="search"
          name="words"
          aria-label={words.all()}
          placeholder={words.all()}
          autoComplete="off"
          value={text}
          maxLength={searchedWords.most}
          onChange={(event) => search.send({ type: 'words.changed', words: event.target.value })}
        />
      </Box>
      {text.trim().length < searchedWords.least ? children : <Shown actor={actor} search={search} />}
    </>
  )
}

const answers: ByState<MessageSearchActor, ComponentType<Props>> = {
  closed: Nothing,
  'open.typing': Searching,
  'open.searching': Searching,
  'open.found': Found,
  'open.unanswered': Unanswered,
}

function Searching() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unanswered({ search }: Props) {
  const { LL } = useWords()
  return (
    <Answer>
      <Soft role="status">{LL.chats.search.unanswered()}</Soft>
      <Button variant="quiet" onClick={() => search.send({ type: 'retry.requested' })}>
        {LL.tryAgain()}
      </Button>
    </Answer>
  )
}

function Found({ actor, search }: Props) {
  const { LL } = useWords()
  const words = LL.chats.search
  const { found, words: searchText } = useSelector(search, ({ context }) => context)
  const { base, folder, chatId } = useSelector(actor, ({ context }) => context)
  const { messages, chats, hasMore } = found
  const namedChats = chats.filter(({ is_named }) => is_named)
  return (
    <Answer>
      <Soft role="status">
        {words.found(messages.length)} {hasMore ? words.more() : ''}
      </Soft>
      {namedChats.length > 0 ? (
        <>
          <h3>{LL.chats.list()}</h3>
          <ul>
            {namedChats.map((chat) => (
              <li key={chat.id}>
                <Link href={addresses.chat(base, chat.id, folder)}>
                  <Who chat={chat} />
                  <span className="last">{chat.other.headline}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {messages.length > 0 ? (
        <>
          {namedChats.length > 0 ? <h3>{words.messages()}</h3> : null}
          <ul>
            {messages.map((message) => (
              <li key={message.id}>
                <Link
                  href={addresses.message(base, message, folder)}
                  onClick={() => {
                    // In the open conversation, the address may not change.
                    if (message.chat_id === chatId) actor.send({ type: 'position.requested', seq: message.seq })
                  }}
                >
                  <Hit message={message} sought={searchText} chat={chats.find(({ id }) => id === message.chat_id)} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Answer>
  )
}

function Who({ chat }: { chat: FoundChat | undefined }) {
  const { LL } = useWords()
  if (!chat) return null
  return (
    <>
      <Portrait name={chat.other.name} url={chat.other.image_url} />
      <strong>{chat.other.name}</strong>
      <span className="marks">{chat.archived ? <small>{LL.chats.archived()}</small> : null}</span>
    </>
  )
}

function Hit({ message, sought, chat }: { message: ChatMessage; sought: string; chat: FoundChat | undefined }) {
  const { LL } = useWords()
  const now = useNow()
  const inText = excerptAround(contentWords(LL, message), sought)
  // The match is in the file name, which the line of a message with a caption does not show.
  const { before, match, after } = inText.match ? inText : excerptAround(message.file?.name ?? message.text, sought)
  return (
    <>
      <Who chat={chat} />
      <span className="last found">
        {message.mine ? `${LL.chats.you()}: ` : ''}
        {before}
        <mark>{match}</mark>
        {after}
      </span>
      <time dateTime={message.created_at}>{messageTime(message.created_at, now, timeWords(LL))}</time>
    </>
  )
}
