import { eq } from 'drizzle-orm'
import { isPayable } from '../../../src/domain/currencies.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { missingDocuments } from '../../../src/domain/registration/documents.ts'
import { type WizardStep, wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { profileStatusAfter, splitPendingAnswers } from '../../../src/domain/registration/review.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { documentsOf } from '../documents/index.ts'
import { notifyApproved, type Show } from '../notifications/index.ts'
import { listedColumns, lockedProfile, statusForVisibility, stepColumns } from '../profiles/index.ts'
import { dropFromDraft } from './drafts.ts'

type Values = Partial<typeof profiles.$inferInsert>

/** Saves a checked step; steps cannot be skipped, and a suspended profile cannot be changed. */
export async function saveStep(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  step: WizardStep,
  answers: Answers,
): Promise<ProfileRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockedProfile(tx, account.id, kind)
    const stepIndex = wizardStepNames.indexOf(step)
    if ((row?.stepsDone ?? 0) < stepIndex) return refuse('STEP_OUT_OF_ORDER')
    if (row && profileStatusTable[row.status].isLocked) return refuse('FORBIDDEN')
    const values: Values = {
      ...edited(deps, account, row, kind, step, answers),
      stepsDone: Math.max(row?.stepsDone ?? 0, stepIndex + 1),
      updatedAt: deps.now(),
    }
    if (step === 'documents' && row) await requireDocuments(tx, row, 'VALIDATION_FAILED')
    const saved = await store(tx, account, kind, row, values, deps.now())
    if (typeof answers.currency === 'string' && isPayable(answers.currency))
      await tx.update(accounts).set({ currency: answers.currency }).where(eq(accounts.id, account.id))
    await dropFromDraft(tx, account.id, kind, step)
    return saved
  })
}

/** The step's changes: for a live profile under manual review, material answers wait and the rest is shown. */
function edited(
  deps: Deps,
  account: Account,
  row: ProfileRow | undefined,
  kind: ProfileKind,
  step: WizardStep,
  answers: Answers,
): Values {
  const waits = deps.config.REVIEW === 'manual' && row !== undefined && profileStatusTable[row.status].isLive
  const { shown, waiting } = waits
    ? splitPendingAnswers(row[stepColumns[step]], answers)
    : { shown: answers, waiting: {} as Answers }
  const names = new Set<string>(wizardSteps[kind][step].map(({ name }) => name))
  const others = Object.entries(row?.pending ?? {}).filter(([name]) => !names.has(name))
  const pending: Answers = { ...Object.fromEntries(others), ...waiting }
  const now = { basic: row?.basic ?? {}, business: row?.business ?? {}, [stepColumns[step]]: shown }
  return {
    [stepColumns[step]]: shown,
    pending: Object.keys(pending).length > 0 ? pending : null,
    ...listedColumns(kind, now.basic, now.business, pending, account),
    ...(row ? { status: statusForVisibility(row.status, now.business) } : {}),
  }
}

async function store(
  tx: Db,
  account: Account,
  kind: ProfileKind,
  row: ProfileRow | undefined,
  values: Values,
  now: Date,
): Promise<ProfileRow> {
  const [saved] = row
    ? await tx.update(profiles).set(values).where(eq(profiles.id, row.id)).returning(profileColumns)
    : await tx
        .insert(profiles)
        .values({ accountId: account.id, kind, createdAt: now, ...values })
        .onConflictDoUpdate({ target: [profiles.accountId, profiles.kind], set: values })
        .returning(profileColumns)
  if (!saved) throw new Error('the profile was not stored')
  return saved
}

/**
 * Safe to repeat. A reviewer's rejection is final except for one appeal, which always waits for a reviewer. Any other
 * submission goes live at once unless manual review is on, and its owner is notified.
 */
export async function submit(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
): Promise<{ row: ProfileRow; show: Show | null }> {
  return deps.db.transaction((tx) => submitLocked(tx, deps, account, kind))
}

/** Runs under the profile's lock, so that none of its required documents can be deleted meanwhile. */
async function submitLocked(tx: Db, deps: Deps, account: Account, kind: ProfileKind): ReturnType<typeof submit> {
  const row = await lockedProfile(tx, account.id, kind)
  if (!row || row.stepsDone < wizardStepNames.length) return refuse('STEP_OUT_OF_ORDER')
  if (profileStatusTable[row.status].isLocked || (row.status === 'rejected' && row.appealed)) return refuse('FORBIDDEN')
  const status = profileStatusAfter(row.status, 'submit')
  if (!status) return { row, show: null }
  await requireDocuments(tx, row, 'PROFILE_INCOMPLETE')
  const appealed = row.appealed || row.status === 'rejected'
  const approved = deps.config.REVIEW === 'automatic' && !appealed
  const values: Values = {
    status: approved ? statusForVisibility('approved', row.business) : status,
    submittedAt: deps.now(),
    review: null,
    appealed,
    ...(approved ? { approvedAt: deps.now() } : {}),
  }
  const saved = await store(tx, account, kind, row, { ...values, updatedAt: deps.now() }, deps.now())
  return { row: saved, show: saved.status === 'approved' ? await notifyApproved(deps, tx, saved) : null }
}

async function requireDocuments(db: Db, row: ProfileRow, code: 'VALIDATION_FAILED' | 'PROFILE_INCOMPLETE') {
  const fields = missingDocuments(row.kind, await documentsOf(db, row.id))
  if (Object.keys(fields).length > 0) refuse(code, { fields })
}
