import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { excess } from '../../domain/validation/length.ts'
import { countCharacters } from '../../domain/validation/words.ts'
import { useWords } from '../../i18n/useWords.ts'
import { maxText, type questionMachine } from '../../machines/questionMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote, Soft } from '../parts/Layout.tsx'
import { useCan, useTag } from '../parts/states.ts'

const Quoted = styled.blockquote`
  margin: 0; padding-left: .8rem; border-left: 3px solid var(--line); font-weight: 600; white-space: pre-line; overflow-wrap: anywhere;
`
type QuestionActor = ActorRefFrom<typeof questionMachine>

/** Asks, answers or removes a question, with a note on who will see it. */
export function QuestionDialog({ actor }: { actor: QuestionActor }) {
  const { LL } = useWords()
  const words = LL.market.questions
  const { task, text, about, isEdit, refusal } = useSelector(actor, ({ context }) => context)
  const isBusy = useTag(actor, 'busy')
  const isLost = useTag(actor, 'recoverable')
  const maySend = useCan(actor, { type: 'question.submitted' })
  const drop = () => actor.send({ type: 'question.cancelled' })
  const excessLength = excess(text, maxText[task])
  return (
    <Dialog
      title={isEdit ? words.editTitle() : words.title[task]()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={drop}>
            {LL.market.cancel()}
          </Button>
          <Button
            variant={task === 'remove' ? 'destructive' : 'primary'}
            busy={isBusy}
            disabled={!isBusy && !maySend}
            onClick={() => actor.send({ type: 'question.submitted' })}
          >
            {words.send[task]()}
          </Button>
        </>
      }
    >
      {about ? <Quoted>{about}</Quoted> : null}
      {task === 'remove' ? (
        <p>{words.removeText()}</p>
      ) : (
        <Fields actor={actor} takes={{ type: 'text.changed', text }}>
          <TextArea
            label={words.field[task]()}
            name="text"
            rows={4}
            required
            counter={words.counter({ count: countCharacters(text), max: maxText[task] })}
            error={excessLength > 0 ? LL.market.tooLong({ count: excessLength }) : undefined}
            value={text}
            onChange={(changed) => actor.send({ type: 'text.changed', text: changed })}
          />
          <Soft>{task === 'ask' ? words.private() : words.publicAnswer()}</Soft>
        </Fields>
      )}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
