import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import { isLinkFact } from '../../domain/market/linkFacts.ts'
import { accountTypeOf } from '../../domain/offerings.ts'
import type { WizardStep } from '../../domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import { answerInForce, fieldsOf, sectionsOf } from '../../domain/registration/formFields.ts'
import type { Profile } from '../../domain/registration/profileSchema.ts'
import { amountsByYear, isYears, type YearAmounts } from '../../domain/registration/years.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { profileReviewMachine } from '../../machines/profileReviewMachine.ts'
import { addresses } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { FactList, wide, widthOf } from '../parts/FactList.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'
import { DocumentBadge, DocumentLine, fieldLabel, useOptionLists, WhoOpens } from '../registration/index.ts'
import { answerWords } from './answerWords.ts'
import { YearsTable } from './YearsTable.tsx'

type Actor = ActorRefFrom<typeof profileReviewMachine>
interface Props {
  actor: Actor
  profile: Profile
}

const Bar = styled.div`display: flex; justify-content: space-between; align-items: center; gap: 1rem; h2 { font-size: var(--step-2); }`
const Part = styled.section`
  margin-top: 1rem; & + & { margin-top: 1.4rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  h3 { font: 700 1rem/1.4 var(--font); margin-bottom: .75rem; } > p { margin: 0; color: var(--soft); font-size: var(--step--1); } > dl + p { margin-top: 1rem; }
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

/** The answers of a step in readable form, with the reviewer's notes on them. */
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

/** The answers by subject, in the order of the form. Unanswered questions are listed, so that they are checked too. */
function AnswerList({ actor, profile, step }: Props & { step: WizardStep }) {
  const { LL, locale } = useWords()
  const lists = useOptionLists(actor)
  const answers = profile[step === 'documents' ? 'document_answers' : step]
  const fields = fieldsOf(profile.kind, step, answers).filter(({ otherOf }) => !otherOf)
  return sectionsOf(fields).map(({ section, specs }) => {
    const entries = specs.map((spec) => {
      const answer = answers[spec.name]
      const years = isYears(answer) ? amountsByYear(answer) : []
      const inForce = { ...answers, [spec.name]: answerInForce(spec, answers) }
      return { spec, years, value: answerWords(LL, locale, spec, inForce, lists) }
    })
    return (
      <AnswersOf
        key={specs[0]?.name}
        profile={profile}
        title={section && LL.registration.sections[section]()}
        said={entries}
      />
    )
  })
}

interface Answered {
  spec: FieldSpec
  /** Empty if nothing was answered. */
  value: string
  /** The figures of an answer by year, shown as a table; empty for every other answer. */
  years: readonly YearAmounts[]
}

function AnswersOf({ profile, title, said: entries }: { profile: Profile; title: string | null; said: Answered[] }) {
  const { LL } = useWords()
  const id = useId()
  const answered = entries.filter(({ value }) => value !== '')
  // A switch that is off counts as an answer.
  const left = entries.filter(({ spec, value }) => value === '' && spec.control !== 'switch')
  if (answered.length + left.length === 0) return null
  return (
    <Part aria-labelledby={title ? id : undefined}>
      {title ? <h3 id={id}>{title}</h3> : null}
      {answered.length > 0 ? (
        <FactList>
          {answered.map(({ spec, value, years }) => (
            <div key={spec.name} {...(years.length > 0 ? wide : widthOf(value, spec.control === 'longText'))}>
              <dt>{fieldLabel(LL, spec)}</dt>
              <dd>
                {years.length > 0 ? (
                  <YearsTable years={years} />
                ) : (
                  <Linked text={value} isAddress={isLinkFact(spec.name)} />
                )}
              </dd>
              {profile.review?.fields[spec.name] ? <dd className="note">{profile.review.fields[spec.name]}</dd> : null}
            </div>
          ))}
        </FactList>
      ) : null}
      {left.length > 0 ? (
        <p>{LL.registration.review.leftEmpty({ names: left.map(({ spec }) => fieldLabel(LL, spec)).join(' · ') })}</p>
      ) : null}
    </Part>
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
            <WhoOpens document={document.kind} />
            {profile.review?.fields[document.kind] ? (
              <span className="note">{profile.review.fields[document.kind]}</span>
            ) : null}
          </li>
        ))}
      </Files>
    </Card>
  )
}
