import { styled } from 'styled-components'
import type { Chat } from '../../domain/chats/chatSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ChatMenuActor, RequestedChatAction } from '../../machines/chatMenuMachine.ts'
import { type ByState, useByState } from '../parts/states.ts'
import { Icon, IconButton } from './Icon.tsx'

const Sheet = styled.div`
  position: fixed; inset: auto; margin: 0; width: 13rem; padding: .4rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); box-shadow: var(--shadow);
  position-area: bottom span-left; position-try-fallbacks: flip-block;
  button { display: flex; width: 100%; align-items: center; min-height: 2.75rem; padding: .25rem .75rem; border: 0; border-radius: .6rem; background: none; color: inherit; cursor: pointer; font-weight: 500; }
  button:hover { background: var(--sunk); } button[data-grave='true'] { color: var(--bad); } button[aria-disabled='true'] { color: var(--soft); cursor: default; }
`

/** True while a request is pending, since only one can run at a time. */
const isBusyIn: ByState<ChatMenuActor, boolean> = { idle: false, confirming: true, running: true, unanswered: true }

export function ChatMenu({ actor, chat }: { actor: ChatMenuActor; chat: Chat }) {
  const { LL } = useWords()
  const words = LL.chats
  const isBusy = useByState(actor, isBusyIn)
  const report = { reason: 'spam', note: '' } as const
  const actions: { label: string; action: RequestedChatAction; grave: boolean }[] = [
    { label: chat.muted ? words.unmute() : words.mute(), action: { kind: 'mute', muted: !chat.muted }, grave: false },
    {
      label: chat.archived ? words.unarchive() : words.archive(),
      action: { kind: 'archive', archived: !chat.archived },
      grave: false,
    },
    {
      label: chat.blocked ? words.unblock() : words.block(),
      action: { kind: 'block', blocked: !chat.blocked },
      grave: !chat.blocked,
    },
    { label: words.report(), action: { kind: 'report', report }, grave: true },
  ]
  return (
    <>
      <IconButton type="button" popoverTarget="chat-menu" aria-label={words.menu()}>
        <Icon name="more" />
      </IconButton>
      <Sheet id="chat-menu" popover="auto">
        {actions.map(({ label, action, grave }) => (
          <button
            key={action.kind}
            type="button"
            data-grave={grave}
            // Not `disabled`, because the press itself must close the menu.
            aria-disabled={isBusy}
            popoverTarget="chat-menu"
            popoverTargetAction="hide"
            onClick={() => actor.send({ type: 'action.requested', action })}
          >
            {label}
          </button>
        ))}
      </Sheet>
    </>
  )
}
