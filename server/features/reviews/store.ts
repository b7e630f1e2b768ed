import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ReviewItem } from '../../../src/domain/contract/reviews.ts'
import { confirmedDocuments } from '../../../src/domain/registration/review.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { accounts, documents, listingReports, profiles } from '../../kernel/db/schema.ts'
import { type Cursor, laterThan } from '../../kernel/http/cursor.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { documentsOf, presentDocument } from '../documents/index.ts'

/** The number of profiles on a reviewer's page. */
export const reviewPage = 25

const hasPendingDocument = sql`exists (select 1 from ${documents} d where d.profile_id = ${profiles.id}
  and (d.pending or (d.verified_at is null and ${inArray(sql`d.kind`, confirmedDocuments)})))`

const isReported = sql`exists (select 1 from ${listingReports} r where r.listing_id = ${profiles.id} and r.status = 'open')`

const withAccounts = (db: Db) =>
  db
    .select({ profile: profiles, account: accounts })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))

/**
 * Submitted profiles, and live ones with an open edit or report, oldest first: a page plus the first row of the next
 * page.
 */
export async function waitingForReview(deps: Deps, cursor: Cursor | null = null): Promise<ReviewItem[]> {
  const rows = await withAccounts(deps.db)
    .where(
      and(
        laterThan(profiles.updatedAt, profiles.id, cursor),
        isNull(accounts.disabledAt),
        or(
          inArray(profiles.status, ['submitted', 'in_review', 'suspended']),
          and(
            inArray(profiles.status, ['approved', 'paused']),
            or(sql`${profiles.pending} is not null`, hasPendingDocument, isReported),
          ),
        ),
      ),
    )
    .orderBy(asc(profiles.updatedAt), asc(profiles.id))
    .limit(reviewPage + 1)
  return Promise.all(rows.map(({ profile, account }) => presentItem(deps, profile, account)))
}

/** Any profile: a reported one is not in the list, unless its listing was reported. */
export async function profileForReview(deps: Deps, id: string): Promise<ReviewItem> {
  const [row] = await withAccounts(deps.db).where(eq(profiles.id, id))
  return row ? presentItem(deps, row.profile, row.account) : refuse('NOT_FOUND')
}

async function presentItem(deps: Deps, row: ProfileRow, account: Account): Promise<ReviewItem> {
  const files = (await documentsOf(deps.db, row.id)).map((document) => presentDocument(deps, document, row))
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: row.name,
    owner: account.name,
    email: account.email,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    seen: row.updatedAt.toISOString(),
    answers: { ...row.basic, ...row.business, ...row.documentAnswers },
    pending: row.pending ?? {},
    documents: files.map(({ kind, file_name, pending, state, url }) => ({
      kind,
      file_name,
      pending: pending || (confirmedDocuments.includes(kind) && state === 'stored'),
      url,
    })),
  }
}
