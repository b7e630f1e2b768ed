import { isFinal } from '../../../src/domain/proposals/lifecycle.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { type Caller, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { entitlementsForUse } from '../entitlements/index.ts'
import { acquaintedOf, type ProposalRow } from '../pairs/index.ts'
import { presentWith, type Shown, shownWith } from './present.ts'

type Reader = Caller & Pick<Env['Variables'], 'language'>

/** A proposal on its own page, with the contact details that the other's listing shows this reader. */
export async function presentPage(
  reader: Reader,
  own: ProfileRow,
  row: ProposalRow,
  read: Shown | null = null,
): Promise<Proposal> {
  const shown = read ?? (await shownWith(reader.deps, [row], own))
  const [proposal] = presentWith(reader.deps, [row], own, shown, reader)
  if (!proposal) return refuse('NOT_FOUND')
  return { ...proposal, contact: await contactFor(reader, own, row, shown) }
}

/** The rule of the listing's page: opening contact details uses the plan. */
async function contactFor(reader: Reader, own: ProfileRow, row: ProposalRow, { others, owners, acquainted }: Shown) {
  const [other] = others
  const [owner] = owners
  if (!other || !owner || !acquaintedOf(acquainted, own.id).has(other.id)) return null
  const { may, globalConnect } = callerEntitlements(reader)
  if (!may.open_listing || !isListingShown(own, other, globalConnect || !isFinal(row.status))) return null
  const entitled = await entitlementsForUse(reader.deps, own, reader.periods)
  return entitled.may.open_listing ? { email: owner.email, mobile: owner.mobile } : null
}

const isListingShown = (own: ProfileRow, other: ProfileRow, mayConnect: boolean): boolean =>
  other.status === 'approved' &&
  (other.kind === 'INVESTOR' || profileStatusTable[own.status].isLive) &&
  (other.kind !== 'WANT_TO_GROW' || mayConnect)
