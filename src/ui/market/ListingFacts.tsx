import type { ListingDetail } from '../../domain/contract/market.ts'
import { sections } from '../../domain/registration/sections.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card, Soft } from '../parts/Layout.tsx'
import { Linked } from '../parts/Linked.tsx'

/** Beyond so many characters an answer takes the whole width. */
const longest = 90
/** What a reader wants to know before the rest. */
const first = ['story', 'deals', 'goals', 'figures', 'raise', 'sale'] as const
const inOrder = [...first, ...sections.filter((section) => !first.some((one) => one === section))]

/** Everything that a listing says, by subject; what its owner left out is one line. */
export function ListingFacts({
  listing: { facts, undisclosed },
}: {
  listing: Pick<ListingDetail, 'facts' | 'undisclosed'>
}) {
  const { LL } = useWords()
  const words = LL.market
  return (
    <>
      {inOrder.map((section) => {
        const told = facts.filter((fact) => fact.section === section)
        return told.length === 0 ? null : (
          <Card key={section}>
            <h2>{words.sections[section]()}</h2>
            <dl>
              {told.map(({ field, label, value, converted }) => (
                <div key={field} data-long={value.length > longest}>
                  <dt>{label}</dt>
                  <dd>
                    <Linked text={value} />
                    {converted ? <Soft> {words.about({ amount: converted })}</Soft> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        )
      })}
      {undisclosed.length > 0 ? <Soft>{words.undisclosed({ names: undisclosed.join(', ') })}</Soft> : null}
    </>
  )
}
