import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type ListingDetail,
  listingDetailResponse,
  listingPageResponse,
  listingQuery,
} from '../../src/domain/contract/market.ts'
import { accounts } from '../db/schema.ts'
import type { Account, Deps, Env, Session } from '../deps.ts'
import { answers, query } from '../http/contract.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import { ownProfile, type ProfileRow } from '../profiles/store.ts'
import { maySend } from '../proposals/permissions.ts'
import { acceptedBetween, openBetween } from '../proposals/store.ts'
import { maySee } from './permissions.ts'
import { presentCard, presentFacts } from './present.ts'
import { listed, listingById } from './store.ts'

/** Looking at listings. */
export const listingRoutes = new Hono<Env>()
  .get('/listings', answers(listingPageResponse, 'A page of listings'), signedIn, query(listingQuery), async (c) => {
    const { deps, account, session, language } = c.var
    const { kind, q = '', industry = '', cursor, limit = 12 } = c.req.valid('query')
    if (!maySee(session.profileKind, kind)) return refuse('FORBIDDEN')
    await requireGlobalConnect(deps, account, session, kind)
    const found = await listed(deps.db, account.id, {
      kind,
      text: q.trim(),
      industry,
      cursor: readCursor(cursor),
      limit,
    })
    const { rows, next } = pageOf(found, limit, (row) => ({ at: row.approvedAt ?? row.createdAt, id: row.id }))
    return c.json({
      status: true as const,
      list: rows.map((row) => presentCard(deps, row, language, false)),
      next_cursor: next,
    })
  })
  .get('/listings/:id', answers(listingDetailResponse, 'One listing'), signedIn, async (c) => {
    const { deps, account, session, language } = c.var
    const row = await listingById(deps.db, uuidParam(c, 'id'))
    if (!row || (row.accountId !== account.id && !maySee(session.profileKind, row.kind))) return refuse('NOT_FOUND')
    await requireGlobalConnect(deps, account, session, row.kind)
    return c.json({ status: true as const, listing: await detail(deps, account, session, row, language) })
  })

/** Global Connect needs the feature in the subscription, for entrepreneurs (specification, section 6). */
async function requireGlobalConnect(
  deps: Deps,
  account: Account,
  session: Session,
  kind: ProfileRow['kind'],
): Promise<void> {
  if (kind !== 'WANT_TO_GROW' || session.loginType === 'investor' || !session.profileKind) return
  const entitled = await entitlementsOf(deps.db, account.id, session.profileKind, deps.now())
  if (!entitled.globalConnect) refuse(entitled.active ? 'FEATURE_NOT_IN_PLAN' : 'SUBSCRIPTION_REQUIRED')
}

async function detail(
  deps: Deps,
  account: Account,
  session: Session,
  row: ProfileRow,
  language: Env['Variables']['language'],
): Promise<ListingDetail> {
  const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
  const accepted = own ? await acceptedBetween(deps.db, own.id, row.id) : false
  const known = accepted || row.accountId === account.id
  const open = own ? await openBetween(deps.db, own.id, row.id) : undefined
  const refusal = await proposeRefusal(deps, account, own, row)
  return {
    ...presentCard(deps, row, language, known),
    facts: presentFacts(row, language, known),
    contact: accepted ? await contactOf(deps, row) : null,
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
  'QUOTA_EXCEEDED',
  'PROFILE_NOT_APPROVED',
  'DUPLICATE_PROPOSAL',
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
