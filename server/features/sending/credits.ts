import { daysBefore } from '../../../src/domain/durations.ts'
import { activeAddons, proposalsInPack } from '../../../src/domain/memberships/addons.ts'
import type { Allowance } from '../../../src/domain/memberships/allowance.ts'
import type { MembershipRow } from '../../kernel/ports/deps.ts'

/** Chooses the source of a proposal's credit: the plan first, then the pack that ends first. */

/** The start of the period in which the plan's own credits count as used. */
export const creditsSince = (now: Date): Date => daysBefore(now, 30)

export interface CreditsUsed {
  fromPlan: number
  fromPacks: readonly { packId: string | null; sent: number }[]
}

const usedOf = ({ fromPacks }: Pick<CreditsUsed, 'fromPacks'>, id: string) =>
  fromPacks.find(({ packId }) => packId === id)?.sent ?? 0

/** The credit that the next proposal uses, with what is left of the plan's or of all packs' before it is sent. */
export interface Credit {
  packId: string | null
  left: number
  limit: number
}

/** Null if no credit is left; a pack's id if the plan's own credits are used up. */
export function creditFor(
  used: CreditsUsed,
  proposalsPer30Days: number,
  periods: readonly MembershipRow[],
  now: Date,
): Credit | null {
  const left = proposalsPer30Days - used.fromPlan
  if (left > 0) return { packId: null, left, limit: proposalsPer30Days }
  const pack = packsIn(periods, now).find(({ id }) => usedOf(used, id) < proposalsInPack)
  const packs = packCredits(periods, used.fromPacks, now)
  return pack ? { packId: pack.id, left: packs.limit - packs.used, limit: packs.limit } : null
}

export const allowanceOf = ({ packId, left, limit }: Credit): Allowance => ({
  from: packId === null ? 'plan' : 'pack',
  left,
  limit,
})

const packsIn = (periods: readonly MembershipRow[], now: Date) =>
  activeAddons(periods, 'EXTRA_PROPOSALS_10', now).sort(
    (one, other) => one.periodEnd.getTime() - other.periodEnd.getTime(),
  )

/** The proposals included in active packs, and the number of them already sent. */
export function packCredits(
  periods: readonly MembershipRow[],
  fromPacks: CreditsUsed['fromPacks'],
  now: Date,
): { used: number; limit: number } {
  const packs = packsIn(periods, now)
  return {
    used: packs.reduce((sum, pack) => sum + usedOf({ fromPacks }, pack.id), 0),
    limit: packs.length * proposalsInPack,
  }
}
