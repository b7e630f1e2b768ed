import { eq } from 'drizzle-orm'
import type { ListingDetail } from '../../src/domain/contract/market.ts'
import { matchOf } from '../../src/domain/matching/match.ts'
import { accounts } from '../db/schema.ts'
import type { Account, Deps, Env } from '../deps.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { actingProfile, type Caller } from '../proposals/actingProfile.ts'
import { maySend } from '../proposals/permissions.ts'
import { acceptedBetween, openBetween } from '../proposals/store.ts'
import { documentsFor } from './documents.ts'
import { featuredAmong } from './featured.ts'
import { sideOf } from './matching.ts'
import { maySee, requireGlobalConnect } from './permissions.ts'
import { knownRow, presentCard, presentFacts } from './present.ts'
import { favouritesAmong, listingFor } from './store.ts'
import { hasReported } from './taking.ts'

/** A listing that the caller may look at; any other is not found. One's own always is. */
export async function visibleListing(caller: Caller, id: string): Promise<ProfileRow> {
  const { deps, account, session } = caller
  const own = await actingProfile(caller)
  if (own?.id === id) return own
  const row = await listingFor(deps.db, { accountId: account.id, profileId: own?.id ?? null }, id)
  if (!row || (row.accountId !== account.id && !maySee(session.profileKind, row.kind))) return refuse('NOT_FOUND')
  // Whoever is in talks reads who with, whatever the plan.
  if (!own || !(await openBetween(deps.db, own.id, row.id))) await requireGlobalConnect(caller, row.kind)
  return row
}

type Viewer = Caller & Pick<Env['Variables'], 'language'>

/** Everything that the viewer may see of a listing, and nothing else. */
export async function detailOf(viewer: Viewer, own: ProfileRow | undefined, row: ProfileRow): Promise<ListingDetail> {
  const { deps, account, language } = viewer
  const isOwn = row.accountId === account.id
  const accepted = own ? await acceptedBetween(deps.db, own.id, row.id) : false
  const known = accepted || isOwn
  const open = own ? await openBetween(deps.db, own.id, row.id) : undefined
  const refusal = await proposeRefusal(deps, account, own, row)
  const entitled = own ? await entitlementsOf(deps.db, account.id, own.kind, deps.now()) : null
  const marked = await favouritesAmong(deps.db, own?.id ?? null, [row.id])
  const featured = await featuredAmong(deps.db, [row.id], deps.now())
  const match = own && !isOwn ? matchOf(sideOf(own), sideOf(row)) : null
  return {
    ...presentCard(deps, known ? knownRow(row) : row, language, {
      known,
      favourite: marked.has(row.id),
      featured: featured.has(row.id),
      match,
    }),
    facts: presentFacts(row, language, known),
    contact: accepted && entitled?.may.open_listing ? await contactOf(deps, row) : null,
    ...(await documentsFor(deps, { own, row, known, isOwn, entitled, language })),
    is_own: isOwn,
    reported: own ? await hasReported(deps, own, row) : false,
    can: { propose: refusal === null },
    propose_refusal: refusal,
    proposal_id: open?.id ?? null,
  }
}

async function contactOf(deps: Deps, row: ProfileRow) {
  const [owner] = await deps.db.select().from(accounts).where(eq(accounts.id, row.accountId))
  return owner ? { email: owner.email, mobile: owner.mobile } : null
}

const askable = [
  'SUBSCRIPTION_REQUIRED',
  'FEATURE_NOT_IN_PLAN',
  'QUOTA_EXCEEDED',
  'PROFILE_NOT_APPROVED',
  'DUPLICATE_PROPOSAL',
  'BLOCKED',
  'FORBIDDEN',
] as const

async function proposeRefusal(
  deps: Deps,
  account: Account,
  own: ProfileRow | undefined,
  row: ProfileRow,
): Promise<ListingDetail['propose_refusal']> {
  try {
    await maySend(deps, account, own, row)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return askable.find((code) => code === error.code) ?? 'FORBIDDEN'
  }
}
