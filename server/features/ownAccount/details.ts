import { eq } from 'drizzle-orm'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { sameTarget } from '../../../src/domain/loginTarget.ts'
import { emailDomains, isEmail } from '../../../src/domain/validation/email.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, supportMessages } from '../../kernel/db/schema.ts'
import { hasSqlState, notUnique } from '../../kernel/db/sqlState.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import {
  consumeProof,
  contactChanged,
  endOtherSessions,
  isCurrentPassword,
  notifyOwner,
  type Origin,
  parseMobile,
  recordEvent,
} from '../accounts/index.ts'
import { copyTrial } from '../memberships/index.ts'

/** Changes of an account's name, email address and mobile number by its owner. */

export const wrongPassword = { en: 'Your current password is incorrect.', hi: 'आपका वर्तमान पासवर्ड ग़लत है।' }

export async function requirePassword(deps: Deps, account: Account, password: string): Promise<void> {
  if (!(await isCurrentPassword(deps, account, password)))
    refuse('AUTH_INVALID_CREDENTIALS', { fields: { password: 'currentPasswordWrong' }, message: wrongPassword })
}

export const purposeOf = ({ kind }: LoginTarget) => (kind === 'email' ? 'change_email' : 'change_mobile')

/** The account's current login name of the same kind. */
const currentOf = (account: Account, { kind }: LoginTarget): LoginTarget =>
  kind === 'email' ? { kind, email: account.email } : { kind, mobile: account.mobile }

/** Refuses what a new account could not use either, and what the account has already. */
export function requireUsable(deps: Deps, account: Account, target: LoginTarget): void {
  const fields: FieldErrors = {}
  if (target.kind === 'email' && !isEmail(target.email, deps.config.EMAIL_DOMAINS ?? emailDomains))
    fields.email = 'invalidEmail'
  if (target.kind === 'mobile' && !parseMobile(target.mobile)) fields.mobile = 'invalidMobile'
  if (sameTarget(currentOf(account, target), target)) fields[target.kind] = 'unchanged'
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
}

const refuseTaken = ({ kind }: LoginTarget) =>
  kind === 'email'
    ? refuse('EMAIL_TAKEN', { fields: { email: 'emailTaken' } })
    : refuse('MOBILE_TAKEN', { fields: { mobile: 'mobileTaken' } })

export interface ContactChange {
  accountId: string
  /** The session that stays open. */
  sessionId: string
  target: LoginTarget
  token: string
}

/**
 * Changes a login name with the proof of a code; returns the ids of the sessions that it ended. Only a person who
 * proved the address learns that another account has it.
 */
export async function changeContact(deps: Deps, change: ContactChange, origin: Origin): Promise<string[]> {
  const { target, token } = change
  return deps.db
    .transaction(async (tx) => {
      const account = await lockedAccount(tx, change.accountId)
      const before = currentOf(account, target)
      // A repeated request whose first response was lost.
      if (sameTarget(before, target)) return []
      if (!(await consumeProof(tx, purposeOf(target), token, deps.now(), target))) return refuse('PROOF_INVALID')
      await store(deps, tx, account, target)
      const kind = target.kind === 'email' ? 'email_changed' : 'mobile_changed'
      await recordEvent(tx, origin, { kind, accountId: account.id, sessionId: change.sessionId }, deps.now())
      await notifyOwner(deps, tx, account, contactChanged(before, target))
      return endOtherSessions(tx, account.id, change.sessionId, deps.now())
    })
    .catch((error: unknown) => {
      if (hasSqlState(error, notUnique)) return refuseTaken(target)
      throw error
    })
}

async function lockedAccount(tx: Db, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account ?? refuse('NOT_FOUND')
}

async function store(deps: Deps, tx: Db, { id, email, mobile }: Account, target: LoginTarget): Promise<void> {
  if (target.kind === 'email') {
    await tx.update(accounts).set({ email: target.email }).where(eq(accounts.id, id))
    // Exported and erased with the account, by its address.
    await tx.update(supportMessages).set({ email: target.email }).where(eq(supportMessages.email, email))
    return
  }
  await tx.update(accounts).set({ mobile: target.mobile, mobileVerifiedAt: deps.now() }).where(eq(accounts.id, id))
  await copyTrial(deps, tx, mobile, target.mobile)
}
