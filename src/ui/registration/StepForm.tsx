import { useSelector } from '@xstate/react'
import { type ComponentType, useId } from 'react'
import { styled } from 'styled-components'
import { accountTypeOf } from '../../domain/offerings.ts'
import type { Control } from '../../domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import { fieldsOf, sectionsOf } from '../../domain/registration/formFields.ts'
import { profileStatusTable } from '../../domain/registration/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { DraftAutosaveActor } from '../../machines/draftAutosaveMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { addresses, reviewOf } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { FocusOnField } from '../parts/FocusOnField.tsx'
import { ErrorNote, Form, Row } from '../parts/Layout.tsx'
import { type ByState, Nothing, useByState, useCan, useTag } from '../parts/states.ts'
import { useContextOf } from '../parts/useContextOf.ts'
import { Documents } from './Documents.tsx'
import { MissingAnswers } from './MissingAnswers.tsx'
import { useUploads } from './useUploads.ts'
import { VerifiedContact } from './VerifiedContact.tsx'
import { WizardField } from './WizardField.tsx'

interface Props {
  actor: WizardActor
}

const Fields = styled.div`
  display: grid; gap: 1.25rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  &:empty { display: none; } > div { min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; } > [data-wide='true'] { grid-column: 1 / -1; }
  @media (min-width: 768px) { > [data-control='switch'] { padding-top: 1.6rem; } }
`

const Section = styled.section`display: grid; gap: 1rem; h2 { margin: 0; font-size: var(--step-1); } & + & { padding-top: 1.25rem; border-top: 1px solid var(--line); }`
const SavedNote = styled.p`margin: 0; color: var(--soft); font-size: var(--step--1);`

export function StepForm({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { attempts, kind, step, editsOne } = useContextOf(actor, 'attempts', 'kind', 'step', 'editsOne')
  const isUnanswered = useTag(actor, 'recoverable')
  const title = { basic: words.basic(), business: words.business[kind](), documents: words.documents() }[step]
  return (
    <Form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <FocusOnError attempt={attempts} />
      <FocusOnField />
      {editsOne ? <h2>{title}</h2> : null}
      <MissingAnswers actor={actor} />
      {step === 'basic' ? <VerifiedContact actor={actor} /> : null}
      <StepFields actor={actor} />
      {step === 'documents' ? <Documents actor={actor} /> : null}
      <Notes actor={actor} />
      <DraftState actor={actor} />
      {isUnanswered ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      <Actions actor={actor} />
    </Form>
  )
}

/** The reasons that the step cannot be saved. */
function Notes({ actor }: Props) {
  const { LL } = useWords()
  const { refusal, errors, waitsForUploads, documentUploads } = useContextOf(
    actor,
    'refusal',
    'errors',
    'waitsForUploads',
    'documentUploads',
  )
  const { isRunning, held } = useUploads(documentUploads)
  const marked = Object.keys(errors)
  const isMended = marked.length > 0 && marked.every((name) => held.includes(name))
  return (
    <>
      {refusal && !isMended ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {waitsForUploads && isRunning ? <ErrorNote>{LL.registration.upload.running()}</ErrorNote> : null}
    </>
  )
}

const wide: readonly Control[] = ['longText', 'years', 'shares']
const isWide = ({ control }: FieldSpec) => wide.includes(control)

/** A switch that takes the place of the field before it is below that field, not beside another. */
function cellsOf(specs: readonly FieldSpec[]): FieldSpec[][] {
  const cells: FieldSpec[][] = []
  for (const spec of specs) {
    const cell = cells.at(-1)
    if (spec.control === 'switch' && cell?.at(-1)?.hiddenIf?.field === spec.name) cell.push(spec)
    else cells.push([spec])
  }
  return cells
}

const areSame = (before: readonly FieldSpec[], now: readonly FieldSpec[]) =>
  before.length === now.length && before.every((spec, index) => spec === now[index])

/** Each field renders separately, so that a key press in one does not render the others. */
function StepFields({ actor }: Props) {
  const specs = useSelector(actor, ({ context: { kind, step, answers } }) => fieldsOf(kind, step, answers), areSame)
  return sectionsOf(specs).map((part) => <Part key={part.specs[0]?.name} {...part} actor={actor} />)
}

function Part({ actor, section, specs }: Props & ReturnType<typeof sectionsOf>[number]) {
  const { LL } = useWords()
  const id = useId()
  const fields = (
    <Fields>
      {cellsOf(specs).map((cell) => {
        const last = cell.at(-1)
        const isAlone = cell.length === 1
        return (
          <div key={last?.name} data-wide={cell.some(isWide)} data-control={isAlone ? last?.control : undefined}>
            {cell.map((spec) => (
              <WizardField key={spec.name} actor={actor} spec={spec} />
            ))}
          </div>
        )
      })}
    </Fields>
  )
  if (!section) return fields
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{LL.registration.sections[section]()}</h2>
      {fields}
    </Section>
  )
}

/** Whether the server has stored the input; nothing before the first input. */
function DraftState({ actor }: Props) {
  const keeping = useSelector(actor, ({ children }) => children.draftAutosave)
  const Note = useByState(keeping, draftNotes) ?? Nothing
  return <Note />
}

const draftNotes: ByState<DraftAutosaveActor, ComponentType> = {
  idle: Nothing,
  waiting: SavingDraft,
  saving: SavingDraft,
  saved: SavedDraft,
  refused: UnsavedDraft,
  unanswered: UnsavedDraft,
}

function SavingDraft() {
  const { LL } = useWords()
  return <SavedNote>{LL.registration.wizard.draft.saving()}</SavedNote>
}

function SavedDraft() {
  const { LL } = useWords()
  return <SavedNote>{LL.registration.wizard.draft.saved()}</SavedNote>
}

function UnsavedDraft() {
  const { LL } = useWords()
  return <SavedNote role="status">{LL.registration.wizard.draft.unanswered()}</SavedNote>
}

function Actions({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { step, editsOne, kind, profile } = useContextOf(actor, 'step', 'editsOne', 'kind', 'profile')
  const accountType = accountTypeOf(kind)
  const away =
    profile && profileStatusTable[profile.status].isDraft ? reviewOf(accountType) : addresses.myProfile(accountType)
  const isSaving = useTag(actor, 'busy')
  const maySubmit = useCan(actor, { type: 'form.submitted' })
  const mayLeave = useCan(actor, { type: 'later.requested' })
  return (
    <Row>
      {editsOne ? (
        <LinkButton variant="secondary" href={away}>
          {words.cancel()}
        </LinkButton>
      ) : step === 'basic' ? null : (
        <Button variant="secondary" busy={!mayLeave} onClick={() => actor.send({ type: 'back.requested' })}>
          {words.back()}
        </Button>
      )}
      <Button type="submit" busy={!maySubmit}>
        {isSaving ? words.saving() : editsOne ? words.saveChanges() : words.save()}
      </Button>
      {step === 'documents' ? null : (
        <Button variant="quiet" busy={!mayLeave} onClick={() => actor.send({ type: 'later.requested' })}>
          {words.later()}
        </Button>
      )}
    </Row>
  )
}
