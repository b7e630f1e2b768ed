import { and, count, eq, inArray } from 'drizzle-orm'
import type { ListingDetail } from '../../src/domain/contract/market.ts'
import type { DocumentKind } from '../../src/domain/contract/profiles.ts'
import type { Entitled } from '../../src/domain/memberships/status.ts'
import { documentRules } from '../../src/domain/registration/documents.ts'
import type { Db } from '../db/connect.ts'
import { listingOpenings, proposalSteps, proposals } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import { documentUrl } from '../documents/present.ts'
import { type DocumentRow, documentsOf } from '../documents/store.ts'
import { documentLabel } from '../fieldLabel.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { between } from '../proposals/store.ts'

interface Look {
  own: ProfileRow | undefined
  row: ProfileRow
  known: boolean
  isOwn: boolean
  entitled: Entitled | null
  language: Language
}

const isListed = (kind: DocumentKind): boolean => ['listing', 'agreement'].includes(documentRules[kind].shared)

/** That there is one of a kind is all that is said: its name, size and content may tell whose it is. */
export const strangersDocuments = (
  rows: readonly Pick<DocumentRow, 'kind'>[],
  language: Language,
): ListingDetail['documents'] =>
  rows
    .filter(({ kind }) => isListed(kind) && documentRules[kind].anonymous !== 'hide')
    .map(({ kind }) => ({ kind, label: documentLabel(kind, language), title: '', bytes: null, url: null }))

export async function documentsFor(
  deps: Deps,
  look: Look,
): Promise<Pick<ListingDetail, 'documents' | 'documents_lock' | 'openings_left'>> {
  const { own, row, known, isOwn, language } = look
  const kept = (await documentsOf(deps.db, row.id)).filter(({ kind, pending }) => isListed(kind) && !pending)
  const { lock, left } = await lockFor(deps.db, look)
  const trusted = isOwn || (own !== undefined && (await agreedBetween(deps.db, own.id, row.id)))
  const mayOpen = ({ kind }: DocumentRow) => lock === null && (trusted || documentRules[kind].shared !== 'agreement')
  return {
    documents:
      row.anonymous && !known
        ? strangersDocuments(kept, language)
        : kept.map((document) => ({
            kind: document.kind,
            label: documentLabel(document.kind, language),
            title: document.title,
            bytes: document.bytes,
            url: mayOpen(document)
              ? documentUrl(deps, document, known ? 'acquainted' : 'stranger', deckView(document, look))
              : null,
          })),
    documents_lock: kept.length > 0 ? lock : null,
    openings_left: left,
  }
}

const deckView = ({ kind }: DocumentRow, { own, row, isOwn }: Look) =>
  kind === 'pitch-deck' && own && !isOwn ? { profileId: row.id, viewerId: own.id } : null

async function lockFor(
  db: Db,
  { own, row, known, isOwn, entitled }: Look,
): Promise<{ lock: ListingDetail['documents_lock']; left: number | null }> {
  if (isOwn) return { lock: null, left: null }
  if (!own || !entitled?.may.open_listing) return { lock: 'SUBSCRIPTION_REQUIRED', left: null }
  if (row.anonymous && !known) return { lock: 'ACCEPTANCE_NEEDED', left: null }
  if (entitled.contactListings === null) return { lock: null, left: null }
  const left = Math.max(0, entitled.contactListings - (await openingsOf(db, own.id)))
  if (await hasOpened(db, own.id, row.id)) return { lock: null, left }
  return { lock: left > 0 ? 'OPENING_NEEDED' : 'QUOTA_EXCEEDED', left }
}

export const hasOpened = async (db: Db, viewerId: string, listingId: string): Promise<boolean> =>
  (
    await db
      .select({ id: listingOpenings.listingId })
      .from(listingOpenings)
      .where(and(eq(listingOpenings.viewerId, viewerId), eq(listingOpenings.listingId, listingId)))
  ).length > 0

export async function openingsOf(db: Db, viewerId: string): Promise<number> {
  const [row] = await db.select({ made: count() }).from(listingOpenings).where(eq(listingOpenings.viewerId, viewerId))
  return row?.made ?? 0
}

const agreedBetween = async (db: Db, one: string, other: string): Promise<boolean> =>
  (
    await db
      .select({ id: proposals.id })
      .from(proposals)
      .innerJoin(proposalSteps, eq(proposalSteps.proposalId, proposals.id))
      .where(and(between(one, other), inArray(proposalSteps.action, ['sign_nda', 'accept_offer', 'accept_counter'])))
      .limit(1)
  ).length > 0
