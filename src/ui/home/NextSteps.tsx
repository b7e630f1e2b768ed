import { styled } from 'styled-components'
import { Link } from 'wouter'
import { listingTitle } from '../../domain/market/listingTitle.ts'
import type { Me } from '../../domain/members/meSchema.ts'
import {
  type FirstStepName,
  firstStepsFor,
  type NextStepName,
  nextStepsFor,
  ownProfile,
} from '../../domain/members/nextSteps.ts'
import type { Overview } from '../../domain/proposals/overviewSchema.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, type Base } from '../../routes.ts'
import { NoWrapDates } from '../parts/Dated.tsx'
import { Card } from '../parts/Layout.tsx'

const Sheet = styled(Card)`
  display: grid; gap: .9rem; h2 { font-size: var(--step-1); }
  ol, ul { list-style: none; margin: 0; padding: 0; display: grid; }
  ol > li { position: relative; display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0 .9rem; align-items: center; padding: .7rem 0; border-top: 1px solid var(--line); } ol > li:first-child { border: 0; padding-top: 0; } ol > li:last-child { padding-bottom: 0; }
  ol > li > span { grid-row: 1 / 3; width: 2rem; height: 2rem; display: grid; place-items: center; border-radius: 50%; font-weight: 600; background: var(--sunk); color: var(--soft); }
  ol > li:first-child:not([data-done]) > span { background: var(--brand); color: var(--brand-ink); } li[data-done='false'] > span { background: none; border: 2px solid color-mix(in srgb, var(--soft) 60%, transparent); } li[data-done='true'] > span { background: var(--good-wash); color: var(--good); } li[data-done='true'] > strong { color: var(--soft); font-weight: 500; }
  a { font-weight: 600; width: fit-content; } ol > li:not(:has(ul)) a::after, ul > li > a::after { content: ''; position: absolute; inset: 0; } p { color: var(--soft); font-size: var(--step--1); }
  ol > li:has(ul) > span { align-self: start; } ul { gap: .5rem 1.5rem; margin-top: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
  ul > li { position: relative; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: .7rem; }
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
            {name === 'answer' && props.overview.turns.length > 0 ? (
              <Turns turns={props.overview.turns} base={props.base} />
            ) : (
              <p>{words.why[name]()}</p>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** The proposals with the nearest deadlines, and the member's next step in each. */
function Turns({ turns, base }: { turns: Overview['turns']; base: Base }) {
  const { LL } = useWords()
  const words = LL.memberHome.turns
  return (
    <ul>
      {turns.map(({ id, status, expires_at, other }) => (
        <li key={id}>
          <Link href={addresses.proposal(base, other.kind, id)}>{listingTitle(other)}</Link>
          <p>
            {words.asks[status]()}{' '}
            {expires_at ? <NoWrapDates text={words.until({ date: formatDate(expires_at) })} /> : null}
          </p>
        </li>
      ))}
    </ul>
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
        {steps.map(({ name, done }) => (
          <li key={name} data-done={done}>
            <span aria-hidden="true">{done ? '✓' : ''}</span>
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
