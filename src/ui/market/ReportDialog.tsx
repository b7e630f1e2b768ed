import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { reportMachine } from '../../machines/reportMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote, Spinner } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { type ByState, useByState, useCan, useTag } from '../parts/states.ts'
import { TryAgain } from '../parts/TryAgain.tsx'

type ReportActor = ActorRefFrom<typeof reportMachine>
type ReportWords = Record<
  'title' | 'reason' | 'text' | 'choose' | 'send' | 'lost' | 'cancel' | 'unanswered',
  () => string
> & { tooLong: (params: { count: number }) => string }

interface Props {
  actor: ReportActor
  words: ReportWords
  /** A note on further effects of the report. */
  note?: string
}

const contents: ByState<ReportActor, ComponentType<Props>> = {
  loading: Loading,
  unanswered: Unanswered,
  writing: ReportFields,
  sending: ReportFields,
  sendUnanswered: ReportFields,
  over: ReportFields,
}
/** True if there is nothing to send yet. */
const isBlank: ByState<ReportActor, boolean> = {
  loading: true,
  unanswered: true,
  writing: false,
  sending: false,
  sendUnanswered: false,
  over: false,
}

/** A form with a reason and a short text for the moderators. */
export function ReportDialog({ actor, words, note }: Props) {
  const { reason, text, refusal } = useSelector(actor, ({ context }) => context)
  const Content = useByState(actor, contents)
  const hasNothing = useByState(actor, isBlank)
  const isLost = useTag(actor, 'recoverable')
  const isBusy = useTag(actor, 'busy')
  const isWriting = useCan(actor, { type: 'text.changed', text })
  const drop = () => actor.send({ type: 'report.cancelled' })
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
            busy={isBusy}
            disabled={hasNothing || (isWriting && (reason === '' || excess(text, maxLengths.report) > 0))}
            onClick={() => actor.send({ type: 'report.submitted' })}
          >
            {words.send()}
          </Button>
        </>
      }
    >
      {note ? <p>{note}</p> : null}
      <Content actor={actor} words={words} />
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{words.lost()}</ErrorNote> : null}
    </Dialog>
  )
}

function Loading() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

function Unanswered({ actor, words }: Props) {
  return <TryAgain title={words.unanswered()} actor={actor} />
}

function ReportFields({ actor, words }: Props) {
  const { reason, text, reasons } = useSelector(actor, ({ context }) => context)
  const excessLength = excess(text, maxLengths.report)
  return (
    <Fields actor={actor} takes={{ type: 'text.changed', text }}>
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
        error={excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined}
        onChange={(written) => actor.send({ type: 'text.changed', text: written })}
      />
    </Fields>
  )
}
