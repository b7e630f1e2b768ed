import { and, eq } from 'drizzle-orm'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { type ListingReader, listingReaders } from '../../../src/domain/market/readers.ts'
import { permissionsOf } from '../../../src/domain/memberships/permissions.ts'
import { type CurrentEntitlements, entitlementsFrom } from '../../../src/domain/memberships/status.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { documentsOf } from '../documents/index.ts'
import { noProfile, presentComparables, redactorFor } from '../profiles/index.ts'
import { answersSelect } from './answers.ts'
import { documentsFor } from './documents.ts'
import { featuredSelect } from './featured.ts'
import { presentListing, presentSending } from './presentListing.ts'
import { presentQuestions, questionsSelect } from './questions.ts'

/**
 * Previews the owner's listing as another member sees it: data hidden from that reader is not sent to the owner either.
 */

type Viewer = Caller & Pick<Env['Variables'], 'language'>

interface Role {
  /** True if the owner has accepted a proposal from the reader. */
  isRevealed: boolean
  entitled: CurrentEntitlements
  refusal: Refusal | null
}
const withoutPlan = entitlementsFrom({ state: 'none' })
const withPlan: CurrentEntitlements = {
  ...withoutPlan,
  may: permissionsOf.active,
  contactListings: null,
  globalConnect: true,
}

const roles: Readonly<Record<ListingReader, Role>> = {
  stranger: { isRevealed: false, entitled: withoutPlan, refusal: new Refusal('SUBSCRIPTION_REQUIRED') },
  subscriber: { isRevealed: false, entitled: withPlan, refusal: null },
  accepted: { isRevealed: true, entitled: withPlan, refusal: new Refusal('DUPLICATE_PROPOSAL') },
}

const ownQuery = combinedQuery((db, params: { accountId: string; id: string; now: Date }) => ({
  listing: db
    .select(profileColumns)
    .from(profiles)
    .where(and(eq(profiles.id, params.id), eq(profiles.accountId, params.accountId))),
  documents: documentsOf(db, params.id),
  answered: answersSelect(db, params.id, params.now),
  featured: featuredSelect(db, params.id, params.now),
  questions: questionsSelect(db, noProfile, params.id),
}))

/** The owner's view of their listing as another reader; a listing that is not published does not exist. */
export async function listingAs(viewer: Viewer, id: string, reader: string): Promise<ListingDetail> {
  const { deps, account, language } = viewer
  const name = listingReaders.find((one) => one === reader) ?? refuse('NOT_FOUND')
  const { isRevealed, entitled, refusal } = roles[name]
  const read = await ownQuery(deps.db, { accountId: account.id, id, now: deps.now() })
  const [row] = read.listing
  if (!row || !profileStatusTable[row.status].isLive) return refuse('NOT_FOUND')
  const documentViewer = {
    own: row,
    row,
    isRevealed,
    isOwn: false,
    isPreview: true,
    entitled,
    language,
    isBlocked: false,
  }
  const between = { documents: read.documents, openings: [], opening: [], agreed: [] }
  return {
    ...presentListing(deps, row, { isRevealed, language, currency: account.currency }, read),
    contact: isRevealed ? { email: account.email, mobile: account.mobile } : null,
    ...documentsFor(deps, documentViewer, between),
    questions: presentQuestions(
      read.questions,
      { own: undefined, row, redact: redactorFor(row, isRevealed, account) },
      entitled.may.open_listing ? null : 'SUBSCRIPTION_REQUIRED',
    ),
    similar: [],
    comparables: presentComparables([]),
    is_own: false,
    reported: false,
    ...presentSending(null, refusal, language),
    proposal_id: null,
  }
}
