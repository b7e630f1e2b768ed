import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { ActorRefFrom } from 'xstate'
import type { Answer } from '../../domain/contract/profiles.ts'
import { homeBase, registrationOf } from '../../domain/landing.ts'
import { accountTypeOf, loginTypeOf } from '../../domain/offerings.ts'
import { type FieldSpec, wizardSteps } from '../../domain/registration/fields.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { profileReviewMachine } from '../../machines/profileReviewMachine.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { Badge, Card, EmptyState, ErrorNote, Page, Row, Soft, Spinner } from '../parts/Layout.tsx'

type Actor = ActorRefFrom<typeof profileReviewMachine>

const Facts = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem 2rem; margin: 1rem 0 0;
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`
const Bar = styled.div`display: flex; justify-content: space-between; align-items: center; gap: 1rem; h2 { font-size: var(--step-2); }`

export default function ProfileReview({ actor }: { actor: Actor }) {
  const { LL } = useWords()
  const words = LL.registration.review
  const state = useSelector(actor, ({ value }) => value)
  const { profile, kind, refusal } = useSelector(actor, ({ context }) => context)
  if (state === 'loading') return <Spinner label={LL.loading()} />
  if (state === 'unavailable')
    return (
      <EmptyState
        title={LL.registration.wizard.unavailable()}
        action={<Button onClick={() => actor.send({ type: 'retry.asked' })}>{LL.tryAgain()}</Button>}
      />
    )
  const accountType = accountTypeOf(kind)
  if (!profile)
    return (
      <EmptyState
        title={words.missing()}
        action={<LinkButton href={registrationOf(accountType)}>{words.start()}</LinkButton>}
      />
    )
  const draft = profile.status === 'draft' || profile.status === 'changes_requested'
  const plans = `${loginTypeOf(kind) === 'investor' ? '/investor' : homeBase('entrepreneur', accountType)}/subscriptions`
  return (
    <Page
      title={draft ? words.title() : words.mine()}
      lead={draft ? words.lead() : undefined}
      actions={
        <Badge data-tone={profile.status === 'approved' ? 'good' : 'brand'}>{words.status[profile.status]()}</Badge>
      }
    >
      <Soft>{words.completeness({ percent: profile.completeness })}</Soft>
      <Summary actor={actor} step="basic" />
      <Summary actor={actor} step="business" />
      <Card>
        <StepBar title={LL.registration.wizard.documents()} href={`${registrationOf(accountType)}?step=documents`} />
        <ul>
          {profile.documents.map((document) => (
            <li key={document.id}>
              {LL.registration.documents[document.kind]()}: <a href={document.url}>{document.file_name}</a>
            </li>
          ))}
        </ul>
      </Card>
      {refusal ? <ErrorNote>{refusal.message}</ErrorNote> : null}
      {state === 'unanswered' ? <ErrorNote>{LL.registration.wizard.unanswered()}</ErrorNote> : null}
      <Row>
        {draft ? (
          <Button busy={state === 'submitting'} onClick={() => actor.send({ type: 'profile.submitted' })}>
            {words.submit()}
          </Button>
        ) : (
          <>
            <span role="status">{profile.status === 'approved' ? words.approved() : words.submitted()}</span>
            <LinkButton href={plans}>{words.subscribe()}</LinkButton>
          </>
        )}
      </Row>
    </Page>
  )
}

function StepBar({ title, href }: { title: string; href: string }) {
  const { LL } = useWords()
  return (
    <Bar>
      <h2>{title}</h2>
      <LinkButton variant="quiet" href={href}>
        {LL.registration.review.edit()}
        <span className="visually-hidden">: {title}</span>
      </LinkButton>
    </Bar>
  )
}

function Summary({ actor, step }: { actor: Actor; step: 'basic' | 'business' }) {
  const { LL } = useWords()
  const { profile, kind, lists, countries } = useSelector(actor, ({ context }) => context)
  const title = step === 'basic' ? LL.registration.wizard.basic() : LL.registration.wizard.business[kind]()
  const shown = (spec: FieldSpec, answer: Answer): string => {
    const label = (slug: string) =>
      spec.control === 'country'
        ? (countries.find(({ code }) => code === slug)?.name ?? slug)
        : (lists[spec.list ?? '']?.find((option) => option.slug === slug)?.label ?? slug)
    if (answer === null) return ''
    if (typeof answer === 'boolean') return answer ? LL.yes() : LL.no()
    if (Array.isArray(answer)) return answer.map(label).join(', ')
    return typeof answer === 'object' ? `${answer.currency} ${answer.amount}`.trim() : label(String(answer))
  }
  return (
    <Card>
      <StepBar title={title} href={`${registrationOf(accountTypeOf(kind))}?step=${step}`} />
      <Facts>
        {wizardSteps[kind][step].map((spec) => {
          const value = shown(spec, profile?.[step][spec.name] ?? null)
          return value ? (
            <div key={spec.name}>
              <dt>{LL.registration.fields[spec.name as keyof TranslationFunctions['registration']['fields']]()}</dt>
              <dd>{value}</dd>
            </div>
          ) : null
        })}
      </Facts>
    </Card>
  )
}
