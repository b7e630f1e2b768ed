import { and, count, eq, inArray } from 'drizzle-orm'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { CurrentEntitlements } from '../../../src/domain/memberships/status.ts'
import { actionsThat } from '../../../src/domain/proposals/lifecycle.ts'
import { materialDocuments } from '../../../src/domain/registration/review.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { listingOpenings, proposalSteps, proposals } from '../../kernel/db/schema.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { documentLabel } from '../catalog/index.ts'
import {
  type DocumentRow,
  documentsOf,
  documentUrl,
  isConfidential,
  isListed,
  opensAfter,
  strangersDocuments,
} from '../documents/index.ts'
import { between } from '../pairs/index.ts'

interface DocumentViewer {
  own: ProfileRow | undefined
  row: ProfileRow
  isRevealed: boolean
  isOwn: boolean
  /** True if the owner is previewing the listing as another member: the links are the owner’s. */
  isPreview?: boolean
  entitled: CurrentEntitlements | null
  /** True if one of the two has blocked the other: then neither sees the other's documents. */
  isBlocked: boolean
  language: Language
}

/** The selects for a listing's documents and for the viewer's permission to open them. */
export const documentSelects = (db: SelectBuilder, viewerId: string, listingId: string) => ({
  documents: documentsOf(db, listingId),
  openings: openingsOf(db, viewerId),
  opening: openingOf(db, viewerId, listingId),
  agreed: agreedBetween(db, viewerId, listingId),
})
type DocumentFacts = {
  [Name in keyof ReturnType<typeof documentSelects>]: Awaited<ReturnType<typeof documentSelects>[Name]>
}

export function documentsFor(
  deps: Pick<Deps, 'secret' | 'now'>,
  viewer: DocumentViewer,
  facts: DocumentFacts,
): Pick<ListingDetail, 'documents' | 'documents_lock' | 'openings_left'> {
  const { row, isRevealed, language } = viewer
  const stored = viewer.isBlocked ? [] : facts.documents.filter(({ kind, pending }) => isListed(kind) && !pending)
  const { lock, left } = lockFor(viewer, facts)
  return {
    documents:
      row.anonymous && !isRevealed
        ? strangersDocuments(stored, language)
        : stored.map((document) => ({
            kind: document.kind,
            label: documentLabel(document.kind, language),
            title: document.title,
            bytes: document.bytes,
            format: document.fileName.split('.').slice(1).at(-1)?.toUpperCase() ?? '',
            uploaded_at: document.createdAt.toISOString(),
            confidential: isConfidential(document.kind),
            opens_after: opensAfter(document.kind, row.anonymous),
            url: mayOpen(viewer, facts, document)
              ? documentUrl(deps, document, isRevealed ? 'acquainted' : 'stranger', viewingOf(document, viewer))
              : null,
          })),
    documents_lock: stored.length > 0 ? lock : null,
    openings_left: left,
  }
}

/** True if the viewer may open one of a listing's documents now. */
export function mayOpen(look: DocumentViewer, facts: DocumentFacts, { kind, pending }: DocumentRow): boolean {
  const isTrusted = look.isOwn || facts.agreed.length > 0
  const isShown = isListed(kind) && !pending && !look.isBlocked
  return isShown && lockFor(look, facts).lock === null && (isTrusted || !isConfidential(kind))
}

/** The latest day on which a reviewer verified a document that identifies the owner. */
export function verifiedOn(documents: readonly DocumentRow[]): string | null {
  const days = documents.flatMap(({ kind, verifiedAt, pending }) =>
    verifiedAt && !pending && materialDocuments.includes(kind) ? [verifiedAt.toISOString()] : [],
  )
  return days.sort().at(-1) ?? null
}

const viewingOf = ({ kind }: DocumentRow, { own, row, isOwn, isPreview }: DocumentViewer) =>
  own && !isOwn && !isPreview ? { profileId: row.id, viewerId: own.id, isDeck: kind === 'pitch-deck' } : null

function lockFor(
  { own, row, isRevealed, isOwn, entitled }: DocumentViewer,
  { openings, opening }: DocumentFacts,
): { lock: ListingDetail['documents_lock']; left: number | null } {
  if (isOwn) return { lock: null, left: null }
  if (!own || !entitled?.may.open_listing) return { lock: 'SUBSCRIPTION_REQUIRED', left: null }
  if (row.anonymous && !isRevealed) return { lock: 'ACCEPTANCE_NEEDED', left: null }
  if (entitled.contactListings === null) return { lock: null, left: null }
  const left = Math.max(0, entitled.contactListings - openingsIn(openings))
  if (opening.length > 0) return { lock: null, left }
  return { lock: left > 0 ? 'OPENING_NEEDED' : 'QUOTA_EXCEEDED', left }
}

/** Returns a row if the viewer has opened this listing. */
export const openingOf = (db: SelectBuilder, viewerId: string, listingId: string) =>
  db
    .select({ id: listingOpenings.listingId })
    .from(listingOpenings)
    .where(and(eq(listingOpenings.viewerId, viewerId), eq(listingOpenings.listingId, listingId)))

/** The number of listings that the viewer has opened. */
export const openingsOf = (db: SelectBuilder, viewerId: string) =>
  db.select({ made: count() }).from(listingOpenings).where(eq(listingOpenings.viewerId, viewerId))
export const openingsIn = ([row]: readonly { made: number }[]): number => row?.made ?? 0

const agreedBetween = (db: SelectBuilder, one: string, other: string) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(proposalSteps, eq(proposalSteps.proposalId, proposals.id))
    .where(and(between(one, other), inArray(proposalSteps.action, actionsThat('agrees'))))
    .limit(1)
