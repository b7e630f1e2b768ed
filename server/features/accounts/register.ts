import type { InferOutput } from 'valibot'
import type { registerRequest } from '../../../src/domain/contract/accounts.ts'
import { newPasswordErrors } from '../../../src/domain/passwordForms.ts'
import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import { accounts } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { consumeProof, proofTarget } from './codes.ts'
import { parseMobile } from './mobiles.ts'
import { hashPassword } from './passwords.ts'
import { accountTaken } from './store.ts'

type Registration = InferOutput<typeof registerRequest>

/** Creates an account for a verified email address; refusals name their fields. */
export async function register(deps: Deps, registration: Registration): Promise<Account> {
  const email = normalEmail(registration.email)
  const mobile = parseMobile(registration.mobile)
  const fields = check(deps, registration, email, mobile)
  if (Object.keys(fields).length > 0 || !mobile) return refuse('VALIDATION_FAILED', { fields })
  // This check comes before any other lookup, because only the owner of an address may learn whether it is taken.
  const proved = await proofTarget(deps.db, 'verify_email', registration.email_proof, deps.now())
  if (proved?.kind !== 'email' || proved.email !== email) return refuseProof()
  const conflicts = await accountTaken(deps.db, email, mobile)
  if (conflicts.email) return refuse('EMAIL_TAKEN', { fields: { email: 'emailTaken' } })
  if (conflicts.mobile) return refuse('MOBILE_TAKEN', { fields: { mobile: 'mobileTaken' } })
  const passwordHash = await hashPassword(registration.password)
  return deps.db.transaction(async (tx) => {
    if (!(await consumeProof(tx, 'verify_email', registration.email_proof, deps.now(), proved))) return refuseProof()
    const [made] = await tx
      .insert(accounts)
      .values({
        name: registration.name,
        email,
        mobile,
        passwordHash,
        language: registration.language,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning()
    return made ?? refuse('EMAIL_TAKEN', { fields: { email: 'emailTaken' } })
  })
}

const refuseProof = () => refuse('PROOF_INVALID', { fields: { email: 'emailNotVerified' } })

function check(deps: Deps, registration: Registration, email: string, mobile: string | null): FieldErrors {
  const fields: FieldErrors = {}
  if (!isEmail(email, deps.config.EMAIL_DOMAINS ?? emailDomains)) fields.email = 'invalidEmail'
  if (!mobile) fields.mobile = 'invalidMobile'
  return {
    ...fields,
    ...newPasswordErrors({ password: registration.password, confirmPassword: registration.confirm_password }),
  }
}
