import { useSelector } from '@xstate/react'
import { reportReasons } from '../../domain/chats/reports.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ChatAction, ChatMenuActor, Report } from '../../machines/chatMenuMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextArea } from '../parts/Field.tsx'
import { Fields } from '../parts/Fields.tsx'
import { ErrorNote } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { byState, Nothing, useCan, useTag } from '../parts/states.ts'

type Props = { actor: ChatMenuActor; name: string }

/** Confirms an action that is not easily undone; stays open until the server has responded. */
export const ActionDialog = byState<ChatMenuActor, Props>({
  idle: Nothing,
  confirming: Asked,
  running: Asked,
  unanswered: Asked,
})

function Asked({ actor, name }: Props) {
  const { LL } = useWords()
  const words = LL.chats
  const isBusy = !useCan(actor, { type: 'action.cancelled' })
  const isLost = useTag(actor, 'recoverable')
  const { action, refusal } = useSelector(actor, ({ context }) => context)
  if (!action || (isBusy && isQuick(action))) return null
  const { title, yes } = {
    mute: { title: quickTitle(action, words), yes: words.retry() },
    archive: { title: quickTitle(action, words), yes: words.retry() },
    block: isQuick(action)
      ? { title: quickTitle(action, words), yes: words.retry() }
      : { title: words.ask.blockTitle({ name }), yes: words.block() },
    delete: { title: words.ask.deleteTitle(), yes: words.discard() },
    report: { title: words.ask.reportTitle({ name }), yes: words.report() },
  }[action.kind]
  const cancel = () => actor.send({ type: 'action.cancelled' })
  return (
    <Dialog
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={cancel}>
            {words.ask.cancel()}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={() => actor.send({ type: 'action.confirmed' })}>
            {yes}
          </Button>
        </>
      }
    >
      {action.kind === 'block' && action.blocked ? <p>{words.ask.block({ name })}</p> : null}
      {action.kind === 'delete' ? (
        <>
          <p>{action.forAll ? words.ask.deleteForAll() : words.ask.delete({ name })}</p>
          {action.mayBeForAll ? (
            <Fields actor={actor} takes={{ type: 'deletion.changed', forAll: action.forAll }}>
              <Checkbox
                label={words.ask.forAll({ name })}
                name="for-all"
                checked={action.forAll}
                onChange={(forAll) => actor.send({ type: 'deletion.changed', forAll })}
              />
            </Fields>
          ) : null}
        </>
      ) : null}
      {action.kind === 'report' ? <ReportForm actor={actor} report={action.report} /> : null}
      {isLost ? <ErrorNote>{words.ask.unanswered()}</ErrorNote> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
    </Dialog>
  )
}

const isQuick = (action: ChatAction) =>
  action.kind === 'mute' || action.kind === 'archive' || (action.kind === 'block' && !action.blocked)

/** The name of an action that is not confirmed, and shows only what went wrong. */
function quickTitle(action: ChatAction, words: TranslationFunctions['chats']): string {
  if (action.kind === 'mute') return action.muted ? words.mute() : words.unmute()
  if (action.kind === 'archive') return action.archived ? words.archive() : words.unarchive()
  return words.unblock()
}

function ReportForm({ actor, report }: { actor: ChatMenuActor; report: Report }) {
  const { LL } = useWords()
  const words = LL.chats
  const excessLength = excess(report.note, maxLengths.report)
  const change = (changed: Partial<Report>) => actor.send({ type: 'report.changed', change: changed })
  return (
    <Fields actor={actor} takes={{ type: 'report.changed', change: {} }}>
      <Select
        label={words.ask.reason()}
        name="reason"
        placeholder={words.ask.reason()}
        value={report.reason}
        options={reportReasons.map((slug) => ({ slug, label: words.reasons[slug]() }))}
        onChange={(slug) => {
          const reason = reportReasons.find((known) => known === slug)
          if (reason) change({ reason })
        }}
      />
      <TextArea
        label={words.ask.note()}
        name="note"
        rows={3}
        value={report.note}
        error={excessLength > 0 ? words.tooLong({ count: excessLength }) : undefined}
        onChange={(note) => change({ note })}
      />
    </Fields>
  )
}
