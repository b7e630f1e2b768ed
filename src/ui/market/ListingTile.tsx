import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ListingCard } from '../../domain/contract/market.ts'
import { cardAmount } from '../../domain/money.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge, Row } from '../parts/Layout.tsx'

const Tile = styled.li`
  position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; box-shadow: var(--shadow); display: grid; grid-template-rows: auto 1fr; transition: transform 150ms, border-color 150ms;
  &:hover { transform: translateY(-3px); border-color: var(--brand); }
  img { width: 100%; height: auto; aspect-ratio: 16 / 8; object-fit: cover; } .blank { aspect-ratio: 16 / 8; background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); }
  .words { padding: 1.1rem; display: grid; gap: .5rem; align-content: start; }
  h2 { font-size: var(--step-1); } h2 a { color: inherit; text-decoration: none; } h2 a::after { content: ''; position: absolute; inset: 0; }
  .place { color: var(--soft); font-size: var(--step--1); } .headline { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
  .amount { font: 600 var(--step-1)/1.2 var(--display); color: var(--brand); }
`

export function ListingTile({ card, href }: { card: ListingCard; href: string }) {
  const { LL } = useWords()
  return (
    <Tile>
      {card.image_url ? (
        <img src={card.image_url} alt="" loading="lazy" width={640} height={320} />
      ) : (
        <div className="blank" />
      )}
      <div className="words">
        <h2>
          <Link href={href}>{card.name}</Link>
        </h2>
        <p className="place">{[card.city, card.country].filter(Boolean).join(', ')}</p>
        <p className="headline">{card.headline}</p>
        <Row>
          {card.amount_usd === null ? null : <span className="amount">{cardAmount(card.amount_usd)}</span>}
          {card.verified ? <Badge data-tone="good">{LL.market.verified()}</Badge> : null}
        </Row>
        <Row>
          {card.industries.slice(0, 2).map((industry) => (
            <Badge key={industry}>{industry}</Badge>
          ))}
          {card.stage ? <Badge data-tone="brand">{card.stage}</Badge> : null}
        </Row>
      </div>
    </Tile>
  )
}
