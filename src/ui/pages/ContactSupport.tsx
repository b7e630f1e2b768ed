import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type ContactTopic, contactTopics } from '../../domain/support/topics.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { contactMachine } from '../../machines/contactMachine.ts'
import { endingsHint, fieldWords } from '../login/index.ts'
import { Button } from '../parts/Button.tsx'
import { CheckedForm } from '../parts/CheckedForm.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { TextArea, TextField } from '../parts/Field.tsx'
import { Card, ErrorNote, Page, Soft } from '../parts/Layout.tsx'
import { Select } from '../parts/Select.tsx'
import { byState, useCan, useTag } from '../parts/states.ts'

type ContactActor = ActorRefFrom<typeof contactMachine>
type Props = { actor: ContactActor }

const Screen = byState<ContactActor>({
  editing: ContactForm,
  sending: ContactForm,
  unanswered: ContactForm,
  sent: Sent,
})

export default function ContactSupport({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.pages.contact
  return (
    <Page title={words.title()} lead={words.lead()} narrow>
      <Card>
        <Screen actor={actor} />
      </Card>
    </Page>
  )
}

function Sent({ actor }: Props) {
  const { LL } = useWords()
  const { reference, draft } = useSelector(actor, ({ context }) => context)
  return <p role="status">{LL.pages.contact.sent({ reference: reference ?? '', email: draft.email })}</p>
}

function ContactForm({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.pages.contact
  const isLost = useTag(actor, 'recoverable')
  const isBusy = !useCan(actor, { type: 'form.submitted' })
  const { draft, errors, refusal, attempts, wasFault, mayAttach } = useSelector(actor, ({ context }) => context)
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'field.changed', change: part })
  return (
    <CheckedForm attempts={attempts} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <TextField
        label={words.name()}
        name="name"
        autoComplete="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={fieldWords(LL, errors, 'name')}
        required
      />
      <TextField
        label={words.email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={fieldWords(LL, errors, 'email')}
        hint={errors.email === 'invalidEmail' ? endingsHint(LL) : undefined}
        required
      />
      <Select
        label={words.topic()}
        name="topic"
        value={draft.topic}
        onChange={(topic) => change({ topic: topic as ContactTopic })}
        options={contactTopics.map((slug) => ({ slug, label: words.topics[slug]() }))}
      />
      <TextArea
        label={words.message()}
        name="message"
        rows={7}
        value={draft.message}
        onChange={(message) => change({ message })}
        error={errors.message === 'invalid' ? words.tooShort() : fieldWords(LL, errors, 'message')}
        required
      />
      {mayAttach ? (
        <div>
          <Checkbox
            label={words.attach()}
            name="steps"
            checked={draft.attachesSteps}
            onChange={(attachesSteps) => change({ attachesSteps })}
          />
          <Soft>{words.attachHint()}</Soft>
        </div>
      ) : null}
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {isLost ? <ErrorNote>{LL.login[wasFault ? 'faulty' : 'unanswered']()}</ErrorNote> : null}
      <Button type="submit" wide busy={isBusy}>
        {words.send()}
      </Button>
    </CheckedForm>
  )
}
