import { and, eq } from 'drizzle-orm'
import type { Answers, ProfileStatus } from '../../src/domain/contract/profiles.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import type { Db } from '../db/connect.ts'
import { accounts, profiles } from '../db/schema.ts'
import type { Account, Deps } from '../deps.ts'
import { documentsOf } from '../documents/store.ts'
import { refuse } from '../http/refusal.ts'
import { listedColumns } from './listed.ts'
import { ownProfile, type ProfileRow } from './store.ts'

type Values = Partial<typeof profiles.$inferInsert>

export async function saveBasic(deps: Deps, account: Account, kind: ProfileKind, basic: Answers): Promise<ProfileRow> {
  return deps.db.transaction(async (tx) => {
    const existing = await lockedProfile(tx, account, kind)
    const columns = listedColumns(kind, basic, existing?.business ?? {})
    const values = { basic, ...columns, updatedAt: deps.now() }
    const [row] = await tx
      .insert(profiles)
      .values({ accountId: account.id, kind, stepsDone: 1, createdAt: deps.now(), ...values })
      .onConflictDoUpdate({ target: [profiles.accountId, profiles.kind], set: values })
      .returning()
    if (typeof basic.currency === 'string')
      await tx.update(accounts).set({ currency: basic.currency }).where(eq(accounts.id, account.id))
    if (!row) throw new Error('the profile was not stored')
    return row
  })
}

export async function saveBusiness(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  business: Answers,
): Promise<ProfileRow> {
  return deps.db.transaction(async (tx) => {
    const row = (await lockedProfile(tx, account, kind)) ?? refuse('STEP_OUT_OF_ORDER')
    const columns = listedColumns(kind, row.basic, business)
    const status = shownAs(row.status, business)
    return write(tx, row, deps, { business, ...columns, status, stepsDone: Math.max(row.stepsDone, 2) })
  })
}

export const finishDocuments = (deps: Deps, row: ProfileRow): Promise<ProfileRow> =>
  write(deps.db, row, deps, { stepsDone: 3 })

const submittable: readonly ProfileStatus[] = ['draft', 'changes_requested']
const over: readonly ProfileStatus[] = ['rejected', 'suspended']

/** Safe to repeat; what a moderator ended stays ended. Live at once unless submissions are reviewed by hand. */
export async function submit(deps: Deps, row: ProfileRow): Promise<ProfileRow> {
  if (over.includes(row.status)) return refuse('FORBIDDEN')
  if (!submittable.includes(row.status)) return row
  const fields = await missingDocuments(deps, row)
  if (Object.keys(fields).length > 0) return refuse('PROFILE_INCOMPLETE', { fields })
  const values: Values =
    deps.config.REVIEW === 'manual'
      ? { status: 'submitted' }
      : { status: shownAs('approved', row.business), approvedAt: deps.now() }
  return write(deps.db, row, deps, values)
}

/** The owner hides a live profile, and shows it again, by its visibility (catalogue, sections 1 and 7). */
function shownAs(status: ProfileStatus, business: Answers): ProfileStatus {
  const hidden = business.visibility === 'hidden-paused'
  if (status === 'approved' && hidden) return 'paused'
  return status === 'paused' && !hidden ? 'approved' : status
}

export async function missingDocuments(deps: Deps, row: ProfileRow): Promise<FieldErrors> {
  const kept = new Set((await documentsOf(deps.db, row.id)).map(({ kind }) => kind))
  return Object.fromEntries(
    wizardSteps[row.kind].requiredDocuments
      .filter((kind) => !kept.has(kind))
      .map((kind) => [kind, kind === 'business-photo' ? 'photoMissing' : 'proofMissing'] as const),
  )
}

/** Held until the transaction ends, so that two steps saved at once do not undo each other's list columns. */
async function lockedProfile(tx: Db, account: Account, kind: ProfileKind): Promise<ProfileRow | undefined> {
  return (
    await tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.accountId, account.id), eq(profiles.kind, kind)))
      .for('update')
  )[0]
}

/** Writes only over the status that was read; where it has moved on, the row as it now is. */
async function write(db: Db, row: ProfileRow, deps: Deps, values: Values): Promise<ProfileRow> {
  const [saved] = await db
    .update(profiles)
    .set({ ...values, updatedAt: deps.now() })
    .where(and(eq(profiles.id, row.id), eq(profiles.status, row.status)))
    .returning()
  return saved ?? (await ownProfile(db, row.accountId, row.kind)) ?? row
}
