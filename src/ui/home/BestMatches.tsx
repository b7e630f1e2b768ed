import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { listingSubtitle, listingTitle } from '../../domain/market/listingTitle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, type Base } from '../../routes.ts'
import { Badge, Card } from '../parts/Layout.tsx'
import { matchTone } from '../parts/matchTone.ts'

const Sheet = styled(Card)`
  display: grid; gap: 1rem;
  > header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: center; } h2 { font-size: var(--step-1); } header a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-block: -.75rem; font-weight: 600; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .9rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
  li { position: relative; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: .2rem .9rem; align-items: center; }
  img, .blank { grid-row: 1 / 3; width: 4.5rem; height: 4.5rem; border-radius: .8rem; object-fit: cover; background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); }
  h3 { font-size: var(--step-0); align-self: end; display: grid; gap: .2rem; justify-items: start; } h3 a { color: inherit; text-decoration: none; } h3 a::after { content: ''; position: absolute; inset: -.35rem; border-radius: .9rem; } li:hover h3 a { color: var(--brand); } h3 span { font-family: var(--font); }
  p { align-self: start; color: var(--soft); font-size: var(--step--1); display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
`

/** The listings that match a member best. */
export function BestMatches({ cards, base, market }: { cards: readonly ListingCard[]; base: Base; market: string }) {
  const { LL } = useWords()
  const words = LL.memberHome.best
  if (cards.length === 0) return null
  return (
    <Sheet>
      <header>
        <h2>{words.title()}</h2>
        <Link href={market}>{words.all()}</Link>
      </header>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            {card.image_url ? (
              <img
                src={card.image_url}
                srcSet={card.image_sizes ?? undefined}
                sizes="4.5rem"
                loading="lazy"
                alt=""
                width={72}
                height={72}
              />
            ) : (
              <span className="blank" />
            )}
            <h3>
              <Link href={addresses.listing(base, card.kind, card.id)}>{listingTitle(card)}</Link>
              {card.match ? (
                <Badge data-tone={matchTone(card.match.score)}>{words.score({ score: card.match.score })}</Badge>
              ) : null}
            </h3>
            <p>{listingSubtitle(card)}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
