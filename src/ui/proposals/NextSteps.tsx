import { styled } from 'styled-components'
import { isRequestable } from '../../domain/proposals/lifecycle.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { useParty } from './useParty.ts'

const Sheet = styled.section`
  border-top: 1px solid var(--line); padding-top: 1rem;
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: .75rem 1.5rem; margin-top: .5rem; }
  h3, h4, ul { margin: 0; } h3 { font-size: 1rem; } h4 { font-size: var(--step--1); color: var(--soft); } ul { margin-top: .25rem; padding-left: 1.1rem; }
`

/** What can follow and has no button above: the other member's steps, a first message, and what happens without either. */
export function NextSteps({ proposal: { next, other } }: { proposal: Proposal }) {
  const { LL } = useWords()
  const words = LL.proposals
  const party = useParty()
  const groups = [
    ['me', words.next.mine()],
    ['them', words.next.theirs(party(other))],
    ['system', words.next.system()],
  ] as const
  const shown = groups
    .map(([by, title]) => {
      const steps = next.filter((step) => step.by === by && (by !== 'me' || !isRequestable(step.action)))
      // What follows a missed deadline stands beside the deadline.
      const texts = steps.flatMap(({ action }) =>
        action === 'time_out' ? [] : [[action, words.nextStep[action]()] as const],
      )
      return { by, title, texts }
    })
    .filter(({ texts }) => texts.length > 0)
  if (shown.length === 0) return null
  return (
    <Sheet>
      <h3>{words.yourStep()}</h3>
      <div>
        {shown.map(({ by, title, texts }) => (
          <div key={by}>
            <h4>{title}</h4>
            <ul>
              {texts.map(([action, text]) => (
                <li key={action}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  )
}
