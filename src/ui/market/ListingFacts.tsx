import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Fact } from '../../domain/market/factSchema.ts'
import { type ListingPart, listingParts, partOf, sectionsIn } from '../../domain/market/listingParts.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'

/** Beyond so many characters an answer takes the whole width: everywhere, and on a phone. */
const longest = 90
const longestOnPhone = 24
/** Figures by year and shares are drawn; beside the drawn shares their purposes need no line of their own. */
const drawnOf = ({ funds }: Pick<ListingDetail, 'funds'>): readonly string[] => [
  'yearly_figures',
  'use_of_funds_shares',
  ...(funds ? ['use_of_funds'] : []),
]
/** What a part begins with, in larger type and without a label that anybody needs to see. */
const leads: readonly string[] = ['brief_about_business', 'thesis']
const isLead = ({ field }: Fact) => leads.includes(field)

const Part = styled(Card).attrs({ as: 'section' })`
  h3 { font-size: 1rem; font-family: var(--font); margin: 1.4rem 0 .75rem; padding-top: 1.2rem; border-top: 1px solid var(--line); } h2 + div > h3 { margin-top: 0; padding-top: 0; border: 0; }
  dl + div dl, dl + dl { margin-top: 1.1rem; } dl { display: grid; gap: 1.1rem 2rem; margin: 0; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); }
  @media (max-width: 35.99rem) { dl { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem 1.25rem; } [data-wide='true'] { grid-column: 1 / -1; } }
  [data-long='true'] { grid-column: 1 / -1; max-width: 75ch; } [data-lead='true'] dd { font-size: 1.0625rem; }
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`

/** The parts of which this listing says anything, in the order of the page. */
export const partsSaid = ({
  facts,
  documents,
  questions,
}: Pick<ListingDetail, 'facts' | 'documents' | 'questions'>): ListingPart[] =>
  listingParts.filter((part) => {
    if (part === 'documents') return documents.length > 0
    if (part === 'questions') return hasQuestions(questions)
    return facts.some(({ section }) => partOf[section] === part)
  })

/** Nobody asks about their own listing from another profile of theirs. */
export const hasQuestions = ({ list, ask_refusal, may_answer }: ListingDetail['questions']): boolean =>
  list.length > 0 || may_answer || ask_refusal !== 'FORBIDDEN'

/** Everything that a listing says, by subject; what its owner left out is one line. */
export function ListingFacts({
  listing: { facts, undisclosed, funds },
  figures = {},
}: {
  listing: Pick<ListingDetail, 'facts' | 'undisclosed' | 'funds'>
  /** What a part shows beside its answers. */
  figures?: Partial<Record<ListingPart, ReactNode>>
}) {
  const { LL } = useWords()
  const words = LL.market
  const drawn = drawnOf({ funds })
  return (
    <>
      {listingParts.map((part) => {
        const leading = facts.filter((fact) => partOf[fact.section] === part && isLead(fact))
        const said = sectionsIn(part)
          .map((section) => ({
            section,
            facts: facts.filter((fact) => fact.section === section && !drawn.includes(fact.field) && !isLead(fact)),
          }))
          .filter((one) => one.facts.length > 0)
        return said.length + leading.length === 0 && !figures[part] ? null : (
          <Part key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{words.parts[part]()}</h2>
            {figures[part]}
            {leading.map((fact) => (
              <dl key={fact.field}>
                <Said fact={fact} />
              </dl>
            ))}
            {said.map(({ section, facts: some }) => (
              <div key={section}>
                {words.sections[section]() === words.parts[part]() ? null : <h3>{words.sections[section]()}</h3>}
                <dl>
                  {some.map((fact) => (
                    <Said key={fact.field} fact={fact} />
                  ))}
                </dl>
              </div>
            ))}
          </Part>
        )
      })}
      {undisclosed.length > 0 ? <Soft>{words.undisclosed({ names: undisclosed.join(', ') })}</Soft> : null}
    </>
  )
}

function Said({ fact }: { fact: Fact }) {
  const { LL } = useWords()
  const { label, value, converted } = fact
  const isFirst = isLead(fact)
  return (
    <div data-long={isFirst || value.length > longest} data-wide={value.length > longestOnPhone} data-lead={isFirst}>
      <dt className={isFirst ? 'visually-hidden' : undefined}>{label}</dt>
      <dd>
        <Linked text={value} />
        {converted ? <Soft> {LL.market.about({ amount: converted })}</Soft> : null}
      </dd>
    </div>
  )
}
