import { styled } from 'styled-components'
import { Link } from 'wouter'
import { formatCompared } from '../../domain/market/comparison.ts'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { listingPlace, listingSubtitle, listingTitle } from '../../domain/market/listingTitle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, type Base } from '../../routes.ts'
import { Badge, Row } from '../parts/Layout.tsx'
import { matchTone } from '../parts/matchTone.ts'
import { CardFigure } from './CardFigure.tsx'
import { NoPicture } from './NoPicture.tsx'

const List = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  li { position: relative; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: .25rem 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; align-content: start; }
  li:hover { border-color: var(--brand); } h3 { font-size: 1.05rem; overflow-wrap: anywhere; } a { color: inherit; text-decoration: none; } a::after { content: ''; position: absolute; inset: 0; }
  img, .blank { width: 4.5rem; height: 4.5rem; border-radius: .8rem; object-fit: cover; grid-row: span 3; } .blank { background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); display: grid; place-items: center; svg { width: 2rem; fill: none; stroke: var(--brand); stroke-width: 1.4; stroke-linejoin: round; opacity: .6; } }
  small { color: var(--soft); } p { grid-column: 2; } .headline { font-size: var(--step--1); color: var(--soft); display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; } ${Row} { grid-column: 2; gap: .4rem; }
`

const Head = styled(
  Row,
)`justify-content: space-between; margin-bottom: 1rem; && > h2 { margin: 0; } a { min-height: 2.75rem; display: inline-flex; align-items: center; font-weight: 600; }`

/** Alternatives to a listing that is not quite suitable. */
export function SimilarListings({ base, id, cards }: { base: Base; id: string; cards: readonly ListingCard[] }) {
  const { LL } = useWords()
  const words = LL.market
  const [first] = cards
  if (!first) return null
  return (
    <section aria-labelledby="similar-title">
      <Head>
        <h2 id="similar-title">{words.similar[first.kind]()}</h2>
        {cards.length > 1 ? (
          <Link href={addresses.compare(base, first.kind, formatCompared([id, ...cards.map((card) => card.id)]))}>
            {words.compare.withThese()}
          </Link>
        ) : null}
      </Head>
      <List>
        {cards.map((card) => (
          <li key={card.id}>
            {card.image_url ? (
              <img src={card.image_url} alt="" loading="lazy" width={144} height={144} />
            ) : (
              <div className="blank">
                <NoPicture listing={card} />
              </div>
            )}
            <div>
              <h3>
                <Link href={addresses.listing(base, card.kind, card.id)}>{listingTitle(card)}</Link>
              </h3>
              <small>{listingPlace(card)}</small>
            </div>
            <p className="headline">{listingSubtitle(card)}</p>
            <CardFigure figure={card.figure} />
            <Row>
              {card.match ? (
                <Badge data-tone={matchTone(card.match.score)}>{words.match.score({ score: card.match.score })}</Badge>
              ) : null}
            </Row>
          </li>
        ))}
      </List>
    </section>
  )
}
