import { and, count, eq, inArray } from 'drizzle-orm'
import type { ListingDetail } from '../../src/domain/contract/market.ts'
import type { DocumentKind } from '../../src/domain/contract/profiles.ts'
import type { Entitled } from '../../src/domain/memberships/status.ts'
import type { Db } from '../db/connect.ts'
import { listingOpenings, proposalSteps, proposals } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import { presentDocument } from '../documents/present.ts'
import { documentsOf } from '../documents/store.ts'
import type { Words } from '../http/refusal.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { between } from '../proposals/store.ts'

/** Documents of a listing that another member may ever see; proofs of identity and of business are not among them. */
const shareable: Partial<Record<DocumentKind, Words>> = {
  'pitch-deck': { en: 'Pitch deck', hi: 'पिच डेक' },
  'executive-summary': { en: 'Executive summary', hi: 'कार्यकारी सारांश' },
  'product-demo': { en: 'Product demo', hi: 'उत्पाद प्रदर्शन' },
  'company-profile-brochure': { en: 'Company profile', hi: 'कंपनी परिचय' },
  'product-service-catalog': { en: 'Product and service catalogue', hi: 'उत्पाद और सेवा सूची' },
  'certificate-compliance-documents': { en: 'Certificates', hi: 'प्रमाणपत्र' },
  'financial-summary': { en: 'Financial summary', hi: 'वित्तीय सारांश' },
  'valuation-report': { en: 'Valuation report', hi: 'मूल्यांकन रिपोर्ट' },
  'financial-report': { en: 'Financial report', hi: 'वित्तीय रिपोर्ट' },
  'additional-supporting-document': { en: 'Supporting document', hi: 'सहायक दस्तावेज़' },
}
/** These open with a signed agreement, or once an offer is accepted. */
const confidential: readonly DocumentKind[] = ['valuation-report', 'financial-report', 'additional-supporting-document']

interface Look {
  own: ProfileRow | undefined
  row: ProfileRow
  known: boolean
  isOwn: boolean
  entitled: Entitled | null
  language: Language
}

export async function documentsFor(
  deps: Deps,
  look: Look,
): Promise<Pick<ListingDetail, 'documents' | 'documents_lock' | 'openings_left'>> {
  const { own, row, isOwn, language } = look
  const kept = (await documentsOf(deps.db, row.id)).filter(({ kind, pending }) => shareable[kind] && !pending)
  const { lock, left } = await lockFor(deps.db, look)
  const trusted = isOwn || (own !== undefined && (await agreedBetween(deps.db, own.id, row.id)))
  return {
    documents: kept.map((document) => ({
      kind: document.kind,
      label: shareable[document.kind]?.[language] ?? document.kind,
      // A file's name may tell whose it is.
      title: row.anonymous && !look.known ? '' : document.title,
      bytes: document.bytes,
      url:
        lock === null && (trusted || !confidential.includes(document.kind))
          ? presentDocument(deps, document, row).url
          : null,
    })),
    documents_lock: kept.length > 0 ? lock : null,
    openings_left: left,
  }
}

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
