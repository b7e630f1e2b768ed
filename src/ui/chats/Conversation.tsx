import { useSelector } from '@xstate/react'
import { createGlobalStyle, styled } from 'styled-components'
import { Link } from 'wouter'
import type { Chat } from '../../domain/chats/chatSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ChatActor } from '../../machines/chatMachine.ts'
import type { ChatMenuActor } from '../../machines/chatMenuMachine.ts'
import type { ConversationActor } from '../../machines/conversationMachine.ts'
import type { LinkTargetsActor } from '../../machines/linkTargetsMachine.ts'
import type { MessageEditActor } from '../../machines/messageEditMachine.ts'
import type { MessageSearchActor } from '../../machines/messageSearchMachine.ts'
import type { TypingActor } from '../../machines/typingMachine.ts'
import { addresses } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { type ByState, useByState } from '../parts/states.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ChatMenu } from './ChatMenu.tsx'
import { Composer } from './Composer.tsx'
import { EditField } from './EditField.tsx'
import { Icon, IconButton } from './Icon.tsx'
import { Messages } from './Messages.tsx'
import { Portrait } from './Portrait.tsx'
import { SearchPanel, searchButton } from './SearchPanel.tsx'

const Top = styled.header`
  flex: none; display: flex; gap: .6rem; align-items: center; padding: .5rem .75rem; border-bottom: 1px solid var(--line);
  h2 { font-size: var(--step-1); font-family: var(--font); font-weight: 700; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  h2 a { padding-block: .15rem; color: inherit; text-decoration: none; } h2 a:hover { text-decoration: underline; }
  .who { flex: 1; min-width: 0; } small { color: var(--soft); display: block; line-height: 1.3; min-height: 1.1rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .back { display: none; @media (max-width: 47.99rem) { display: inline-grid; } }
  @media (max-width: 47.99rem) { gap: 0; padding-inline: .25rem; .who { margin-left: .5rem; } }
`
/** On a phone only the icon shows. */
const Deal = styled(Link)`
  flex: none; display: inline-flex; align-items: center; justify-content: center; gap: .4rem; min-width: 2.75rem; min-height: 2.75rem; padding: 0 .6rem; border-radius: .75rem; font-size: var(--step--1); font-weight: 600; text-decoration: none;
  &:hover { background: var(--sunk); }
  @media (max-width: 47.99rem) { padding: 0; span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } }
`
const Notice = styled.p`flex: none; padding: .5rem 1rem; font-size: var(--step--1); text-align: center; background: var(--warn-wash); color: var(--warn);`

/** Shrinks before the composer does. */
const Beside = styled.div`flex: 0 1 auto; min-height: 0; overflow: hidden;`
/** Hides the notice above the header, which would repeat this one and push the page down. */
const InsteadOfStrip = createGlobalStyle`[role='status']:has(+ header) { display: none; }`

export function Conversation({ actor }: { actor: ChatActor }) {
  const { chat, conversation } = useSelector(actor, ({ context }) => context)
  const menu = useSelector(actor, ({ children }) => children.menu)
  const edit = useSelector(actor, ({ children }) => children.edit)
  const search = useSelector(actor, ({ children }) => children.search)
  const typing = useSelector(actor, ({ children }) => children.typing)
  const links = useSelector(actor, ({ children }) => children.links)
  if (!chat || !conversation || !menu || !edit || !search || !typing || !links) return null
  return (
    <>
      <Heading actor={actor} chat={chat} menu={menu} search={search} typing={typing} />
      <SearchPanel actor={search} onChosen={(seq) => actor.send({ type: 'position.requested', seq })} />
      <Messages actor={actor} chat={chat} conversation={conversation} menu={menu} edit={edit} links={links} />
      <Writing actor={actor} chat={chat} conversation={conversation} menu={menu} edit={edit} />
      <ActionDialog actor={menu} name={chat.other.name} />
    </>
  )
}

export interface Parts {
  actor: ChatActor
  chat: Chat
  conversation: ConversationActor
  menu: ChatMenuActor
  edit: MessageEditActor
  links: LinkTargetsActor
}

type HeadingParts = Omit<Parts, 'conversation' | 'edit' | 'links'> & { search: MessageSearchActor; typing: TypingActor }

/** True while a sent message is edited in the message box. */
const isEditingIn: ByState<MessageEditActor, boolean> = { idle: false, editing: true, saving: true, unanswered: true }

const isTypingIn: ByState<TypingActor, boolean> = { quiet: false, typing: true }

function Heading({ actor, chat, menu, search, typing }: HeadingParts) {
  const { LL } = useWords()
  const { base, folder } = useSelector(actor, ({ context }) => context)
  const isTyping = useByState(typing, isTypingIn)
  const { profile_id, kind, name, headline, image_url } = chat.other
  return (
    <Top>
      <IconButton as={Link} href={addresses.chats(base, folder)} className="back" aria-label={LL.chats.back()}>
        <Icon name="back" />
      </IconButton>
      <Portrait name={name} url={image_url} />
      <div className="who">
        <h2>
          {kind ? (
            <Link href={addresses.listing(base, kind, profile_id)} aria-label={LL.chats.profile({ name })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <small role="status">{isTyping ? LL.chats.typing({ name }) : headline}</small>
      </div>
      {kind && chat.proposal_id ? (
        <Deal href={addresses.proposal(base, kind, chat.proposal_id)}>
          <Icon name="file" />
          <span>{LL.chats.proposal()}</span>
        </Deal>
      ) : null}
      <IconButton
        type="button"
        id={searchButton}
        aria-label={LL.chats.search.open()}
        onClick={() => search.send({ type: 'search.opened' })}
      >
        <Icon name="search" />
      </IconButton>
      <ChatMenu actor={menu} chat={chat} />
    </Top>
  )
}

function Writing({ actor, chat, conversation, menu, edit }: Omit<Parts, 'links'>) {
  const { LL } = useWords()
  const words = LL.chats
  const { connected, base } = useSelector(actor, ({ context }) => context)
  const isEditing = useByState(edit, isEditingIn)
  const plansAt = addresses.plans(base, { mode: 'RENEW' })
  if (chat.closed) return <Notice>{words.closed()}</Notice>
  if (chat.lock)
    return (
      <Notice role="status">
        {words.locked[chat.lock]()} <Link href={plansAt}>{words.renew()}</Link>
      </Notice>
    )
  if (chat.blocked)
    return (
      <Notice>
        {words.blocked({ name: chat.other.name })}{' '}
        <Button
          variant="quiet"
          onClick={() => menu.send({ type: 'action.requested', action: { kind: 'block', blocked: false } })}
        >
          {words.unblock()}
        </Button>
      </Notice>
    )
  return (
    <>
      <Beside role="status">
        {connected ? null : (
          <>
            <InsteadOfStrip />
            <Notice>{words.offline()}</Notice>
          </>
        )}
      </Beside>
      {isEditing ? <EditField actor={edit} /> : <Composer actor={conversation} name={chat.other.name} />}
    </>
  )
}
