import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { addresses } from '../../addresses.ts'
import { accountTypeOf } from '../../domain/offerings.ts'
import type { WizardStep } from '../../domain/registration/fieldKinds.ts'
import { fieldsOf } from '../../domain/registration/formFields.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { profileReviewMachine } from '../../machines/profileReviewMachine.ts'
import { LinkButton } from '../parts/Button.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'
import { DocumentBadge, DocumentLine, fieldLabel, useOptionLists } from '../registration/index.ts'
import { answerWords } from './answerWords.ts'

type Actor = ActorRefFrom<typeof profileReviewMachine>
interface Props {
  actor: Actor
  profile: Profile
}

const Bar = styled.div`display: flex; justify-content: space-between; align-items: center; gap: 1rem; h2 { font-size: var(--step-2); }`
const Facts = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.1rem 2rem; margin: 1rem 0 0;
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
  [data-long='true'] { grid-column: 1 / -1; max-width: 75ch; }
  .note { color: var(--warn); font-weight: 600; font-size: var(--step--1); }
`
const Files = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem; margin: 1rem 0 0; padding: 0; list-style: none; li > a + * { margin-top: .5rem; }
  .note { color: var(--warn); font-weight: 600; font-size: var(--step--1); }
`

function StepBar({ profile, step, title }: { profile: Profile; step: WizardStep; title: string }) {
  const { LL } = useWords()
  return (
    <Bar>
      <h2>{title}</h2>
      {profile.can.edit ? (
        <LinkButton variant="quiet" href={addresses.registrationStep(accountTypeOf(profile.kind), step)}>
          {LL.registration.review.edit()}
          <span className="visually-hidden">: {title}</span>
        </LinkButton>
      ) : null}
    </Bar>
  )
}

/** The answers of a step, as they are read, with what the reviewer said about single ones. */
export function Summary({ actor, profile, step }: Props & { step: 'basic' | 'business' }) {
  const { LL } = useWords()
  const words = LL.registration.wizard
  const title = step === 'basic' ? words.basic() : words.business[profile.kind]()
  return (
    <Card>
      <StepBar profile={profile} step={step} title={title} />
      <AnswerList actor={actor} profile={profile} step={step} />
    </Card>
  )
}

function AnswerList({ actor, profile, step }: Props & { step: WizardStep }) {
  const { LL, locale } = useWords()
  const { kind, review } = profile
  const lists = useOptionLists(actor)
  const answers = profile[step === 'documents' ? 'document_answers' : step]
  const shown = fieldsOf(kind, step, answers).flatMap((spec) => {
    const value = spec.otherOf ? '' : answerWords(LL, locale, spec, answers, lists)
    return value ? [{ spec, value, note: review?.fields[spec.name] }] : []
  })
  return shown.length === 0 ? null : (
    <Facts>
      {shown.map(({ spec, value, note }) => (
        <div key={spec.name} data-long={spec.control === 'longText'}>
          <dt>{fieldLabel(LL, spec)}</dt>
          <dd>
            <Linked text={value} />
          </dd>
          {note ? <dd className="note">{note}</dd> : null}
        </div>
      ))}
    </Facts>
  )
}

export function DocumentSummary({ actor, profile }: Props) {
  const { LL } = useWords()
  const { lists } = useOptionLists(actor)
  const documents = useSelector(actor, ({ context }) => context.profile?.documents ?? [])
  const typeOf = (type: string | null) =>
    [...(lists['proof-type'] ?? []), ...(lists['identity-proof-type'] ?? [])].find(({ slug }) => slug === type)?.label
  return (
    <Card>
      <StepBar profile={profile} step="documents" title={LL.registration.wizard.documents()} />
      <AnswerList actor={actor} profile={profile} step="documents" />
      {documents.length === 0 ? <Soft>{LL.registration.upload.none()}</Soft> : null}
      <Files>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentLine
              document={document}
              title={[LL.registration.documents[document.kind](), typeOf(document.type)].filter(Boolean).join(' · ')}
            />
            <DocumentBadge state={document.state} />
            {profile.review?.fields[document.kind] ? (
              <span className="note">{profile.review.fields[document.kind]}</span>
            ) : null}
          </li>
        ))}
      </Files>
    </Card>
  )
}
