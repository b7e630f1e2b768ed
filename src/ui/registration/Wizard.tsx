import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { myProfileOf, reviewOf } from '../../domain/landing.ts'
import { accountTypeOf } from '../../domain/offerings.ts'
import { isReached } from '../../domain/registration/answers.ts'
import { fieldsOf, wizardStepNames } from '../../domain/registration/fields.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { ProfileLoadingActor } from '../../machines/profileLoadingMachine.ts'
import type { WizardActor } from '../../machines/wizardMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { FocusOnField } from '../parts/FocusOnField.tsx'
import { Card, EmptyState, ErrorNote, Form, Page, Row, Spinner, Steps } from '../parts/Layout.tsx'
import { Documents } from './Documents.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useOptionListsActor } from './useOptionLists.ts'
import { VerifiedContact } from './VerifiedContact.tsx'
import { WizardField } from './WizardField.tsx'

interface Props {
  actor: WizardActor
}

const Fields = styled.div`
  display: grid; gap: 1.25rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  &:empty { display: none; } > div { min-width: 0; } > [data-wide='true'] { grid-column: 1 / -1; }
  @media (min-width: 768px) { > [data-control='switch'] { padding-top: 1.6rem; } }
`

export default function Wizard({ actor }: Props) {
  const { LL } = useWords()
  const lists = useOptionListsActor(actor)
  const words = LL.registration.wizard
  const state = useSelector(actor, (snapshot) => snapshot)
  const listsState = useSelector(lists, ({ value }) => value)
  const profile = useSelector(actor, ({ children }) => children.profileLoading as ProfileLoadingActor | undefined)
  const profileState = useSelector(profile, (snapshot) => snapshot?.value)
  if (profileState === 'unavailable' || listsState === 'unavailable')
    return (
      <EmptyState
        title={words.unavailable()}
        action={
          <Button
            onClick={() => {
              profile?.send({ type: 'retry.asked' })
              lists.send({ type: 'retry.asked' })
            }}
          >
            {LL.tryAgain()}
          </Button>
        }
      />
    )
  if (state.matches('loading') || state.matches('finished') || listsState === 'loading')
    return <Spinner label={LL.loading()} />
  const { kind, step, editsOne } = state.context
  return (
    <Page title={editsOne ? words.edit[kind]() : words.title[kind]()}>
      {editsOne ? null : <Trail actor={actor} />}
      <Card>
        <StepForm key={step} actor={actor} />
      </Card>
      <LeaveQuestion actor={actor} />
    </Page>
  )
}

function Trail({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { kind, step, profile } = useSelector(actor, ({ context }) => context)
  return (
    <Steps
      label={words.progress()}
      labels={[words.basic(), words.business[kind](), words.documents()]}
      current={wizardStepNames.indexOf(step)}
      reached={wizardStepNames.map((name) => isReached(profile, name))}
      onChoose={(place) => {
        const chosen = wizardStepNames[place]
        if (chosen) actor.send({ type: 'step.chosen', step: chosen })
      }}
    />
  )
}

function StepForm({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { refusal, attempts, kind, step, answers, editsOne, waitsForUploads } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches('unanswered'))
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
      {step === 'basic' ? <VerifiedContact actor={actor} /> : null}
      <Fields>
        {fieldsOf(kind, step, answers).map((spec) => (
          <div key={spec.name} data-wide={spec.control === 'longText'} data-control={spec.control}>
            <WizardField actor={actor} spec={spec} />
          </div>
        ))}
      </Fields>
      {step === 'documents' ? <Documents actor={actor} /> : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {waitsForUploads ? <ErrorNote>{LL.registration.upload.running()}</ErrorNote> : null}
      {isUnanswered ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      <Actions actor={actor} />
    </Form>
  )
}

function Actions({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const { step, editsOne, kind, profile } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const accountType = accountTypeOf(kind)
  const away = profile?.status === 'draft' ? reviewOf(accountType) : myProfileOf(accountType)
  const busy = state === 'saving'
  const isKept = state === 'settingAside'
  return (
    <Row>
      {editsOne ? (
        <LinkButton variant="secondary" href={away}>
          {words.cancel()}
        </LinkButton>
      ) : step === 'basic' ? null : (
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.asked' })}>
          {words.back()}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {busy ? words.saving() : editsOne ? words.saveChanges() : words.save()}
      </Button>
      {step === 'documents' ? null : (
        <Button variant="quiet" busy={isKept} onClick={() => actor.send({ type: 'later.asked' })}>
          {words.later()}
        </Button>
      )}
    </Row>
  )
}
