import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import type { Analytics } from '../../domain/contract/analytics.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Bars } from '../parts/Bars.tsx'
import { Card, Soft, Stack } from '../parts/Layout.tsx'
import type { ListingActor } from './Listing.tsx'

const Totals = styled.dl`
  && { display: flex; gap: 2rem; flex-wrap: wrap; margin: 0; } dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; font: 600 var(--step-2)/1.2 var(--display); color: var(--brand); }
`
const longPeriod = 365
/** The minimum number of days in the chart. */
const shortChart = 30

/** The days since the listing was first seen; earlier ones would be empty. */
export const sinceFirst = (days: Analytics['days']): Analytics['days'] => {
  const first = days.findIndex(({ shown, opened, proposals }) => shown + opened + proposals > 0)
  return first < 0 ? days : days.slice(Math.min(first, Math.max(0, days.length - shortChart)))
}

/** Analytics of the member's own listing: impressions, views, proposals. */
export function OwnListing({ actor }: { actor: ListingActor }) {
  const { LL, locale } = useWords()
  const words = LL.market.own
  const count = new Intl.NumberFormat(`${locale}-IN-u-nu-latn`)
  const analytics = useSelector(actor, ({ context }) => context.analytics)
  if (!analytics) return null
  const { totals, days: all, days_shown } = analytics
  const days = sinceFirst(all)
  return (
    <Card>
      <Stack>
        <h2>{words.title()}</h2>
        <Totals>
          {(['shown', 'opened', 'proposals'] as const).map((name) => (
            <div key={name}>
              <dt>{words[name]()}</dt>
              <dd>{count.format(totals[name])}</dd>
            </div>
          ))}
        </Totals>
        {days.some(({ opened }) => opened > 0) ? (
          <Bars
            caption={words.chart({ days: days.length })}
            bars={days.map(({ day, ...counts }) => ({
              value: counts.opened,
              label: words.day({ day: formatDate(day), ...counts }),
            }))}
          />
        ) : (
          <Soft>{all.length > 0 ? words.noViews({ days: days_shown }) : words.totalsOnly()}</Soft>
        )}
        {days_shown >= longPeriod ? (
          <a href={csvOf(analytics)} download="listing.csv">
            {words.export()}
          </a>
        ) : null}
      </Stack>
    </Card>
  )
}

const csvOf = ({ days }: Analytics): string => {
  const lines = days.map(({ day, shown, opened, proposals }) => `${day},${shown},${opened},${proposals}`)
  return `data:text/csv;charset=utf-8,${encodeURIComponent(['day,shown,opened,proposals', ...lines].join('\n'))}`
}
