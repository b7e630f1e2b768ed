import { and, eq } from 'drizzle-orm'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { WizardStep } from '../../../src/domain/registration/fieldKinds.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profileDrafts } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** Drafts: unfinished answers, available on any device. */

const own = (accountId: string, kind: ProfileKind) =>
  and(eq(profileDrafts.accountId, accountId), eq(profileDrafts.kind, kind))

export const draftSelect = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db.select({ answers: profileDrafts.answers }).from(profileDrafts).where(own(accountId, kind))

async function draftOf(db: Db, accountId: string, kind: ProfileKind): Promise<Answers> {
  return (await draftSelect(db, accountId, kind))[0]?.answers ?? {}
}

export async function saveDraft(deps: Deps, accountId: string, kind: ProfileKind, answers: Answers): Promise<void> {
  const values = { answers, updatedAt: deps.now() }
  await deps.db
    .insert(profileDrafts)
    .values({ accountId, kind, ...values })
    .onConflictDoUpdate({ target: [profileDrafts.accountId, profileDrafts.kind], set: values })
}

/** Deletes the draft answers of a saved step. */
export async function dropFromDraft(tx: Db, accountId: string, kind: ProfileKind, step: WizardStep): Promise<void> {
  const answers = await draftOf(tx, accountId, kind)
  const saved = new Set<string>(fieldsOf(kind, step, answers).map(({ name }) => name))
  const left = Object.fromEntries(Object.entries(answers).filter(([name]) => !saved.has(name)))
  if (Object.keys(left).length === 0) await tx.delete(profileDrafts).where(own(accountId, kind))
  else await tx.update(profileDrafts).set({ answers: left }).where(own(accountId, kind))
}
