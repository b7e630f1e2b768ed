import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import type { DraftSavingActor } from '../../machines/draftSavingMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useCan } from '../parts/states.ts'

/** The dialog shown when the wizard is left with unsaved changes. */
export function LeaveQuestion({ actor }: { actor: WizardActor }) {
  const question = useSelector(actor, ({ children }) => children.draftSaving)
  return question ? <Asked question={question} /> : null
}

function Asked({ question }: { question: DraftSavingActor }) {
  const { LL } = useWords()
  const words = LL.registration.wizard.leave
  const leaving = useSelector(question, ({ context }) => context.leaving)
  const isBusy = !useCan(question, { type: 'leaving.cancelled' })
  if (!leaving) return null
  return (
    <Dialog
      title={words.title()}
      onClose={() => question.send({ type: 'leaving.cancelled' })}
      actions={
        <>
          {/* The first one has the focus, so a second Enter loses nothing. */}
          <Button busy={isBusy} onClick={() => question.send({ type: 'leaving.cancelled' })}>
            {words.stay()}
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={() => question.send({ type: 'later.requested' })}>
            {words.later()}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={() => question.send({ type: 'leaving.confirmed' })}>
            {words.leave()}
          </Button>
        </>
      }
    >
      <p>{words.text()}</p>
    </Dialog>
  )
}
