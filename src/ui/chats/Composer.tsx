import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { QuotedMessage } from '../../domain/chats/messageSchema.ts'
import { fileEndings } from '../../domain/files.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { countCharacters } from '../../domain/validation/words.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ConversationActor } from '../../machines/conversationMachine.ts'
import { MessageField } from '../parts/MessageField.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { Icon, IconButton } from './Icon.tsx'
import { Quote } from './Quote.tsx'

const accepted = fileEndings.map((ending) => `.${ending}`).join()
/** From this length on, the writer sees the number of remaining characters. */
const counterThreshold = maxLengths.message - 200

const Attach = styled.span`
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  label { display: inline-grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; color: var(--soft); cursor: pointer; }
  label:hover { background: var(--sunk); color: var(--ink); }
  input:focus-visible + label { outline: 3px solid var(--focus); outline-offset: 2px; }
`

const Answered = styled.div`
  flex: none; display: flex; gap: .5rem; align-items: center; padding: .4rem .75rem 0; border-top: 1px solid var(--line); + form { border-top: 0; }
`

/** The message to which the next one replies. */
function Replying({ message, name, onCancel }: { message: QuotedMessage; name: string; onCancel: () => void }) {
  const { LL } = useWords()
  return (
    <Answered>
      <Quote message={message} name={name} />
      <IconButton type="button" aria-label={LL.chats.reply.cancel()} onClick={onCancel}>
        <Icon name="close" />
      </IconButton>
    </Answered>
  )
}

export function Composer({ actor, name }: { actor: ConversationActor; name: string }) {
  const { LL } = useWords()
  const words = LL.chats
  const { draft, replyingTo, attached } = useSelector(actor, ({ context }) => context)
  const cancel = () => actor.send({ type: 'reply.cancelled' })
  const excessLength = excess(draft, maxLengths.message)
  const attach = (files: readonly File[]) => actor.send({ type: 'files.chosen', files })
  return (
    <>
      {replyingTo ? <Replying message={replyingTo} name={name} onCancel={cancel} /> : null}
      <AttachedFiles files={attached} onRemove={(clientId) => actor.send({ type: 'file.removed', clientId })} />
      <MessageField
        label={words.message()}
        placeholder={words.placeholder()}
        value={draft}
        counter={
          draft.length > counterThreshold
            ? words.counter({ count: countCharacters(draft), most: maxLengths.message })
            : undefined
        }
        error={excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined}
        onChange={(text) => actor.send({ type: 'draft.changed', text })}
        onSubmit={() => actor.send({ type: 'message.submitted' })}
        onFiles={attach}
        subject={attached.at(-1)?.clientId ?? replyingTo?.id ?? null}
        onEscape={cancel}
        before={<Attachments onFiles={attach} />}
        after={
          // Keeps the focus, and on a phone the keyboard, in the text field.
          <IconButton type="submit" data-strong="true" onPointerDown={(event) => event.preventDefault()}>
            <Icon name="send" label={words.send()} />
          </IconButton>
        }
      />
    </>
  )
}

function Attachments({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { LL } = useWords()
  const id = useId()
  return (
    <Attach>
      <input
        id={id}
        type="file"
        multiple
        accept={accepted}
        aria-label={LL.chats.attachFile()}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label htmlFor={id} aria-hidden="true">
        <Icon name="attach" />
      </label>
    </Attach>
  )
}
