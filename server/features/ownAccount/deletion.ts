import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { day } from '../../../src/domain/durations.ts'
import { openStatuses, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { erasedMobile } from '../../kernel/db/erased.ts'
import { accounts, documents, profiles, proposals } from '../../kernel/db/schema.ts'
import { keysOf } from '../../kernel/http/fileLinks.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { announceEnd } from '../accounts/index.ts'
import { erasedName, type ListedColumns } from '../profiles/index.ts'
import { type Transition, withTransitions } from '../proposals/index.ts'
import { eraseAccountRows, eraseProfileRows, removeNames } from './erasedRows.ts'

const grace = 14 * day

/** Requests the deletion; a repeated request does not change the date. */
export async function requestDeletion(tx: Db, account: Account, now: Date): Promise<Date> {
  const due = account.deletionDueAt ?? new Date(now.getTime() + grace)
  await tx.update(accounts).set({ deletionDueAt: due }).where(eq(accounts.id, account.id))
  return due
}

export const cancelDeletion = (db: Db, accountId: string) =>
  db.update(accounts).set({ deletionDueAt: null }).where(eq(accounts.id, accountId))

/** The sweep: erases accounts whose 14 days are over, disabled ones too. Several instances may run it at once. */
export async function eraseDue(deps: Deps): Promise<void> {
  const due = await deps.db.select().from(accounts).where(lte(accounts.deletionDueAt, deps.now())).limit(100)
  await forEachLogged(deps, 'deletions', due, (account) => erase(deps, account))
}

/**
 * Erases the account's data. Data that others need stays under a neutral name: their side of a conversation, and
 * purchases for the ledger.
 */
async function erase(deps: Deps, account: Account): Promise<void> {
  const now = deps.now()
  const { files, ended } = await withTransitions(deps, async (tx, move) => {
    const [claimed] = await tx
      .update(accounts)
      .set({ ...erasedColumns(account.id), disabledAt: now, deletionDueAt: null })
      .where(and(eq(accounts.id, account.id), isNotNull(accounts.deletionDueAt)))
      .returning({ id: accounts.id })
    if (!claimed) return { files: [], ended: [] }
    const own = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, account.id))
    const ids = own.map(({ id }) => id)
    await withdrawOpen(tx, move, ids)
    const stored = await deleteDocuments(tx, ids)
    await tx.update(profiles).set(emptyProfile).where(eq(profiles.accountId, account.id))
    await eraseProfileRows(tx, ids)
    await removeNames(tx, ids)
    return { files: stored, ended: await eraseAccountRows(tx, account) }
  })
  announceEnd(deps, account.id, ended)
  for (const key of files) await deps.files.delete(key)
}

const erasedColumns = (id: string) => ({
  name: erasedName,
  email: `${id}@deleted.invalid`,
  mobile: erasedMobile(id),
  passwordHash: '',
  sharesSteps: false,
})

/** Every column that is computed from the answers is in it: a new one that is not does not compile. */
const emptyProfile = {
  status: 'suspended' as const,
  basic: {},
  business: {},
  anonymous: false,
  strangers: null,
  name: erasedName,
  headline: '',
  summary: '',
  industries: [],
  city: '',
  country: '',
  amountUsd: null,
  stage: null,
  restricted: false,
  imageKey: null,
  avatarKey: null,
  documentAnswers: {},
  pending: null,
  review: null,
  verified: false,
  fundsVerified: false,
  keywords: '',
  terms: [],
  matching: null,
  cardAnswers: null,
} satisfies Partial<typeof profiles.$inferInsert> & Record<Exclude<keyof ListedColumns, 'listedVersion'>, unknown>

async function withdrawOpen(tx: Db, move: Transition, profileIds: string[]): Promise<void> {
  if (profileIds.length === 0) return
  for (const side of [proposals.senderProfileId, proposals.receiverProfileId]) {
    const open = await tx
      .select()
      .from(proposals)
      .where(and(inArray(side, profileIds), inArray(proposals.status, openStatuses)))
      .for('update')
    for (const row of open) {
      const to = statusAfter(row.status, 'delete_account')
      if (to)
        await move(row, {
          to,
          action: 'delete_account',
          byProfileId: null,
          extraColumns: { expiresAt: null, exclusiveUntil: null },
        })
    }
  }
}

async function deleteDocuments(tx: Db, profileIds: string[]): Promise<string[]> {
  if (profileIds.length === 0) return []
  const gone = await tx.delete(documents).where(inArray(documents.profileId, profileIds)).returning()
  return gone.flatMap(({ storageKey, thumbnailKey }) => [storageKey, ...keysOf(thumbnailKey)])
}
