import { eq } from 'drizzle-orm'
import type { Owner } from '../../../src/domain/anonymity/identity.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { matchOf } from '../../../src/domain/matching/match.ts'
import { type CurrentEntitlements, entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { readAheadQuery, readOf } from '../../kernel/db/readAhead.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'
import { type Caller, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import type { ReadAheadFactory } from '../../kernel/http/cachedCaller.ts'
import type { Viewing } from '../../kernel/http/fileLinks.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Deps, Env } from '../../kernel/ports/deps.ts'
import { entitlementsForUse } from '../entitlements/index.ts'
import { listingSelect, openBetween, revealingBetween } from '../pairs/index.ts'
import {
  noProfile,
  ownerColumns,
  presentCard,
  presentComparables,
  profileById,
  type Redact,
  redactorFor,
} from '../profiles/index.ts'
import { creditOrRefusal, type Direction, directionOf, sendingSelects } from '../sending/index.ts'
import { openReportsBy } from './actions.ts'
import { answersSelect } from './answers.ts'
import { cardsOf } from './cards.ts'
import { documentSelects, documentsFor, mayOpen } from './documents.ts'
import { featuredSelect } from './featured.ts'
import { sideOf } from './matching.ts'
import { globalConnectRefusal, maySee } from './permissions.ts'
import { presentListing, presentSending } from './presentListing.ts'
import { presentQuestions, questionCountSelect, questionsSelect, refusalToAsk } from './questions.ts'
import { mostSimilar, similarSelect, suitable } from './similar.ts'
import { favouriteOf, listingFor } from './store.ts'

/** A listing that the caller may see, or the caller's own; any other does not exist. */
export async function visibleListing(caller: Caller, id: string): Promise<ProfileRow> {
  const { deps, profile } = caller
  if (profile?.id === id) return profile
  const row = await listingFor(deps.db, { profileId: profile?.id ?? null }, id)
  const talks = profile && row?.kind === 'WANT_TO_GROW' ? await openBetween(deps.db, profile.id, row.id) : undefined
  return whereVisible(caller, row, talks !== undefined)
}

/** Why the caller may not see a listing; null if they may. Members in talks see each other, whatever their plan. */
export function refusalToShow(caller: Caller, row: ProfileRow, isInTalks: boolean): Refusal | null {
  const isOwn = row.accountId === caller.account.id
  if (!isOwn && !maySee(caller, row.kind)) return new Refusal('NOT_FOUND')
  return isInTalks ? null : globalConnectRefusal(caller, row.kind)
}

function whereVisible(caller: Caller, row: ProfileRow | undefined, isInTalks: boolean): ProfileRow {
  if (!row) return refuse('NOT_FOUND')
  const refusal = refusalToShow(caller, row, isInTalks)
  if (refusal) throw refusal
  return row
}

type Viewer = Caller & Pick<Env['Variables'], 'language'>

type DetailQuery = Direction & { now: Date }

/** A listing and the viewer's relation to it; a viewer without a profile has no proposals. */
const detailQuery = combinedQuery((db, params: DetailQuery) => ({
  listing: listingSelect(db, params.sender, params.receiver),
  owner: db
    .select(ownerColumns)
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(profiles.id, params.receiver)),
  revealing: revealingBetween(db, params.sender, params.receiver),
  favourite: favouriteOf(db, params.sender, params.receiver),
  featured: featuredSelect(db, params.receiver, params.now),
  reported: openReportsBy(db, params.sender, params.receiver),
  similar: similarSelect(db, params.sender, params.accountId, params.receiver),
  answered: answersSelect(db, params.receiver, params.now),
  questions: questionsSelect(db, params.sender, params.receiver),
  asked: questionCountSelect(db, params.sender, params.receiver, params.now),
  ...documentSelects(db, params.sender, params.receiver),
  ...sendingSelects(db, params),
}))

type Sender = Parameters<typeof directionOf>[0]

const detailValues = (sender: Sender, id: string, now: Date): DetailQuery => ({
  ...directionOf(sender, { id }, now),
  now,
})
/** An account without a profile. */
const without = ({ id }: { id: string }): Sender => ({ id: noProfile, accountId: id, kind: 'INVESTMENT' })

export const detailAhead: ReadAheadFactory = (c, { accountId, profileId, kind }) =>
  readAheadQuery(
    detailQuery,
    detailValues(
      profileId && kind ? { id: profileId, accountId, kind } : without({ id: accountId }),
      uuidParam(c, 'id'),
      c.var.deps.now(),
    ),
  )

interface Detail {
  row: ProfileRow
  listing: ListingDetail
}

/** Everything that the viewer may see of a listing, and nothing else; a listing they may not see does not exist. */
export async function detailOf(viewer: Viewer, id: string): Promise<Detail> {
  const { deps, account, language, profile: own, ahead } = viewer
  const now = deps.now()
  const read = await readOf({ db: deps.db, ahead }, detailQuery, detailValues(own ?? without(account), id, now))
  const row = own?.id === id ? own : whereVisible(viewer, read.listing[0], read.open.length > 0)
  const isOwn = row.accountId === account.id
  const accepted = read.revealing.length > 0
  const isRevealed = accepted || isOwn
  const credit = creditOrRefusal(own, row, read, now)
  const refusal = credit instanceof Refusal ? credit : null
  const isShown = accepted && callerEntitlements(viewer).may.open_listing
  const entitled = own
    ? isShown
      ? await entitlementsForUse(deps, own, read.periods)
      : callerEntitlements(viewer)
    : null
  const [owner] = read.owner
  const isBlocked = read.blocked.length > 0
  const listing = {
    ...presentListing(deps, row, { isRevealed, language, currency: account.currency }, read, {
      favourite: read.favourite.length > 0,
      match: own && !isOwn ? matchOf(sideOf(own), sideOf(row)) : null,
    }),
    contact: accepted && entitled?.may.open_listing && owner ? { email: owner.email, mobile: owner.mobile } : null,
    ...documentsFor(deps, { own, row, isRevealed, isOwn, entitled, language, isBlocked }, read),
    questions: presentQuestions(
      read.questions,
      { own, row, redact: redactorOf(row, isRevealed, owner) },
      refusalToAsk({ own, row, entitled, isBlocked, asked: read.asked[0]?.asked ?? 0 }),
    ),
    ...(await presentSimilar(viewer, row, read.similar)),
    is_own: isOwn,
    reported: read.reported.length > 0,
    ...presentSending(credit instanceof Refusal ? null : credit, refusal, language),
    proposal_id: read.open[0]?.id ?? null,
  }
  return { row, listing }
}

/** Redacts for readers who may not know the name; without an owner, hides all text. */
const redactorOf = (row: ProfileRow, isRevealed: boolean, owner: Owner | undefined): Redact =>
  owner ? redactorFor(row, isRevealed, owner) : () => ''

/**
 * The listings most like this one, and what they ask. A viewer who may see one listing of Global Connect only because
 * of talks is shown no others.
 */
async function presentSimilar(
  viewer: Viewer,
  row: ProfileRow,
  found: readonly { id: string; version: string }[],
): Promise<Pick<ListingDetail, 'similar' | 'comparables'>> {
  const { deps, language, account, profile: own } = viewer
  const mayBrowse = row.kind !== 'WANT_TO_GROW' || callerEntitlements(viewer).globalConnect
  const known = await cardsOf(deps.db, mayBrowse ? found : [])
  const cards = found.flatMap(({ id }) => known.get(id) ?? [])
  const side = own && sideOf(own)
  const isOwn = row.accountId === account.id
  return {
    similar: mostSimilar({ side: sideOf(row) }, isOwn ? [] : suitable(cards, side)).map((card) =>
      presentCard(deps, card.row, language, {
        match: side ? matchOf(side, card.side) : null,
        currency: account.currency,
      }),
    ),
    comparables: presentComparables(cards.map((card) => card.row.cardAnswers ?? {})),
  }
}

/** True if a document link is still valid for the member it was made for; opening it uses the plan. */
export async function canOpenDocument(deps: Deps, { profileId, viewerId }: Viewing, key: string): Promise<boolean> {
  const own = await profileById(deps.db, viewerId)
  if (!own) return false
  const now = deps.now()
  const read = await detailQuery(deps.db, detailValues(own, profileId, now))
  const [row] = read.listing
  const document = read.documents.find(({ storageKey }) => storageKey === key)
  if (!row || !document) return false
  const [isRevealed, isBlocked] = [read.revealing.length > 0, read.blocked.length > 0]
  const opensBy = (entitled: CurrentEntitlements): boolean =>
    (row.kind !== 'WANT_TO_GROW' || entitled.globalConnect || read.open.length > 0) &&
    mayOpen({ own, row, isRevealed, isOwn: false, entitled, isBlocked, language: 'en' }, read, document)
  return (
    opensBy(entitlementsFrom(subscriptionAt(read.periods, now))) &&
    opensBy(await entitlementsForUse(deps, own, read.periods))
  )
}
