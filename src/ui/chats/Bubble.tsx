import { styled } from 'styled-components'
import { mayChange } from '../../domain/chats/changes.ts'
import type { Attachment, ChatMessage } from '../../domain/chats/messageSchema.ts'
import { messageTime } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { KnownTargets } from '../../machines/linkTargetsMachine.ts'
import type { Base } from '../../routes.ts'
import { Linked } from '../parts/Linked.tsx'
import { contentWords, sizeWords, timeWords } from './chatWords.ts'
import { Icon } from './Icon.tsx'
import { Card, LinkCards } from './LinkCards.tsx'
import { Quote } from './Quote.tsx'

export const Balloon = styled.article`
  position: relative; max-width: min(32rem, 84%); align-self: flex-start; padding: .55rem .85rem .45rem; border-radius: 1.1rem 1.1rem 1.1rem .3rem; background: var(--sunk); overflow-wrap: anywhere;
  p { white-space: pre-wrap; a { color: inherit; } }
  footer { display: flex; gap: .35rem; align-items: center; justify-content: flex-end; color: var(--soft); font-size: .75rem; margin-top: .15rem; }
  footer [data-read='true'] { color: var(--brand); display: inline-flex; }
  .picture { display: block; margin: .1rem -.35rem .35rem; img { border-radius: .8rem; width: auto; height: auto; max-width: 100%; max-height: 20rem; background: var(--line); } }
  .acts { position: absolute; z-index: 1; bottom: calc(100% - 1.1rem); left: .5rem; display: flex; border: 1px solid var(--line); border-radius: 99px; background: var(--card); box-shadow: var(--shadow); opacity: 0; pointer-events: none; }
  .acts button { width: 2.75rem; height: 2.75rem; border: 0; background: none; color: var(--soft); display: grid; place-items: center; border-radius: 50%; cursor: pointer; }
  .acts button:hover { background: var(--sunk); color: var(--ink); }
  &:hover .acts, .acts:focus-within { opacity: 1; pointer-events: auto; }
  @media (hover: none) { &:hover:not(:focus, :focus-within) .acts { opacity: 0; pointer-events: none; } &:focus, &:focus-within { outline: 0; .acts { opacity: 1; pointer-events: auto; } } }
  &[data-mine='true'] { align-self: flex-end; background: var(--brand-wash); border-radius: 1.1rem 1.1rem .3rem 1.1rem; .acts { left: auto; right: .5rem; } }
  &[data-joined='true'] { margin-top: -.2rem; border-top-left-radius: .3rem; &[data-mine='true'] { border-top-left-radius: 1.1rem; border-top-right-radius: .3rem; } }
  &[data-waiting='true'] p { opacity: .75; }
  em { color: var(--soft); }
  progress { width: 100%; accent-color: var(--brand); }
`

export interface BubbleProps {
  message: ChatMessage
  /** The other member's name. */
  name: string
  /** Whether the message is the first of its group, which has the name, and the last, which has the time. */
  isFirst: boolean
  isLast: boolean
  /** How far the other member has received it; null for their own messages. */
  mark: 'sent' | 'delivered' | 'read' | null
  now: Date
  onDelete: (message: ChatMessage, mayBeForAll: boolean) => void
  /** Null if nothing can be written. */
  onReply: ((message: ChatMessage) => void) | null
  onEdit: ((message: ChatMessage) => void) | null
  onJump: (seq: number) => void
  /** The listings and proposals that links to our own pages lead to, by id. */
  targets: KnownTargets
  base: Base
}

export function Bubble({
  message,
  name,
  isFirst,
  isLast,
  mark,
  now,
  onDelete,
  onReply,
  onEdit,
  onJump,
  targets,
  base,
}: BubbleProps) {
  const { LL } = useWords()
  const words = LL.chats
  const isChangeable = mayChange(message, now)
  return (
    // A tap moves the focus here and shows the buttons, as hovering does with a pointer.
    <Balloon data-mine={message.mine} data-joined={!isFirst} data-seq={message.seq} tabIndex={-1}>
      {isFirst ? <strong className="visually-hidden">{message.mine ? words.you() : name}</strong> : null}
      {message.reply_to ? <Quote message={message.reply_to} name={name} onJump={onJump} /> : null}
      {message.deleted ? <em>{contentWords(LL, message)}</em> : null}
      {message.file ? <Attached file={message.file} kind={message.kind} /> : null}
      {message.text ? (
        <p>
          <Linked text={message.text} />
        </p>
      ) : null}
      <LinkCards text={message.text} targets={targets} base={base} />
      {isLast || message.edited ? (
        <footer>
          {message.edited ? <span>{words.edit.done()}</span> : null}
          {isLast ? (
            <time dateTime={message.created_at}>{messageTime(message.created_at, now, timeWords(LL))}</time>
          ) : null}
          {isLast && mark ? (
            <span data-read={mark === 'read'}>
              <Icon name={mark === 'sent' ? 'sent' : 'delivered'} label={words[mark]()} />
            </span>
          ) : null}
        </footer>
      ) : null}
      {message.deleted ? null : (
        <div className="acts">
          {onReply ? (
            <button type="button" aria-label={words.reply.start()} onClick={() => onReply(message)}>
              <Icon name="reply" />
            </button>
          ) : null}
          {onEdit && isChangeable ? (
            <button type="button" aria-label={words.edit.start()} onClick={() => onEdit(message)}>
              <Icon name="pen" />
            </button>
          ) : null}
          <button
            type="button"
            aria-label={isChangeable ? words.deleteMessage() : words.deleteForMe()}
            onClick={() => onDelete(message, isChangeable)}
          >
            <Icon name="bin" />
          </button>
        </div>
      )}
    </Balloon>
  )
}

function Attached({ file, kind }: { file: Attachment; kind: ChatMessage['kind'] }) {
  const { LL } = useWords()
  if (kind === 'IMAGE' && file.thumbnail_url)
    return (
      <a
        className="picture"
        href={file.url}
        target="_blank"
        rel="noreferrer"
        aria-label={LL.chats.open({ name: file.name })}
      >
        <img src={file.thumbnail_url} alt={file.name} width={file.width ?? 640} height={file.height ?? 480} />
      </a>
    )
  return (
    <Card href={file.url} download aria-label={LL.chats.download({ name: file.name })}>
      <Icon name="file" />
      <strong>{file.name}</strong>
      <small>
        {endingOf(file.name)} · {sizeWords(LL, file.bytes)}
      </small>
    </Card>
  )
}

/** The ending of a file's name, which the server derives from the content: PDF, XLSX. */
const endingOf = (name: string) => name.split('.').at(-1)?.toUpperCase() ?? ''
