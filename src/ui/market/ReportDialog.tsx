import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { excess, longest } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { reportMachine } from '../../machines/reportMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { EmptyState, ErrorNote, Spinner } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'

export type ReportActor = ActorRefFrom<typeof reportMachine>
type ReportWords = Record<
  'title' | 'reason' | 'text' | 'choose' | 'send' | 'lost' | 'cancel' | 'unanswered',
  () => string
> & { tooLong: (said: { count: number }) => string }

/** A reason and a few words for the moderators. */
export function ReportDialog({ actor, words }: { actor: ReportActor; words: ReportWords }) {
  const { LL } = useWords()
  const state = useSelector(actor, ({ value }) => value)
  const { reason, text, reasons, refusal } = useSelector(actor, ({ context }) => context)
  const over = excess(text, longest.report)
  const drop = () => actor.send({ type: 'report.dropped' })
  const retry = <Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>
  return (
    <Dialog
      title={words.title()}
      onClose={drop}
      actions={
        <>
          <Button variant="secondary" onClick={drop}>
            {words.cancel()}
          </Button>
          <Button
            busy={state === 'sending'}
            disabled={
              state === 'loading' || state === 'unanswered' || (state === 'writing' && (reason === '' || over > 0))
            }
            onClick={() => actor.send({ type: 'report.submitted' })}
          >
            {words.send()}
          </Button>
        </>
      }
    >
      {state === 'loading' ? <Spinner label={LL.loading()} /> : null}
      {state === 'unanswered' ? <EmptyState title={words.unanswered()} action={retry} /> : null}
      {state === 'loading' || state === 'unanswered' ? null : (
        <>
          <Select
            label={words.reason()}
            name="reason"
            required
            placeholder={words.choose()}
            options={reasons}
            value={reason}
            onChange={(slug) => actor.send({ type: 'reason.chosen', reason: slug })}
          />
          <TextArea
            label={words.text()}
            name="text"
            rows={4}
            value={text}
            error={over > 0 ? words.tooLong({ count: over }) : undefined}
            onChange={(written) => actor.send({ type: 'text.changed', text: written })}
          />
        </>
      )}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'sendUnanswered' ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}
