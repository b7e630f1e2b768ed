import { and, count, gte, lt } from 'drizzle-orm'
import { week } from '../../../src/domain/durations.ts'
import { nextAlert } from '../../../src/domain/market/alerts.ts'
import { addresses } from '../../../src/routes.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import { deckViews } from '../../kernel/db/schema.ts'
import type { Viewing } from '../../kernel/http/fileLinks.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { notify, wasNotified } from '../notifications/index.ts'
import { profileById } from '../profiles/index.ts'

/** Counts how often a pitch deck is opened, and notifies its owner weekly (catalogue, section 10). */

/** A viewer counts once a day. */
export const countDeckView = ({ db, now }: Pick<Deps, 'db' | 'now'>, { profileId, viewerId }: Viewing) =>
  db
    .insert(deckViews)
    .values({ profileId, viewerId, day: now().toISOString().slice(0, 10), viewedAt: now() })
    .onConflictDoNothing()

/** The week that ended last Monday at 08:00 in India. */
function lastWeek(now: Date): { start: Date; end: Date } {
  const end = (nextAlert('weekly', now, 'Asia/Kolkata') ?? now).getTime() - week
  return { start: new Date(end - week), end: new Date(end) }
}

/** Notifies each owner once of the deck's views in the past week. */
export async function notifyDeckViews(deps: Deps): Promise<void> {
  const { start, end } = lastWeek(deps.now())
  const rows = await deps.db
    .select({ id: deckViews.profileId, times: count() })
    .from(deckViews)
    .where(and(gte(deckViews.viewedAt, start), lt(deckViews.viewedAt, end)))
    .groupBy(deckViews.profileId)
  await forEachLogged(deps, 'deck views', rows, async ({ id, times }) => {
    const owner = await profileById(deps.db, id)
    if (!owner) return
    const subject = `deck:${id}:${end.toISOString().slice(0, 10)}`
    if (await wasNotified(deps, owner.accountId, 'deck_viewed', subject)) return
    await notify(deps, {
      accountId: owner.accountId,
      kind: 'deck_viewed',
      subject,
      words: { name: String(times), excerpt: '', to: addresses.ownListing(owner.kind, owner.id) },
    })
  })
}
