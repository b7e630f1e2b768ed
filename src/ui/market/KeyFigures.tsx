import { useId } from 'react'
import { styled } from 'styled-components'
import type { Fact } from '../../domain/market/factSchema.ts'
import { companions, figuresIn, isRounded, type KeyFigure } from '../../domain/market/keyFigures.ts'
import type { ListingDetail } from '../../domain/market/listingSchema.ts'
import { growthOf, marginOf } from '../../domain/market/multiples.ts'
import { growthWords, percentWords } from '../../domain/percent.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'

const Strip = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); margin: 0;
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; box-shadow: var(--shadow);
  > div { padding: 1.1rem 1.25rem; border: 0 solid var(--line); border-left-width: 1px; display: grid; align-content: start; gap: .1rem; min-width: 0; } > div:first-child { border: 0; }
  dt, .about { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; }
  .figure { font: 600 var(--step-2)/1.25 var(--display); } &[data-long='true'] .figure { font: 600 1.0625rem/1.4 var(--font); }
  @media (min-width: 36rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div:nth-child(3n + 1) { border-left: 0; } > div:nth-child(n + 4) { border-top-width: 1px; }
  }
  @media (max-width: 35.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr)); > div { padding: .9rem 1rem; }
    > div:nth-child(odd) { border-left: 0; } > div:nth-child(n + 3) { border-top-width: 1px; }
    > div:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`
/** Shows the rate on hover, on focus and in print. */
const Converted = styled.span`
  position: relative;
  button { padding: .75rem 0; margin: -.75rem 0; min-width: 1.5rem; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: help; text-decoration: underline dotted; text-underline-offset: .2em; }
  [role='tooltip'] { position: absolute; inset: auto auto calc(100% + .35rem) 0; z-index: 6; width: max-content; max-width: 15rem; padding: .4rem .65rem; border-radius: .5rem; background: var(--ink); color: var(--paper); box-shadow: var(--shadow); opacity: 0; visibility: hidden; }
  &:hover [role='tooltip'], button:focus-visible + [role='tooltip'] { opacity: 1; visibility: visible; }
  @media print { [role='tooltip'] { position: static; display: block; opacity: 1; visibility: visible; padding: 0; background: none; color: inherit; box-shadow: none; } button { text-decoration: none; } }
`

/** A strip with a longer value uses the text size throughout, so that its figures look alike. */
const longestFigure = 20
/** The amount in the reader's currency. */
const shownIn = ({ converted, short }: Fact): string => converted ?? short

type Shown = Pick<ListingDetail, 'kind' | 'facts' | 'rates_on' | 'match' | 'years'>

/** The figures on which readers decide, with amounts in the reader's currency and the owner's beside them. */
export function KeyFigures({ listing }: { listing: Shown }) {
  const { LL } = useWords()
  const words = LL.market
  const figures = figuresIn(listing.kind, listing.facts)
  if (figures.length === 0) return null
  return (
    <section aria-label={words.keyFigures()}>
      <Strip data-long={figures.some((figure) => shownIn(figure).length > longestFigure)}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{words.figures[figure.name]()}</dt>
            <dd>
              <span className="figure">{shownIn(figure)}</span>
              <Beside listing={listing} figure={figure} />
            </dd>
          </div>
        ))}
      </Strip>
    </section>
  )
}

function lastRows({ years }: Shown) {
  const done = years?.rows.filter(({ plan }) => !plan) ?? []
  return { last: done.at(-1) ?? null, before: done.at(-2) ?? null }
}

type Row = NonNullable<Shown['years']>['rows'][number]
const marginWords = (row: Row | null): string | null => {
  const margin = row && marginOf(row.revenue.minor, row.profit?.minor ?? null)
  return margin === null ? null : percentWords(margin)
}

/**
 * Additional information about a figure: the amount in the owner's currency, growth or the margin of an earlier year, whether the
 * reader's range includes it, or the number of employees.
 */
function Beside({ listing, figure }: { listing: Shown; figure: Fact & { name: KeyFigure } }) {
  const { LL } = useWords()
  const words = LL.market
  const ticket = listing.match?.reasons.find(({ part }) => part === 'ticket')
  const companion = listing.facts.find(({ field }) => field === companions[figure.name])
  const { last, before } = lastRows(listing)
  const growth = last && before ? growthOf(before.revenue.minor, last.revenue.minor) : null
  const marginBefore = marginWords(before)
  const notes = [
    isRounded(figure) ? figure.value : '',
    figure.name === 'annual_revenue' && last && growth === null ? words.years.of({ year: last.year }) : '',
    figure.name === 'annual_revenue' && last && growth !== null
      ? words.years.grown({ year: last.year, percent: growthWords(growth) })
      : '',
    figure.name === 'ebitda' && before && marginBefore !== null && marginWords(last) !== null
      ? words.years.was({ percent: marginBefore, year: before.year })
      : '',
    ticket?.amounts?.where === 'inside' && ticket.amounts.of === figure.name ? words.inRange() : '',
    companion ? words.people({ size: companion.short }) : '',
  ].filter(Boolean)
  if (!figure.converted && notes.length === 0) return null
  return (
    <div className="about">
      {figure.converted ? <Amount listing={listing} figure={figure} /> : null}
      {figure.converted && notes.length > 0 ? ' · ' : null}
      {notes.join(' · ')}
    </div>
  )
}

/** The amount in the owner's currency. */
function Amount({ listing: { rates_on }, figure: { short, rate } }: { listing: Shown; figure: Fact }) {
  const { LL } = useWords()
  const id = useId()
  if (!rate) return short
  return (
    <Converted>
      <button type="button" aria-describedby={id}>
        {short}
      </button>
      <span role="tooltip" id={id}>
        {LL.market.rate({ rate, date: formatDate(rates_on) })}
      </span>
    </Converted>
  )
}
