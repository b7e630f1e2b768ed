import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Me } from '../../domain/members/meSchema.ts'
import {
  type FirstStepName,
  firstStepsFor,
  type NextStepName,
  nextStepsFor,
  ownProfile,
} from '../../domain/members/nextSteps.ts'
import type { Overview } from '../../domain/members/overviewSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, type Base } from '../../routes.ts'
import { Card } from '../parts/Layout.tsx'

const Sheet = styled(Card)`
  display: grid; gap: .9rem; h2 { font-size: var(--step-1); }
  ol { list-style: none; margin: 0; padding: 0; display: grid; }
  li { position: relative; display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0 .9rem; align-items: center; padding: .7rem 0; border-top: 1px solid var(--line); } li:first-child { border: 0; padding-top: 0; } li:last-child { padding-bottom: 0; }
  li > span { grid-row: 1 / 3; width: 2rem; height: 2rem; display: grid; place-items: center; border-radius: 50%; font-weight: 600; background: var(--sunk); color: var(--soft); }
  li:first-child > span { background: var(--brand); color: var(--brand-ink); } li[data-done='true'] > span { background: var(--good-wash); color: var(--good); } li[data-done='true'] > strong { color: var(--soft); font-weight: 500; }
  a { font-weight: 600; width: fit-content; } a::after { content: ''; position: absolute; inset: 0; } p { color: var(--soft); font-size: var(--step--1); }
`

interface Props {
  me: Me
  overview: Overview
  base: Base
  market: string
}

function questionsAt(me: Me): string {
  const own = ownProfile(me)
  return own ? addresses.ownListing(own.kind, own.id) : addresses.chooseOffering
}

const waysOf = ({ me, base }: Props): Record<NextStepName, string> => ({
  correct: addresses.profileReviewAt(base),
  answer: addresses.proposals(base, { box: 'all', state: 'turn' }),
  questions: questionsAt(me),
  read: addresses.chats(base),
  renew: addresses.plans(base, { mode: 'RENEW' }),
  finish: me.account_type ? addresses.registration(me.account_type) : addresses.chooseOffering,
  subscribe: addresses.plans(base),
})

const counted = ['answer', 'questions', 'read'] as const
const isCounted = (name: NextStepName): name is (typeof counted)[number] => counted.some((one) => one === name)

/** A member's next steps, in order, with their reasons. */
export function NextSteps(props: Props) {
  const { LL } = useWords()
  const words = LL.memberHome.next
  const steps = nextStepsFor(props.me, props.overview)
  if (steps.length === 0) return null
  const ways = waysOf(props)
  return (
    <Sheet>
      <h2>{words.title()}</h2>
      <ol>
        {steps.map(({ name, count }, index) => (
          <li key={name}>
            <span aria-hidden="true">{index + 1}</span>
            <Link href={ways[name]}>{isCounted(name) ? words.steps[name]({ count }) : words.steps[name]()}</Link>
            <p>{words.why[name]()}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

const firstWaysOf = ({ me, market }: Props): Record<FirstStepName, string> => {
  const registration = me.account_type ? addresses.registration(me.account_type) : addresses.chooseOffering
  return {
    profile: registration,
    documents: me.account_type ? addresses.registrationStep(me.account_type, 'documents') : registration,
    proposal: market,
  }
}

/** A new member's first steps, done and remaining. */
export function FirstSteps(props: Props) {
  const { LL } = useWords()
  const words = LL.memberHome.first
  const steps = firstStepsFor(props.me, props.overview)
  if (!steps) return null
  const ways = firstWaysOf(props)
  return (
    <Sheet>
      <h2>{words.title()}</h2>
      <ol>
        {steps.map(({ name, done }, index) => (
          <li key={name} data-done={done}>
            <span aria-hidden="true">{done ? '✓' : index + 1}</span>
            <strong>
              {done ? words.steps[name]() : <Link href={ways[name]}>{words.steps[name]()}</Link>}
              <span className="visually-hidden">: {done ? words.done() : words.open()}</span>
            </strong>
            <p>{words.why[name]()}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
