import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { searchedWords } from '../../domain/chats/limits.ts'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { MessageSearchActor } from '../../machines/messageSearchMachine.ts'
import { Button } from '../parts/Button.tsx'
import { type ByState, byState, Nothing, useByState, useCan } from '../parts/states.ts'
import { TakeFocus } from '../parts/TakeFocus.tsx'
import { useFocusAfterwards } from '../parts/useFocusAfterwards.ts'
import { contentWords, timeWords } from './chatWords.ts'
import { Icon, IconButton } from './Icon.tsx'

const Panel = styled.search`
  flex: 0 1 auto; min-height: 0; overflow-y: auto; border-bottom: 1px solid var(--line); background: var(--sunk); padding: .5rem .75rem;
  > div { display: flex; gap: .5rem; align-items: center; }
  input { flex: 1; min-width: 0; min-height: 2.75rem; padding: .4rem .8rem; border-radius: .6rem; background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); }
  > p { font-size: var(--step--1); color: var(--soft); padding: .35rem 0; }
  ul { list-style: none; margin: 0; padding: 0; max-height: 14rem; overflow-y: auto; }
  li button { width: 100%; min-height: 2.75rem; text-align: left; border: 0; background: none; padding: .35rem .5rem; border-radius: .6rem; cursor: pointer; display: grid; }
  li button:hover { background: var(--card); } li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } li small { color: var(--soft); }
`

/** The id of the button that opens the search. */
export const searchButton = 'search-conversation'

type Props = { actor: MessageSearchActor; onChosen: (seq: number) => void }

export const SearchPanel = byState<MessageSearchActor, Props>({
  closed: Nothing,
  'open.typing': Open,
  'open.searching': Open,
  'open.found': Open,
  'open.unanswered': Open,
})
const isFoundIn: ByState<MessageSearchActor, boolean> = {
  closed: false,
  'open.typing': false,
  'open.searching': false,
  'open.found': true,
  'open.unanswered': false,
}

function Open({ actor, onChosen }: Props) {
  const { LL } = useWords()
  const words = LL.chats.search
  const text = useSelector(actor, ({ context }) => context.words)
  useFocusAfterwards(`#${searchButton}`)
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
              maxLength={searchedWords.most}
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

function Found({ actor, onChosen }: Props) {
  const { LL } = useWords()
  const words = LL.chats.search
  const { messages, hasMore } = useSelector(actor, ({ context }) => context.found)
  const isFound = useByState(actor, isFoundIn)
  const isUnanswered = useCan(actor, { type: 'retry.requested' })
  return (
    <>
      <p role="status">
        {isFound ? words.found(messages.length) : ''} {isFound && hasMore ? words.more() : ''}
        {isUnanswered ? words.unanswered() : ''}
      </p>
      {isUnanswered ? (
        <Button variant="quiet" onClick={() => actor.send({ type: 'retry.requested' })}>
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
