import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Chat } from '../../domain/chats/chatSchema.ts'
import type { ChatFolder } from '../../domain/chats/folders.ts'
import { messageTime } from '../../domain/time.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import { areAllArchived, type ChatListActor, inFolder } from '../../machines/chatListMachine.ts'
import type { ChatActor } from '../../machines/chatMachine.ts'
import { addresses, type Base } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { keepScroll } from '../parts/keepScroll.ts'
import { Actions, EmptyState, Soft, Spinner } from '../parts/Layout.tsx'
import { type ByState, useByState } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'
import { useNow } from '../parts/useNow.ts'
import { contentWords, timeWords } from './chatWords.ts'
import { Icon } from './Icon.tsx'
import { ListSearch } from './ListSearch.tsx'
import { Portrait } from './Portrait.tsx'

const List = styled.nav`
  overflow-y: auto; overscroll-behavior: contain;
  ul { list-style: none; margin: 0; padding: .5rem; display: grid; gap: .15rem; }
  li a { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0 .75rem; align-items: center; align-content: center; padding: .6rem .7rem; border-radius: .8rem; color: inherit; text-decoration: none; }
  li a:hover { background: var(--sunk); } li a[aria-current='page'] { background: var(--brand-wash); }
  .portrait { grid-row: 1 / 4; } .last, time { grid-column: 2 / 4; }
  strong, .last { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time { font-size: .75rem; color: var(--soft); white-space: nowrap; }
  .last { color: var(--soft); font-size: var(--step--1); } li a[data-unread='true'] .last { color: var(--ink); font-weight: 600; }
  .marks { display: flex; gap: .35rem; justify-self: end; align-items: center; color: var(--soft); }
  .count { min-width: 1.4rem; height: 1.4rem; padding: 0 .4rem; border-radius: 99px; background: var(--brand); color: var(--brand-ink); font-size: .75rem; font-weight: 700; display: inline-grid; place-items: center; }
  > .below { padding: 0 .5rem .5rem; } h3 { padding: .9rem 1.2rem 0; font-size: var(--step-0); }
`

const Choice = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: .25rem; margin: .75rem .75rem .25rem; padding: .25rem; border-radius: .9rem; background: var(--sunk);
  a { display: grid; place-items: center; min-height: 2.75rem; border-radius: .7rem; font-weight: 600; color: var(--soft); text-decoration: none; }
  a[aria-current] { background: var(--card); color: var(--brand); box-shadow: var(--shadow); }
`
const Note = styled(Soft)`padding: 2rem 1rem; text-align: center;`

export function ChatList({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const list = useSelector(actor, ({ context }) => context.list)
  return (
    <List aria-label={LL.chats.list()} ref={list ? keepScroll(list) : null}>
      {list ? <Searchable actor={actor} list={list} /> : null}
    </List>
  )
}

function Searchable(props: Props) {
  const search = useSelector(props.list, ({ children }) => children.search)
  const isEmpty = useSelector(props.list, ({ context }) => context.chats.length === 0 && !areAllArchived(context))
  const isBusy = useByState(props.list, isBusyIn)
  const lines = (
    <>
      <Folders {...props} />
      <Lines {...props} />
    </>
  )
  // Without any conversation there is nothing to search.
  if (!search || (isEmpty && !isBusy)) return lines
  return (
    <ListSearch actor={props.actor} search={search}>
      {lines}
    </ListSearch>
  )
}

/** The choice between all and unread. Each has an address, so that Back returns to the other. */
function Folders({ actor, list }: Props) {
  const { LL } = useWords()
  const words = LL.chats.folders
  const { base, chatId } = useSelector(actor, ({ context }) => context)
  const { folder, chats } = useSelector(list, ({ context }) => context)
  const isBusy = useByState(list, isBusyIn)
  // The archived folder has a heading and a back link, and without conversations there is nothing to choose.
  if (folder === 'archived' || (folder === 'all' && chats.length === 0 && !isBusy)) return null
  return (
    <Choice role="group" aria-label={words.label()}>
      {(['all', 'unread'] as const).map((one) => (
        <Link key={one} href={hrefOf(base, chatId, one)} aria-current={one === folder ? 'true' : undefined}>
          {words[one]()}
        </Link>
      ))}
    </Choice>
  )
}

/** The address of the same page with another folder. */
const hrefOf = (base: Base, chatId: string | null, folder: ChatFolder) =>
  chatId ? addresses.chat(base, chatId, folder) : addresses.chats(base, folder)

interface Props {
  actor: ChatActor
  list: ChatListActor
}

const screens: ByState<ChatListActor, ComponentType<Props>> = {
  loading: Loading,
  unavailable: Unavailable,
  listed: Chats,
  refreshing: Chats,
  loadingMore: Chats,
}
/** False if earlier conversations can be fetched. */
const isBusyIn: ByState<ChatListActor, boolean> = {
  loading: true,
  unavailable: true,
  listed: false,
  refreshing: true,
  loadingMore: true,
}

function Lines(props: Props) {
  const Screen = useByState(props.list, screens)
  return <Screen {...props} />
}

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unavailable({ list }: Props) {
  const { LL } = useWords()
  return <TryAgain title={LL.chats.unavailable()} actor={list} />
}

function Chats({ actor, list }: Props) {
  const { LL } = useWords()
  const isBusy = useByState(list, isBusyIn)
  const { chatId, base } = useSelector(actor, ({ context }) => context)
  const shown = useSelector(list, ({ context }) => context)
  const { folder, nextCursor } = shown
  const chats = inFolder(shown, chatId)
  const archived = folder === 'archived'
  const now = useNow()
  if (chats.length === 0 && !chatId) return <Nothing folder={folder} base={base} allArchived={areAllArchived(shown)} />
  return (
    <>
      {archived ? <h3>{LL.chats.archivedList()}</h3> : null}
      {chats.length === 0 ? <Note>{emptyWords(LL, folder, areAllArchived(shown)).title}</Note> : null}
      <ul>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Line chat={chat} href={addresses.chat(base, chat.id, folder)} isOpen={chat.id === chatId} now={now} />
          </li>
        ))}
      </ul>
      {nextCursor ? (
        <div className="below">
          <Button variant="quiet" wide busy={isBusy} onClick={() => list.send({ type: 'more.requested' })}>
            {LL.chats.more()}
          </Button>
        </div>
      ) : null}
      <div className="below">
        <LinkButton variant="quiet" wide href={hrefOf(base, chatId, archived ? 'all' : 'archived')}>
          {archived ? LL.chats.back() : LL.chats.archived()}
        </LinkButton>
      </div>
    </>
  )
}

const emptyWords = ({ chats: words }: TranslationFunctions, folder: ChatFolder, allArchived: boolean) =>
  ({
    all: allArchived
      ? { title: words.allArchived(), text: words.archivedEmptyText() }
      : { title: words.empty(), text: words.emptyText() },
    unread: { title: words.noUnread(), text: words.noUnreadText() },
    archived: { title: words.archivedEmpty(), text: words.archivedEmptyText() },
  })[folder]

/** An empty folder, with a link that leads to a conversation. */
function Nothing({ folder, base, allArchived }: { folder: ChatFolder; base: Base; allArchived: boolean }) {
  const { LL } = useWords()
  const words = LL.chats
  const empty = emptyWords(LL, folder, allArchived)
  if (folder !== 'all')
    return <EmptyState {...empty} action={<LinkButton href={addresses.chats(base)}>{words.back()}</LinkButton>} />
  if (allArchived)
    return (
      <EmptyState
        {...empty}
        action={<LinkButton href={addresses.chats(base, 'archived')}>{words.seeArchived()}</LinkButton>}
      />
    )
  const invests = addresses.isInvestor(base)
  return (
    <EmptyState
      {...empty}
      action={
        <Actions>
          <LinkButton href={addresses.market(base)}>
            {invests ? words.find.listings() : words.find.investors()}
          </LinkButton>
          <LinkButton variant="secondary" href={addresses.proposals(base)}>
            {words.seeProposals()}
          </LinkButton>
          <LinkButton variant="quiet" href={addresses.chats(base, 'archived')}>
            {words.archived()}
          </LinkButton>
        </Actions>
      }
    />
  )
}

function Line({ chat, href, isOpen, now }: { chat: Chat; href: string; isOpen: boolean; now: Date }) {
  const { LL } = useWords()
  const { other, last_message: last, unread, muted } = chat
  const isUnread = unread > 0 && !isOpen
  return (
    <Link href={href} aria-current={isOpen ? 'page' : undefined} data-unread={isUnread}>
      <Portrait name={other.name} url={other.image_url} />
      <strong>{other.name}</strong>
      <span className="marks">
        {muted ? <Icon name="muted" label={LL.chats.muted()} /> : null}
        {isUnread ? (
          <span className="count">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <span className="visually-hidden">{LL.chats.unread({ count: unread })}</span>
          </span>
        ) : null}
      </span>
      <span className="last">
        {last ? `${last.mine ? `${LL.chats.you()}: ` : ''}${contentWords(LL, last)}` : LL.chats.noMessages()}
      </span>
      {last ? <time dateTime={last.created_at}>{messageTime(last.created_at, now, timeWords(LL))}</time> : null}
    </Link>
  )
}
