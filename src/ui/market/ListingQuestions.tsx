import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { Question } from '../../domain/market/questionSchema.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { NoWrapDates } from '../parts/Dated.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { useCan } from '../parts/states.ts'
import type { ListingActor } from './Listing.tsx'
import { hasQuestions } from './ListingFacts.tsx'

const Part = styled(Card).attrs({ as: 'section' })`
  ol { list-style: none; margin: 0; padding: 0; } li { padding: .9rem 0; border-top: 1px solid var(--line); } li:first-child { border: 0; padding-top: 0; }
  h3 { font: 600 1rem/1.4 var(--font); margin: 0; text-wrap: pretty; } h3, p { overflow-wrap: anywhere; white-space: pre-line; } p { margin: .35rem 0 0; } small { display: block; color: var(--soft); font-size: var(--step--1); margin-top: .15rem; }
  .answer { margin-top: .7rem; padding-left: .8rem; border-left: 3px solid var(--brand-wash); } .answer p { margin: 0; }
  .owner { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .5rem; } > button, > a { width: 100%; margin-top: .75rem; }
`

/** Questions and the owner's answers. Who asked is hidden, except from an owner who is already in talks with them. */
export function ListingQuestions({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const words = LL.market.questions
  const questions = useSelector(actor, ({ context }) => context.listing?.questions)
  if (!questions || !hasQuestions(questions)) return null
  const { list, may_answer } = questions
  return (
    <Part id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{LL.market.parts.questions()}</h2>
      {list.length === 0 ? <Soft>{may_answer ? words.noneOwn() : words.none()}</Soft> : null}
      <ol>
        {list.map((question) => (
          <li key={question.id}>
            <Asked question={question} isOwner={may_answer} />
            {may_answer ? <Owners actor={actor} question={question} /> : null}
          </li>
        ))}
      </ol>
      {may_answer ? null : <Ask actor={actor} />}
    </Part>
  )
}

function Asked({ question, isOwner }: { question: Question; isOwner: boolean }) {
  const { LL } = useWords()
  const words = LL.market.questions
  const { text, seen_as, asker, asker_name, asked_at, answer, answered_at } = question
  return (
    <>
      <h3>{text}</h3>
      {seen_as === null ? null : <Soft>{words.seenAs({ text: seen_as })}</Soft>}
      <small>
        <NoWrapDates text={words.line({ who: asker_name ?? words.askers[asker](), date: formatDate(asked_at) })} />
      </small>
      {answer === null || answered_at === null ? (
        <Soft>{isOwner ? words.pendingOwn() : words.pending()}</Soft>
      ) : (
        <div className="answer">
          <p>{answer}</p>
          <small>
            <NoWrapDates text={words.line({ who: words.answered(), date: formatDate(answered_at) })} />
          </small>
        </div>
      )}
    </>
  )
}

function Owners({ actor, question: { id, text, answer } }: { actor: ListingActor; question: Question }) {
  const { LL } = useWords()
  const words = LL.market.questions
  const mayAnswer = useCan(actor, { type: 'question.started', task: 'answer', id })
  const actionProps = (action: string) => ({ 'aria-label': words.about({ action, text }), children: action })
  return (
    <div className="owner">
      <Button
        variant={answer === null ? 'secondary' : 'quiet'}
        busy={!mayAnswer}
        onClick={() => actor.send({ type: 'question.started', task: 'answer', id })}
        {...actionProps(answer === null ? words.answer() : words.edit())}
      />
      <Button
        variant="quiet"
        busy={!mayAnswer}
        onClick={() => actor.send({ type: 'question.started', task: 'remove', id })}
        {...actionProps(words.remove())}
      />
      <Button
        variant="quiet"
        busy={!mayAnswer}
        onClick={() => actor.send({ type: 'questionReport.started', id })}
        {...actionProps(words.report())}
      />
    </div>
  )
}

const explainedRefusals = ['PROFILE_NOT_APPROVED', 'BLOCKED', 'QUOTA_EXCEEDED'] as const

function Ask({ actor }: { actor: ListingActor }) {
  const { LL } = useWords()
  const { listing, base } = useSelector(actor, ({ context }) => context)
  const mayAsk = useCan(actor, { type: 'question.started', task: 'ask', id: null })
  const refusal = listing?.questions.ask_refusal
  if (refusal === 'FORBIDDEN') return null
  const reason = explainedRefusals.find((code) => code === refusal)
  if (reason)
    return (
      <>
        <Soft>{LL.market.questions.refusal[reason]()}</Soft>
        {reason === 'PROFILE_NOT_APPROVED' ? (
          <LinkButton variant="secondary" href={addresses.profileReviewAt(base)}>
            {LL.market.wayOn[reason]()}
          </LinkButton>
        ) : null}
      </>
    )
  return (
    <Button
      variant="secondary"
      disabled={!mayAsk}
      onClick={() => actor.send({ type: 'question.started', task: 'ask', id: null })}
    >
      {LL.market.questions.ask()}
    </Button>
  )
}
