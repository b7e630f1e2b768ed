import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Fact } from '../../domain/market/factSchema.ts'
import { remainingFacts } from '../../domain/market/keyFigures.ts'
import { isLinkFact } from '../../domain/market/linkFacts.ts'
import { type ListingPart, listingParts, partOf, sectionsIn } from '../../domain/market/listingParts.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { afterHeadline } from '../../domain/market/listingTitle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { FactList, widthOf } from '../parts/FactList.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'

/** Facts shown as charts. Next to the chart of shares, the list of purposes is omitted. */
const drawnOf = ({ funds }: Pick<ListingDetail, 'funds'>): readonly string[] => [
  'yearly_figures',
  'use_of_funds_shares',
  ...(funds ? ['use_of_funds'] : []),
]
/** The introductory facts of a part, in larger type and with a hidden label. */
const leads: readonly string[] = ['brief_about_business', 'thesis']
const isLead = ({ field }: Fact) => leads.includes(field)

const Part = styled(Card).attrs({ as: 'section' })`
  h3 { font-size: 1rem; font-family: var(--font); margin: 1.4rem 0 .75rem; padding-top: 1.2rem; border-top: 1px solid var(--line); } h2 + div > h3 { margin-top: 0; padding-top: 0; border: 0; }
  dl + div dl, dl + dl { margin-top: 1.6rem; } [data-lead='true'] dd, &#overview [data-long='true'] dd { font-size: 1.0625rem; }
`

/** The parts for which this listing has facts, in the order of the page. */
export const partsWithFacts = ({
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
    return remainingFacts(kind, facts).some(({ section }) => partOf[section] === part)
  })

/** False without questions on the owner's own listing, viewed from another of their profiles, where they cannot ask. */
export const hasQuestions = ({ list, ask_refusal, may_answer }: ListingDetail['questions']): boolean =>
  list.length > 0 || may_answer || ask_refusal !== 'FORBIDDEN'

/** All facts except the key figures, by subject. Unanswered questions are one line. */
export function ListingFacts({
  listing: { kind, name, headline, facts: all, undisclosed, funds },
  figures = {},
}: {
  listing: Pick<ListingDetail, 'kind' | 'name' | 'headline' | 'facts' | 'undisclosed' | 'funds'>
  /** Figures shown together with a part's answers. */
  figures?: Partial<Record<ListingPart, ReactNode>>
}) {
  const { LL } = useWords()
  const words = LL.market
  const drawn = drawnOf({ funds })
  // The title already contains the name.
  const facts = remainingFacts(kind, all).filter(({ field, value }) => field !== 'company_name' || value !== name)
  return (
    <>
      {listingParts.map((part) => {
        const leading = facts
          .filter((fact) => partOf[fact.section] === part && isLead(fact))
          .map((fact) => ({ ...fact, value: afterHeadline(fact.value, headline) }))
        const sections = sectionsIn(part)
          .map((section) => ({
            section,
            facts: facts.filter((fact) => fact.section === section && !drawn.includes(fact.field) && !isLead(fact)),
          }))
          .filter((one) => one.facts.length > 0)
        return sections.length + leading.length === 0 && !figures[part] ? null : (
          <Part key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{words.parts[part]()}</h2>
            {figures[part]}
            {leading.map((fact) => (
              <FactList key={fact.field}>
                <Said fact={fact} />
              </FactList>
            ))}
            {sections.map(({ section, facts: some }) => (
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
      {undisclosed.length > 0 ? (
        <Card>
          <Soft>{words.undisclosed({ names: undisclosed.join(', ') })}</Soft>
        </Card>
      ) : null}
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
        <Linked text={converted ? LL.market.about({ amount: converted }) : value} isAddress={isLinkFact(fact.field)} />
        {converted ? <Soft> {value}</Soft> : null}
      </dd>
    </div>
  )
}
