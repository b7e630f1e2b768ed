import { and, eq } from 'drizzle-orm'
import type { Owner } from '../../../src/domain/anonymity/identity.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { WizardStep } from '../../../src/domain/registration/fieldKinds.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { profileStatusAfter } from '../../../src/domain/registration/review.ts'
import type { ProfileStatus } from '../../../src/domain/registration/statuses.ts'
import { anyOf, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'

/** An id that no profile has, used for readers without a profile. */
export const noProfile = '00000000-0000-0000-0000-000000000000'

/** The column of each step's answers. */
export const stepColumns = { basic: 'basic', business: 'business', documents: 'documentAnswers' } as const

const ofKind = (accountId: string, kind: ProfileKind) => and(eq(profiles.accountId, accountId), eq(profiles.kind, kind))

export const ownSelect = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db.select(profileColumns).from(profiles).where(ofKind(accountId, kind))

export async function ownProfile(db: Db, accountId: string, kind: ProfileKind): Promise<ProfileRow | undefined> {
  return (await ownSelect(db, accountId, kind))[0]
}

export async function profileById(db: Db, id: string): Promise<ProfileRow | undefined> {
  return (await db.select(profileColumns).from(profiles).where(eq(profiles.id, id)))[0]
}

export const ownerColumns = { name: accounts.name, email: accounts.email, mobile: accounts.mobile }

export const profilesAmong = (db: SelectBuilder, ids: Values) =>
  db.select(profileColumns).from(profiles).where(anyOf(profiles.id, ids))

/** The owners' accounts of these profiles. */
export const ownersAmong = (db: SelectBuilder, ids: Values) =>
  db
    .select({ profileId: profiles.id, ...ownerColumns })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(anyOf(profiles.id, ids))

/** The account that owns a profile; every profile has one. */
export async function ownerOf(db: Db, { accountId }: Pick<ProfileRow, 'accountId'>): Promise<Owner> {
  const [owner] = await db.select(ownerColumns).from(accounts).where(eq(accounts.id, accountId))
  if (!owner) throw new Error('a profile without an account')
  return owner
}

/**
 * Locks the profile until the transaction ends, so that concurrent saves do not overwrite each other's listed columns.
 */
export async function lockedProfile(tx: Db, accountId: string, kind: ProfileKind): Promise<ProfileRow | undefined> {
  return (await tx.select(profileColumns).from(profiles).where(ofKind(accountId, kind)).for('update'))[0]
}

/** The owner's latest answers: those waiting for a reviewer replace the ones shown. */
export function ownersAnswers(row: ProfileRow, step: WizardStep): Answers {
  const names = new Set<string>(wizardSteps[row.kind][step].map(({ name }) => name))
  const waiting = Object.entries(row.pending ?? {}).filter(([name]) => names.has(name))
  return { ...row[stepColumns[step]], ...Object.fromEntries(waiting) }
}

/**
 * The status of a live profile after a change of its visibility, by which the owner hides and shows it (catalogue,
 * sections 1 and 7).
 */
export function statusForVisibility(status: ProfileStatus, business: Answers): ProfileStatus {
  return profileStatusAfter(status, business.visibility === 'hidden-paused' ? 'hide' : 'show') ?? status
}

/** Hides the listings of a disabled account, or shows those again that their owner shows. */
export async function setListed(tx: Db, accountId: string, listed: boolean): Promise<void> {
  const own = await tx
    .select({ id: profiles.id, status: profiles.status, business: profiles.business })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .for('update')
  for (const { id, status, business } of own) {
    const next = listed ? statusForVisibility(status, business) : profileStatusAfter(status, 'hide')
    if (next && next !== status) await tx.update(profiles).set({ status: next }).where(eq(profiles.id, id))
  }
}
