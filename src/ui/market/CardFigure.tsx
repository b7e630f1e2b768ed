import { styled } from 'styled-components'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { useWords } from '../../i18n/useWords.ts'

const Figure = styled.p`
  && { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; color: var(--soft); font-size: var(--step--1); }
  strong { font: 600 var(--step-1)/1.2 var(--display); color: var(--brand); }
`

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
