import { styled } from 'styled-components'
import type { QuotedMessage } from '../../domain/chats/messageSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { quotedWords } from './chatWords.ts'

const Block = styled.blockquote`
  flex: 1; min-width: 0; margin: .1rem 0 .35rem; padding: .3rem .6rem; border-left: 3px solid var(--brand); border-radius: .4rem; background: color-mix(in srgb, var(--card) 65%, transparent); font-size: var(--step--1);
  strong, span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } strong { color: var(--brand); }
  &:has(button) { padding: 0; } button { width: 100%; min-height: 2.75rem; padding: .3rem .6rem; border: 0; background: none; color: inherit; text-align: left; cursor: pointer; }
`

/** The message to which another one replies; a press scrolls to it. */
export function Quote({
  message,
  name,
  onJump,
}: {
  message: QuotedMessage
  /** The other member's name. */
  name: string
  onJump?: (seq: number) => void
}) {
  const { LL } = useWords()
  const lines = (
    <>
      <strong>{message.mine ? LL.chats.you() : name}</strong>
      <span>{quotedWords(LL, message)}</span>
    </>
  )
  return (
    <Block>
      {onJump ? (
        <button type="button" onClick={() => onJump(message.seq)}>
          {lines}
          <small className="visually-hidden">{LL.chats.reply.jump()}</small>
        </button>
      ) : (
        lines
      )}
    </Block>
  )
}
