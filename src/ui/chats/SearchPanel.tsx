import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { MessageSearchActor } from '../../machines/messageSearchMachine.ts'
import { Button } from '../parts/Button.tsx'
import { TakeFocus } from '../parts/TakeFocus.tsx'
import { contentWords, timeWords } from './chatWords.ts'
import { Icon, IconButton } from './Icon.tsx'

const Panel = styled.search`
  border-bottom: 1px solid var(--line); background: var(--sunk); padding: .5rem .75rem;
  > div { display: flex; gap: .5rem; align-items: center; }
  input { flex: 1; min-width: 0; min-height: 2.75rem; padding: .4rem .8rem; border-radius: .6rem; background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); }
  > p { font-size: var(--step--1); color: var(--soft); padding: .35rem 0; }
  ul { list-style: none; margin: 0; padding: 0; max-height: 14rem; overflow-y: auto; }
  li button { width: 100%; min-height: 2.75rem; text-align: left; border: 0; background: none; padding: .35rem .5rem; border-radius: .6rem; cursor: pointer; display: grid; }
  li button:hover { background: var(--card); } li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } li small { color: var(--soft); }
`

export function SearchPanel({ actor, onChosen }: { actor: MessageSearchActor; onChosen: (seq: number) => void }) {
  const { LL } = useWords()
  const words = LL.chats.search
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const text = useSelector(actor, ({ context }) => context.words)
  if (isClosed) return null
  return (
    <Panel onKeyDown={(event) => (event.key === 'Escape' ? actor.send({ type: 'search.closed' }) : undefined)}>
      <div>
        <TakeFocus>
          {(field) => (
            <input
              ref={field}
              type="search"
              aria-label={words.label()}
              placeholder={words.label()}
              value={text}
              maxLength={100}
              onChange={(event) => actor.send({ type: 'words.changed', words: event.target.value })}
            />
          )}
        </TakeFocus>
        <IconButton type="button" aria-label={words.close()} onClick={() => actor.send({ type: 'search.closed' })}>
          <Icon name="close" />
        </IconButton>
      </div>
      <Found actor={actor} onChosen={onChosen} />
    </Panel>
  )
}

function Found({ actor, onChosen }: { actor: MessageSearchActor; onChosen: (seq: number) => void }) {
  const { LL } = useWords()
  const words = LL.chats.search
  const { messages, hasMore } = useSelector(actor, ({ context }) => context.found)
  const isFound = useSelector(actor, (snapshot) => snapshot.matches({ open: 'found' }))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches({ open: 'unanswered' }))
  return (
    <>
      <p role="status">
        {isFound ? words.found(messages.length) : ''} {isFound && hasMore ? words.more() : ''}
        {isUnanswered ? words.unanswered() : ''}
      </p>
      {isUnanswered ? (
        <Button variant="quiet" onClick={() => actor.send({ type: 'retry.asked' })}>
          {LL.tryAgain()}
        </Button>
      ) : null}
      {isFound && messages.length > 0 ? (
        <ul>
          {messages.map((message) => (
            <li key={message.id}>
              <button type="button" onClick={() => onChosen(message.seq)}>
                <span>{contentWords(LL, message)}</span>
                <small>{messageTime(message.created_at, new Date(), timeWords(LL))}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
