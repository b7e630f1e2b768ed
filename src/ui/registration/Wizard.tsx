import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { wizardSteps } from '../../domain/registration/fields.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { wizardMachine } from '../../machines/wizardMachine.ts'
import { Button } from '../parts/Button.tsx'
import { FocusOnError } from '../parts/FocusOnError.tsx'
import { Card, Columns, EmptyState, ErrorNote, Form, Page, Row, Spinner, Steps } from '../parts/Layout.tsx'
import { UploadSlot } from './UploadSlot.tsx'
import { WizardField } from './WizardField.tsx'

export type WizardActor = ActorRefFrom<typeof wizardMachine>

export default function Wizard({ actor }: { actor: WizardActor }) {
  const { LL } = useWords()
  const snapshot = useSelector(actor, (state) => state)
  const words = LL.registration.wizard
  if (snapshot.matches('unavailable'))
    return (
      <EmptyState
        title={words.unavailable()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  if (snapshot.matches('loading') || snapshot.matches('finished')) return <Spinner label={LL.loading()} />
  const { kind } = snapshot.context
  const step = snapshot.matches('documents') ? 2 : snapshot.matches('business') ? 1 : 0
  return (
    <Page title={words.title[kind]()}>
      <Steps
        label={words.progress()}
        labels={[words.basic(), words.business[kind](), words.documents()]}
        current={step}
      />
      <Card>
        <StepForm actor={actor} step={step} />
      </Card>
    </Page>
  )
}

function StepForm({ actor, step }: { actor: WizardActor; step: 0 | 1 | 2 }) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const snapshot = useSelector(actor, (state) => state)
  const { refusal, attempts, kind } = snapshot.context
  const inner = typeof snapshot.value === 'object' ? Object.values(snapshot.value)[0] : ''
  const busy = inner === 'saving' || inner === 'finishing'
  const names = step === 0 ? wizardSteps[kind].basic : wizardSteps[kind].business
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <FocusOnError attempt={attempts} />
      {step === 2 ? (
        <Documents actor={actor} />
      ) : (
        <Columns>
          {names.map((spec) => (
            <WizardField key={spec.name} actor={actor} spec={spec} />
          ))}
        </Columns>
      )}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {inner === 'unanswered' ? <ErrorNote>{words.unanswered()}</ErrorNote> : null}
      <Row>
        {step > 0 ? (
          <Button variant="secondary" onClick={() => actor.send({ type: 'back.asked' })}>
            {words.back()}
          </Button>
        ) : null}
        <Button type="submit" busy={busy}>
          {busy ? words.saving() : words.save()}
        </Button>
      </Row>
    </Form>
  )
}

function Documents({ actor }: { actor: WizardActor }) {
  const { kind, uploads, lists, errors } = useSelector(actor, ({ context }) => context)
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  return (
    <Columns>
      {[...requiredDocuments, ...optionalDocuments].map((document) => {
        const upload = uploads[document]
        return upload ? (
          <UploadSlot
            key={document}
            actor={upload}
            types={lists['proof-type'] ?? []}
            required={requiredDocuments.includes(document)}
            error={errors[document]}
          />
        ) : null
      })}
    </Columns>
  )
}
