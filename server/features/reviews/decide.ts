import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ReviewDecision } from '../../../src/domain/contract/reviews.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { confirmedDocuments, materialDocuments, profileStatusAfter } from '../../../src/domain/registration/review.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, documents, profiles } from '../../kernel/db/schema.ts'
import { refuse, refuseTransition } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { type DocumentRow, deleteFiles, isUnconfirmed, placeMarks } from '../documents/index.ts'
import { notifyReviewed, type Show } from '../notifications/index.ts'
import { listedColumns, ownerOf, statusForVisibility } from '../profiles/index.ts'
import { removeProposalsOf, type Transition, withTransitions } from '../proposals/index.ts'

type Values = Partial<typeof profiles.$inferInsert>
interface Decided {
  show: Show | null
  dropped: readonly DocumentRow[]
}

/** Applies a reviewer's decision to the version that the reviewer saw, and notifies the owner. */
export async function decide(deps: Deps, id: string, decision: ReviewDecision): Promise<void> {
  const { show, dropped } = await withTransitions(deps, (tx, move) => apply(tx, move, deps, id, decision))
  await deleteFiles(deps, dropped)
  await show?.()
}

async function apply(tx: Db, move: Transition, deps: Deps, id: string, decision: ReviewDecision): Promise<Decided> {
  // The profile of an erased or disabled account can be suspended, and never published.
  const isOpen = sql`exists (select 1 from ${accounts} where id = ${profiles.accountId} and disabled_at is null)`
  const [row] = await tx
    .select(profileColumns)
    .from(profiles)
    .where(and(eq(profiles.id, id), decision.action === 'suspend' ? undefined : isOpen))
    .for('update')
  if (!row) return refuse('NOT_FOUND')
  if (row.updatedAt.toISOString() !== decision.seen) return refuseTransition(row.status, decision.action, movedOn)
  const waits = profileStatusTable[row.status].isLive && decision.action !== 'suspend'
  const values = waits ? await edit(tx, row, decision) : review(deps, row, decision)
  await tx
    .update(profiles)
    .set({ ...values, updatedAt: deps.now() })
    .where(eq(profiles.id, id))
  const dropped = waits ? await settleDocuments(tx, row, decision) : []
  if (decision.action === 'approve') await verifyProofs(tx, deps, row)
  await placeMarks(tx, id)
  if (decision.action === 'suspend') await removeProposalsOf(tx, move, id)
  return { show: await notifyReviewed(deps, tx, row, decision), dropped }
}

const movedOn = {
  en: 'This profile has changed since you opened it. Reload it and try again.',
  hi: 'आपके खोलने के बाद यह प्रोफ़ाइल बदल गई है। इसे दोबारा लोड करके फिर कोशिश करें।',
}

const noteOf = ({ note, fields }: ReviewDecision) => ({ note, fields })

/** Applies the lifecycle to a submitted profile. */
function review(deps: Deps, row: ProfileRow, decision: ReviewDecision): Values {
  const status =
    profileStatusAfter(row.status, decision.action) ?? refuseTransition(row.status, decision.action, movedOn)
  if (decision.action === 'take') return { status }
  return status === 'approved'
    ? { status: statusForVisibility('approved', row.business), approvedAt: row.approvedAt ?? deps.now(), review: null }
    : { status, review: noteOf(decision) }
}

/** Accepts, questions or rejects an edit of a live profile; the profile stays live. */
async function edit(tx: Db, row: ProfileRow, decision: ReviewDecision): Promise<Values> {
  const waiting = await tx.$count(documents, and(eq(documents.profileId, row.id), awaitsReview))
  if (row.pending === null && waiting === 0) return refuseTransition(row.status, decision.action, movedOn)
  if (decision.action === 'approve') return { ...(await applyPendingAnswers(tx, row)), pending: null, review: null }
  if (decision.action === 'reject') return { pending: null, review: noteOf(decision) }
  return decision.action === 'request_changes'
    ? { review: noteOf(decision) }
    : refuseTransition(row.status, decision.action, movedOn)
}

async function applyPendingAnswers(tx: Db, row: ProfileRow): Promise<Values> {
  const entries = Object.entries(row.pending ?? {})
  const ofStep = (step: 'basic' | 'business') => {
    const names = new Set<string>(wizardSteps[row.kind][step].map(({ name }) => name))
    return { ...row[step], ...Object.fromEntries(entries.filter(([name]) => names.has(name))) }
  }
  const [basic, business] = [ofStep('basic'), ofStep('business')]
  const before = { ...row.basic, ...row.business }
  return { basic, business, ...listedColumns(row.kind, basic, business, before, await ownerOf(tx, row)) }
}

/** A live profile's document that is waiting for a reviewer. */
const awaitsReview = or(eq(documents.pending, true), isUnconfirmed)

/** The documents the reviewer approved; an earlier verification keeps its date. */
const verifyProofs = (tx: Db, deps: Deps, row: ProfileRow) =>
  tx
    .update(documents)
    .set({ verifiedAt: deps.now() })
    .where(
      and(
        eq(documents.profileId, row.id),
        inArray(documents.kind, [...materialDocuments, ...confirmedDocuments]),
        isNull(documents.verifiedAt),
      ),
    )

/** Approved documents replace the previous ones; rejected ones are deleted. Returns all deleted documents. */
async function settleDocuments(tx: Db, row: ProfileRow, { action }: ReviewDecision): Promise<DocumentRow[]> {
  const ofProfile = eq(documents.profileId, row.id)
  if (action === 'reject') return tx.delete(documents).where(and(ofProfile, awaitsReview)).returning()
  if (action !== 'approve') return []
  const kinds = (
    await tx
      .select()
      .from(documents)
      .where(and(ofProfile, eq(documents.pending, true)))
  ).map(({ kind }) => kind)
  if (kinds.length === 0) return []
  const before = await tx
    .delete(documents)
    .where(and(ofProfile, eq(documents.pending, false), inArray(documents.kind, kinds)))
    .returning()
  await tx.update(documents).set({ pending: false }).where(ofProfile)
  return before
}
