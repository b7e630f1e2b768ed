import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { addresses } from '../../addresses.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ChatActor } from '../../machines/chatMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { EmptyState, Page, Spinner } from '../parts/Layout.tsx'
import { ChatList, Note, onShelf } from './ChatList.tsx'
import { Conversation } from './Conversation.tsx'

const Panes = styled.div`
  display: grid; grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr); gap: 1rem; height: clamp(28rem, calc(100dvh - 13rem), 54rem);
  > * { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; min-height: 0; }
  > section { display: flex; flex-direction: column; }
  > section:not(:has(header)) { justify-content: center; }
  > nav:only-child { grid-column: 1 / -1; display: grid; align-content: safe center; }
`
/** On a phone one pane fills the screen under the header. */
const Room = styled.div`
  @media (max-width: 47.99rem) {
    ${Panes} { grid-template-columns: minmax(0, 1fr); height: auto; }
    &[data-open='false'] section { display: none; }
    &[data-open='true'] {
      > div { padding: 0; width: 100%; } > div > header { position: absolute; clip-path: inset(50%); }
      nav { display: none; }
      ${Panes} { height: calc(100dvh - 4.6rem); > section { border: 0; border-radius: 0; } }
    }
  }
`

export default function Chats({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const { chatId, chat, list } = useSelector(actor, ({ context }) => context)
  const hasChoice = useSelector(list ?? undefined, (shown) => shown !== undefined && onShelf(shown.context).length > 0)
  const isLoading = useSelector(list ?? undefined, (shown) => shown?.value === 'loading')
  return (
    <Room data-open={chatId !== null}>
      <Page title={LL.chats.title()}>
        <Panes>
          <ChatList actor={actor} />
          {chatId || hasChoice || isLoading ? (
            <section aria-label={chat ? LL.chats.log({ name: chat.other.name }) : LL.chats.pick()}>
              <Opened actor={actor} hasChoice={hasChoice} />
            </section>
          ) : null}
        </Panes>
      </Page>
    </Room>
  )
}

function Opened({ actor, hasChoice }: { actor: ChatActor; hasChoice: boolean }) {
  const { LL } = useWords()
  // A conversation that comes is rendered in slices.
  const state = useDeferredValue(
    useSelector(actor, ({ value }) => (typeof value === 'string' ? value : ('following' as const))),
  )
  const base = useSelector(actor, ({ context }) => context.base)
  switch (state) {
    case 'unchosen':
      return hasChoice ? <Note>{LL.chats.pick()}</Note> : null
    case 'opening':
      return <Spinner label={LL.loading()} />
    case 'unavailable':
      return (
        <EmptyState
          title={LL.chats.unavailable()}
          action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
        />
      )
    case 'missing':
      return (
        <EmptyState
          title={LL.chats.missing()}
          text={LL.chats.missingText()}
          action={<LinkButton href={addresses.chats(base)}>{LL.chats.back()}</LinkButton>}
        />
      )
    case 'following':
      return <Conversation actor={actor} />
  }
}
