import { daysBefore } from '../../src/domain/durations.ts'
import { listingDays, listingViews } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { demoAccounts } from './accounts.ts'
import { chooser } from './people.ts'
import type { SeededMember } from './seed.ts'

const daysSeen = 84

/** Seeds views of the demo accounts' listings: a few a day, fewer on two days of seven, more recently. */
export async function seedViews(deps: Deps, made: readonly SeededMember[], now: Date): Promise<void> {
  const shown: (typeof listingDays.$inferInsert)[] = []
  const opened: (typeof listingViews.$inferInsert)[] = []
  for (const { email, kind } of demoAccounts) {
    const owner = made.find((member) => member.email === email)
    const readers = made.filter(({ demo }) =>
      kind === 'INVESTOR' ? demo.kind === 'INVESTMENT' : demo.kind === 'INVESTOR',
    )
    if (!owner) continue
    const pick = chooser(`views-${kind}`)
    for (let ago = daysSeen; ago > 0; ago--) {
      const at = daysBefore(now, ago)
      const views = pick.number(0, ago % 7 < 2 ? 1 : ago < daysSeen / 2 ? 5 : 3)
      const rowKey = { profileId: owner.profileId, day: at.toISOString().slice(0, 10) }
      shown.push({ ...rowKey, shown: views * pick.number(5, 9) + pick.number(2, 9) })
      const first = pick.number(0, readers.length - 1)
      for (let each = 0; each < views; each++) {
        const viewer = readers[(first + each * 3) % readers.length]
        if (viewer) opened.push({ ...rowKey, viewerId: viewer.profileId })
      }
    }
  }
  await deps.db.insert(listingDays).values(shown)
  await deps.db.insert(listingViews).values(opened).onConflictDoNothing()
}
