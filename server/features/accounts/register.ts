import type { InferOutput } from 'valibot'
import type { registerRequest } from '../../../src/domain/contract/accounts.ts'
import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import { isPassword } from '../../../src/domain/validation/password.ts'
import { accounts } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { proofTarget, useProof } from './codes.ts'
import { parseMobile } from './mobiles.ts'
import { hashPassword } from './passwords.ts'
import { accountTaken } from './store.ts'

type Registration = InferOutput<typeof registerRequest>

/** Makes an account from a verified e-mail address; refuses field by field. */
export async function register(deps: Deps, wish: Registration): Promise<Account> {
  const email = normalEmail(wish.email)
  const mobile = parseMobile(wish.mobile)
  const fields = check(deps, wish, email, mobile)
  if (Object.keys(fields).length > 0 || !mobile) return refuse('VALIDATION_FAILED', { fields })
  // Before anything else is looked up: only who owns an address learns whether it is taken.
  const proved = await proofTarget(deps.db, 'verify_email', wish.email_proof, deps.now())
  if (proved?.kind !== 'email' || proved.email !== email) return refuseProof()
  const taken = await accountTaken(deps.db, email, mobile)
  if (taken.email) return refuse('EMAIL_TAKEN', { fields: { email: 'emailTaken' } })
  if (taken.mobile) return refuse('MOBILE_TAKEN', { fields: { mobile: 'mobileTaken' } })
  const passwordHash = await hashPassword(wish.password)
  return deps.db.transaction(async (tx) => {
    if (!(await useProof(tx, 'verify_email', wish.email_proof, deps.now(), proved))) return refuseProof()
    const [made] = await tx
      .insert(accounts)
      .values({ name: wish.name, email, mobile, passwordHash, language: wish.language, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning()
    return made ?? refuse('EMAIL_TAKEN', { fields: { email: 'emailTaken' } })
  })
}

const refuseProof = () => refuse('PROOF_INVALID', { fields: { email: 'emailNotVerified' } })

function check(deps: Deps, wish: Registration, email: string, mobile: string | null): FieldErrors {
  const fields: FieldErrors = {}
  if (!isEmail(email, deps.config.EMAIL_DOMAINS ?? emailDomains)) fields.email = 'invalidEmail'
  if (!mobile) fields.mobile = 'invalidMobile'
  return { ...fields, ...checkNewPassword(wish.password, wish.confirm_password) }
}

export function checkNewPassword(password: string, confirmation: string): FieldErrors {
  const fields: FieldErrors = {}
  if (!isPassword(password)) fields.password = 'passwordWeak'
  if (password !== confirmation) fields.confirm_password = 'passwordMismatch'
  return fields
}
