import { useSelector } from '@xstate/react'
import { type ComponentType, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { type ChatListActor, inFolder } from '../../machines/chatListMachine.ts'
import type { ChatActor } from '../../machines/chatMachine.ts'
import { addresses } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { EmptyState, Page, Spinner } from '../parts/Layout.tsx'
import { type ByState, useByState } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { ChatList } from './ChatList.tsx'
import { Conversation } from './Conversation.tsx'

const Panes = styled.div`
  display: grid; grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr); gap: 1rem; height: clamp(28rem, calc(100dvh - 13rem), 54rem);
  > * { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; min-height: 0; }
  > section { display: flex; flex-direction: column; }
  > section:not(:has(header)) { justify-content: center; }
  > nav:only-child { grid-column: 1 / -1; display: grid; align-content: safe center; }
`
/** On a phone, one pane fills the screen below the header. */
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

const isLoadingIn: ByState<ChatListActor, boolean> = {
  loading: true,
  unavailable: false,
  listed: false,
  refreshing: false,
  loadingMore: false,
}

export default function Chats({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const { chatId, chat, list } = useSelector(actor, ({ context }) => context)
  const hasChoice = useSelector(
    list ?? undefined,
    (shown) => shown !== undefined && inFolder(shown.context, chatId).length > 0,
  )
  const isLoading = useByState(list ?? undefined, isLoadingIn) ?? false
  return (
    <Room data-open={chatId !== null}>
      <Page title={LL.chats.title()}>
        <Panes>
          <ChatList actor={actor} />
          {chatId || hasChoice || isLoading ? (
            <section aria-label={chat ? LL.chats.log({ name: chat.other.name }) : undefined}>
              <Opened actor={actor} hasChoice={hasChoice} />
            </section>
          ) : null}
        </Panes>
      </Page>
    </Room>
  )
}

interface Props {
  actor: ChatActor
  hasChoice: boolean
}

const screens: ByState<ChatActor, ComponentType<Props>> = {
  unchosen: Unchosen,
  opening: Opening,
  unavailable: Unavailable,
  missing: Missing,
  'following.current': Conversation,
  'following.catchingUp': Conversation,
  'following.behind': Conversation,
  'following.polling': Conversation,
  'following.fetchingEarlier': Conversation,
}

function Opened(props: Props) {
  // A deferred value, so that opening a conversation does not block input.
  const Screen = useDeferredValue(useByState(props.actor, screens))
  return <Screen {...props} />
}

/** On a phone the list is the page; otherwise the latest conversation is about to open. */
function Unchosen({ hasChoice }: Props) {
  return hasChoice ? <Opening /> : null
}

function Opening() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.chats.unavailable()} actor={actor} />
}

function Missing({ actor }: Props) {
  const { LL } = useWords()
  const base = useSelector(actor, ({ context }) => context.base)
  return (
    <EmptyState
      title={LL.chats.missing()}
      text={LL.chats.missingText()}
      action={<LinkButton href={addresses.chats(base)}>{LL.chats.back()}</LinkButton>}
    />
  )
}
