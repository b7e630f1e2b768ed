import { memo } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { ListingCard } from '../../domain/market/listingCardSchema.ts'
import { listingPlace, listingSubtitle, listingTitle } from '../../domain/market/listingTitle.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Heart, IconButton } from '../parts/IconButton.tsx'
import { Badge, Row } from '../parts/Layout.tsx'
import { matchTone } from '../parts/matchTone.ts'
import { CardFacts, CardFigure } from './CardFigure.tsx'
import { NoPicture } from './NoPicture.tsx'

const Tile = styled.li`
  position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; box-shadow: var(--shadow); display: grid; grid-template-rows: auto 1fr; transition: transform 150ms, border-color 150ms;
  &:hover { transform: translateY(-3px); border-color: var(--brand); }
  .picture img, .blank { width: 100%; height: auto; aspect-ratio: 16 / 8; object-fit: cover; } .blank { background: linear-gradient(135deg, var(--brand-wash), var(--sunk)); display: grid; place-items: center; svg { width: 2.75rem; fill: none; stroke: var(--brand); stroke-width: 1.4; stroke-linejoin: round; opacity: .6; } }
  .words { padding: 1.1rem; display: flex; flex-direction: column; gap: .5rem; min-width: 0; > div:empty { display: none; } }
  h2 { font-size: var(--step-1); overflow-wrap: anywhere; } h2 a { color: inherit; text-decoration: none; } h2 a::after { content: ''; position: absolute; inset: 0; }
  .verified { display: inline-block; width: .95em; height: .95em; margin-inline-start: .35em; vertical-align: -.1em; circle { fill: var(--good); } path { fill: none; stroke: var(--card); stroke-width: 1.8; } }
  .tags { font-size: var(--step--1); color: var(--soft); overflow-wrap: anywhere; &:empty { display: none; } }
  .place { color: var(--soft); font-size: var(--step--1); } .headline { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
  .compare { position: relative; z-index: 1; width: fit-content; display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin: auto 0 -.6rem; padding-inline-end: .5rem; font-size: var(--step--1); font-weight: 600; color: var(--soft); cursor: pointer; } .compare input { width: 1.15rem; height: 1.15rem; margin: 0; accent-color: var(--brand); } .compare:has(:checked) { color: var(--brand); } .compare:has(:disabled) { opacity: .55; cursor: not-allowed; }
  > .mark { position: absolute; top: .6rem; right: .6rem; z-index: 1; }
  > .score { position: absolute; top: .75rem; left: .75rem; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); }
  &[data-view='strip'] {
    grid-template: auto / 6.5rem 1fr; box-shadow: none; .picture img, .blank { height: 100%; aspect-ratio: auto; min-height: 6.5rem; } .words { padding: .7rem .8rem; gap: .15rem; } h2 { font-size: var(--step-0); padding-right: 2.5rem; } .headline, .tags, .facts { display: none; } > .score { top: auto; bottom: .4rem; left: .4rem; padding-inline: .45rem; } > .mark { top: .35rem; right: .35rem; }
  }
  &[data-view='listView'] {
    grid-template: auto / 13rem 1fr; h2 { padding-right: 2.5rem; }
    .picture img, .blank { height: 100%; aspect-ratio: auto; min-height: 9rem; } .headline { -webkit-line-clamp: 2; }
    @media (max-width: 35.99rem) { grid-template-columns: 6.5rem 1fr; .words { padding: .8rem; } > .score { top: auto; bottom: .6rem; left: .4rem; } }
  }
`

/** A strip is the view of a featured listing. */
export type TileView = 'gridView' | 'listView' | 'strip'

interface Props {
  card: ListingCard
  href: string
  view: TileView
  /** True if the tile is visible before scrolling. */
  isFirst: boolean
  /** Disables the heart while a mark or the list is loading. */
  isWaiting: boolean
  onMark: (id: string, favourite: boolean) => void
  /** Whether the tile is selected for comparison, and whether more can be selected. */
  isCompared: boolean
  mayCompare: boolean
  onCompare: (id: string, name: string) => void
}

/** The width of a tile's picture. */
const widths = {
  gridView: '(min-width: 75rem) 21rem, (min-width: 48rem) 45vw, 94vw',
  listView: '(min-width: 36rem) 13rem, 6.5rem',
  strip: '6.5rem',
}

export const ListingTile = memo(function ListingTile({
  card,
  href,
  view,
  isFirst,
  isWaiting,
  onMark,
  isCompared,
  mayCompare,
  onCompare,
}: Props) {
  const { LL } = useWords()
  const words = LL.market
  const title = listingTitle(card)
  return (
    <Tile data-view={view}>
      <div className="picture">
        {card.image_url ? (
          <img
            src={card.image_url}
            srcSet={card.image_sizes ?? undefined}
            sizes={widths[view]}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            width={640}
            height={320}
          />
        ) : (
          <div className="blank">
            <NoPicture listing={card} />
          </div>
        )}
      </div>
      <div className="words">
        <h2>
          <Link href={href}>{title}</Link>
          {card.verified ? <Verified label={words.verified()} /> : null}
        </h2>
        <p className="place">{listingPlace(card)}</p>
        <p className="headline">{listingSubtitle(card)}</p>
        <CardFigure figure={card.figure} />
        <CardFacts facts={card.card_facts} />
        <Row>
          {card.featured && view !== 'strip' ? <Badge data-tone="warn">{words.featured()}</Badge> : null}
          {card.badges.map((badge) => (
            <Badge key={badge} data-tone="good">
              {badge}
            </Badge>
          ))}
        </Row>
        <p className="tags">{[...card.industries.slice(0, 2), card.stage].filter(Boolean).join(' · ')}</p>
        <label className="compare">
          <input
            type="checkbox"
            name="compare"
            aria-label={words.compare.tick({ name: title })}
            checked={isCompared}
            disabled={!mayCompare}
            onChange={() => onCompare(card.id, title)}
          />
          <span aria-hidden="true">{words.compare.compare()}</span>
        </label>
      </div>
      {card.match ? <Score score={card.match.score} words={words.match.score({ score: card.match.score })} /> : null}
      <div className="mark">
        <IconButton
          label={card.favourite ? words.unfavourite({ name: title }) : words.favourite({ name: title })}
          pressed={card.favourite}
          busy={isWaiting}
          onClick={() => onMark(card.id, !card.favourite)}
        >
          <Heart />
        </IconButton>
      </div>
    </Tile>
  )
})

const Verified = ({ label }: { label: string }) => (
  <svg className="verified" role="img" aria-label={label} viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="7.5" />
    <path d="m4.75 8.25 2.25 2.25 4.25-4.75" />
  </svg>
)

const Score = ({ score, words }: { score: number; words: string }) => (
  <Badge className="score" data-tone={matchTone(score)}>
    {words}
  </Badge>
)
