import { proposalsInPack, standingAddons } from '../../src/domain/memberships/addons.ts'
import type { Entitled } from '../../src/domain/memberships/status.ts'
import { daysAfter } from '../../src/domain/proposals/clocks.ts'
import type { Deps } from '../deps.ts'
import { periodsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { sentFromPacks, sentSince } from './store.ts'

/** Where a proposal's credit is taken from: the plan first, then the pack that ends first. */

type Sender = Pick<ProfileRow, 'id' | 'accountId' | 'kind'>
type Clock = Pick<Deps, 'db' | 'now'>

/** Null where there is none left; a pack's id where the plan's own are used up. */
export async function creditFor(
  deps: Clock,
  sender: Sender,
  { proposalsPer30Days }: Entitled,
): Promise<{ packId: string | null } | null> {
  if ((await sentSince(deps.db, sender.id, daysAfter(deps.now(), -30))) < proposalsPer30Days) return { packId: null }
  for (const { id } of await packsOf(deps, sender))
    if ((await sentFromPacks(deps.db, [id])) < proposalsInPack) return { packId: id }
  return null
}

async function packsOf({ db, now }: Clock, { accountId, kind }: Pick<Sender, 'accountId' | 'kind'>) {
  const packs = standingAddons(await periodsOf(db, accountId, kind), 'EXTRA_PROPOSALS_10', now())
  return packs.sort((one, other) => one.periodEnd.getTime() - other.periodEnd.getTime())
}

/** How many proposals the packs that are not over hold, and how many of these were sent. */
export async function packCredits(
  deps: Clock,
  owner: Pick<Sender, 'accountId' | 'kind'>,
): Promise<{ used: number; limit: number }> {
  const packs = await packsOf(deps, owner)
  const used = await sentFromPacks(
    deps.db,
    packs.map(({ id }) => id),
  )
  return { used, limit: packs.length * proposalsInPack }
}
