import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { StickToEnd } from '../parts/StickToEnd.tsx'
import type { ChatActor } from './Chats.tsx'
import { timeWords } from './timeWords.ts'

const Column = styled.div`
  display: flex; flex-direction: column; height: 100%;
  header { display: flex; gap: 1rem; align-items: center; padding: .75rem 1rem; border-bottom: 1px solid var(--line); font-weight: 700; }
  header a { font-weight: 500; min-height: 2.75rem; display: inline-flex; align-items: center; }
  form { padding: .75rem 1rem; border-top: 1px solid var(--line); }
`
const Bubble = styled.div`
  max-width: min(34rem, 85%); padding: .6rem .9rem; border-radius: 1.1rem 1.1rem 1.1rem .3rem; background: var(--sunk); overflow-wrap: anywhere; white-space: pre-wrap;
  small { display: block; color: var(--soft); font-size: .75rem; margin-top: .2rem; }
  &[data-mine='true'] { align-self: flex-end; background: var(--brand-wash); border-radius: 1.1rem 1.1rem .3rem 1.1rem; }
  &[data-waiting='true'] { opacity: .75; }
`

export function Conversation({ actor }: { actor: ChatActor }) {
  const { LL } = useWords()
  const words = LL.chats
  const state = useSelector(actor, ({ value }) => value)
  const { chat, messages, outgoing, draft, hasEarlier, base } = useSelector(actor, ({ context }) => context)
  if (!chat) return null
  return (
    <Column>
      <header>
        <Link href={`${base}/chats`}>{words.back()}</Link>
        <span>{chat.other.name}</span>
      </header>
      <StickToEnd lines={messages.length + outgoing.length} label={words.log({ name: chat.other.name })}>
        {hasEarlier ? (
          <Button variant="quiet" onClick={() => actor.send({ type: 'earlier.asked' })}>
            {words.earlier()}
          </Button>
        ) : null}
        {messages.map((message) => (
          <Bubble key={message.seq} data-mine={message.mine}>
            {message.text}
            <small>
              {messageTime(message.created_at, new Date(), timeWords(LL))}
              {message.mine ? ` · ${message.seq <= chat.other_read_seq ? words.read() : words.sent()}` : ''}
            </small>
          </Bubble>
        ))}
        {outgoing.map(({ clientId, text }) => (
          <Bubble key={clientId} data-mine data-waiting>
            {text}
            <small>{state === 'unsent' ? words.waiting() : words.sending()}</small>
          </Bubble>
        ))}
      </StickToEnd>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'message.submitted', clientId: crypto.randomUUID() })
        }}
      >
        <TextField
          label={words.message()}
          name="message"
          autoComplete="off"
          value={draft}
          onChange={(text) => actor.send({ type: 'draft.changed', text })}
          after={<Button type="submit">{words.send()}</Button>}
        />
      </form>
    </Column>
  )
}
