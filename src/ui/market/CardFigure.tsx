import { styled } from 'styled-components'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { useWords } from '../../i18n/useWords.ts'

const Figure = styled.p`
  && { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; color: var(--soft); font-size: var(--step--1); }
  strong { font: 600 var(--step-1)/1.2 var(--display); color: var(--brand); }
`

const Facts = styled.dl`
  && { display: flex; flex-wrap: wrap; gap: .1rem .9rem; margin: 0; font-size: var(--step--1); }
  > div { display: flex; gap: .35rem; min-width: 0; } dt { color: var(--soft); flex: none; } dd { margin: 0; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

/** What a reader compares without opening the listing. */
export function CardFacts({ facts }: { facts: ListingCard['card_facts'] }) {
  const { LL } = useWords()
  if (facts.length === 0) return null
  return (
    <Facts className="facts">
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{LL.market.cardFacts[name]()}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

/** A card's amount in the reader's currency with its meaning, and the owner's amount beside it. */
export function CardFigure({ figure }: Pick<ListingCard, 'figure'>) {
  const { LL } = useWords()
  if (!figure) return null
  return (
    <Figure>
      <span>{LL.market.figures[figure.name]()}</span>
      <strong>{figure.value}</strong>
      {figure.original ? <span>{figure.original}</span> : null}
    </Figure>
  )
}
