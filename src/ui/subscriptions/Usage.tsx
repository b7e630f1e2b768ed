import { styled } from 'styled-components'
import type { MySubscription } from '../../domain/contract/memberships.ts'
import { analyticsSpan } from '../../domain/memberships/periods.ts'
import { planById } from '../../domain/memberships/plans.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Card, Soft } from '../parts/Layout.tsx'
import { shownAs } from './shownAs.ts'

const Sheet = styled(Card)`
  display: grid; gap: 1.1rem; align-content: start;
  h2 { font-size: var(--step-1); }
  label { display: grid; gap: .35rem; } .row { display: flex; justify-content: space-between; gap: 1rem; }
  progress { appearance: none; width: 100%; height: .6rem; border: 0; border-radius: 99px; background: var(--sunk); overflow: hidden; }
  progress::-webkit-progress-bar { background: var(--sunk); border-radius: 99px; } progress::-webkit-progress-value { background: var(--brand); border-radius: 99px; }
  progress::-moz-progress-bar { background: var(--brand); }
`

/** The plan's limits, their usage and the active add-ons. */
export function Usage({ mine, mayAdd, onAdd }: { mine: MySubscription; mayAdd: boolean; onAdd: () => void }) {
  const { LL } = useWords()
  const words = LL.subscriptions.mine
  const { usage, subscription, addons } = mine
  return (
    <Sheet>
      <h2>{words.used()}</h2>
      {mine.may.send_proposal ? null : <Soft>{words.locked()}</Soft>}
      <Meter
        isOpen={mine.may.send_proposal}
        label={words.sent()}
        used={usage.proposals_sent}
        limit={usage.proposals_limit}
      />
      <Meter
        isOpen={mine.may.send_proposal}
        label={words.open()}
        used={usage.open_proposals}
        limit={usage.open_proposals_limit}
      />
      {usage.extra_proposals_limit > 0 ? (
        <Meter
          isOpen={mine.may.send_proposal}
          label={words.extra()}
          used={usage.extra_proposals}
          limit={usage.extra_proposals_limit}
        />
      ) : null}
      <Meter
        isOpen={mine.may.open_listing}
        label={words.contacts()}
        used={usage.contacts_opened}
        limit={usage.contacts_limit}
      />
      <Meter
        isOpen={mine.may.save_search}
        label={words.searches()}
        used={usage.saved_searches}
        limit={usage.saved_searches_limit}
      />
      <Fact
        name={words.analytics[shownAs(subscription?.plan_id)]()}
        value={words.analyticsSpan[analyticsSpan(usage.analytics_days)]({ days: usage.analytics_days })}
      />
      <Fact
        name={words.featured()}
        value={
          usage.featured_until
            ? LL.subscriptions.addons.running({ date: formatDate(usage.featured_until) })
            : planById(subscription?.plan_id ?? '')?.entitlements.featured_days
              ? words.featuredOver()
              : words.featuredNot()
        }
      />
      {addons.some(({ type }) => type === 'GLOBAL_CONNECT') ? null : (
        <Fact
          name={words.globalConnect()}
          value={subscription?.has_want_to_grow === 1 ? words.has() : words.hasNot()}
        />
      )}
      {addons
        .filter(({ type }) => type !== 'FEATURED_LISTING')
        .map(({ type, period_end }) => (
          <Fact
            key={`${type}${period_end}`}
            name={LL.subscriptions.addons.name[type]()}
            value={LL.subscriptions.addons.running({ date: formatDate(period_end) })}
          />
        ))}
      {mine.can.add ? (
        <Button variant="secondary" busy={!mayAdd} onClick={onAdd}>
          {LL.subscriptions.addons.see()}
        </Button>
      ) : null}
    </Sheet>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="row">
      <span>{name}</span>
      <strong>{value}</strong>
    </div>
  )
}

interface Metered {
  label: string
  used: number
  limit: number | null
  /** True if the subscription currently allows it; otherwise the limit does not apply. */
  isOpen: boolean
}

/** A usage bar; there is none without a limit. */
function Meter({ label, used, limit, isOpen }: Metered) {
  const { LL } = useWords()
  if (!isOpen) return <Fact name={label} value={LL.subscriptions.mine.usedOnly({ used })} />
  if (used > (limit ?? used))
    return <Fact name={label} value={LL.subscriptions.mine.beyond({ used, limit: limit ?? 0 })} />
  if (limit === null) return <Fact name={label} value={LL.subscriptions.mine.without({ used })} />
  return (
    <label>
      <span className="row">
        <span>{label}</span>
        <strong>{LL.subscriptions.mine.of({ used, limit })}</strong>
      </span>
      <progress value={Math.min(used, limit)} max={Math.max(1, limit)} />
    </label>
  )
}
