import { useSelector } from '@xstate/react'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { MessageEditActor } from '../../machines/messageEditMachine.ts'
import { MessageField } from '../parts/MessageField.tsx'
import { useCan, useTag } from '../parts/states.ts'
import { useFocusAfterwards } from '../parts/useFocusAfterwards.ts'
import { Icon, IconButton } from './Icon.tsx'

/** Replaces the message box while a sent message is edited. */
export function EditField({ actor }: { actor: MessageEditActor }) {
  const { LL } = useWords()
  const words = LL.chats
  const { message, text, refusal } = useSelector(actor, ({ context }) => context)
  const isBusy = !useCan(actor, { type: 'edit.cancelled' })
  const isLost = useTag(actor, 'recoverable')
  const excessLength = excess(text, maxLengths.message)
  useFocusAfterwards('main [name=message]')
  const cancel = () => actor.send({ type: 'edit.cancelled' })
  const problem =
    excessLength > 0 ? words.tooLong({ count: excessLength }) : isLost ? words.ask.unanswered() : refusal?.message
  return (
    <MessageField
      label={words.edit.label()}
      placeholder={words.placeholder()}
      value={text}
      counter={undefined}
      error={problem}
      subject={message?.id ?? null}
      onEscape={cancel}
      onChange={(typed) => actor.send({ type: 'text.changed', text: typed })}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
      onFiles={() => {}}
      before={
        <IconButton type="button" aria-label={words.edit.cancel()} aria-disabled={isBusy} onClick={cancel}>
          <Icon name="close" />
        </IconButton>
      }
      after={
        <IconButton type="submit" data-strong="true" aria-disabled={isBusy}>
          <Icon name="sent" label={words.edit.save()} />
        </IconButton>
      }
    />
  )
}
