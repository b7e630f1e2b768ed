import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Fact } from '../../domain/market/factSchema.ts'
import { factsBeside } from '../../domain/market/keyFigures.ts'
import { type ListingPart, listingParts, partOf, sectionsIn } from '../../domain/market/listingParts.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { FactList, widthOf } from '../parts/FactList.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'

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
  dl + div dl, dl + dl { margin-top: 1.1rem; } [data-lead='true'] dd { font-size: 1.0625rem; }
`

/** The parts of which this listing says anything, in the order of the page. */
export const partsSaid = ({
  kind,
  facts,
  years,
  funds,
  multiples,
  documents,
  questions,
}: Pick<
  ListingDetail,
  'kind' | 'facts' | 'years' | 'funds' | 'multiples' | 'documents' | 'questions'
>): ListingPart[] =>
  listingParts.filter((part) => {
    if (part === 'documents') return documents.length > 0
    if (part === 'questions') return hasQuestions(questions)
    if (part === 'figures' && (years || funds)) return true
    if (part === 'deal' && multiples) return true
    return factsBeside(kind, facts).some(({ section }) => partOf[section] === part)
  })

/** Nobody asks about their own listing from another profile of theirs. */
export const hasQuestions = ({ list, ask_refusal, may_answer }: ListingDetail['questions']): boolean =>
  list.length > 0 || may_answer || ask_refusal !== 'FORBIDDEN'

/** Everything that a listing says beside its key figures, by subject; what its owner left out is one line. */
export function ListingFacts({
  listing: { kind, name, facts: all, undisclosed, funds },
  figures = {},
}: {
  listing: Pick<ListingDetail, 'kind' | 'name' | 'facts' | 'undisclosed' | 'funds'>
  /** What a part shows beside its answers. */
  figures?: Partial<Record<ListingPart, ReactNode>>
}) {
  const { LL } = useWords()
  const words = LL.market
  const drawn = drawnOf({ funds })
  // The title says the name.
  const facts = factsBeside(kind, all).filter(({ field, value }) => field !== 'company_name' || value !== name)
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
              <FactList key={fact.field}>
                <Said fact={fact} />
              </FactList>
            ))}
            {said.map(({ section, facts: some }) => (
              <div key={section}>
                {words.sections[section]() === words.parts[part]() ? null : <h3>{words.sections[section]()}</h3>}
                <FactList>
                  {some.map((fact) => (
                    <Said key={fact.field} fact={fact} />
                  ))}
                </FactList>
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
    <div {...widthOf(value, isFirst)} data-lead={isFirst}>
      <dt className={isFirst ? 'visually-hidden' : undefined}>{label}</dt>
      <dd>
        <Linked text={value} />
        {converted ? <Soft> {LL.market.about({ amount: converted })}</Soft> : null}
      </dd>
    </div>
  )
}
