import type { CodePurpose } from '../../../src/domain/contract/accounts.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { createChallenge, getChallenge, resendCode, verifyCode } from './codes.ts'
import { accountByTarget } from './store.ts'

/** Text that starts with a plus is a mobile number; null if it is not a valid one. */
function targetOf(typed: string): LoginTarget | null {
  if (!typed.startsWith('+')) return { kind: 'email', email: normalEmail(typed) }
  const mobile = parsePhone('', typed)
  return mobile ? { kind: 'mobile', mobile } : null
}

/** The target must match the purpose, and the email of a new account must be an allowed one. */
function isMeant(purpose: CodePurpose, target: LoginTarget, endings: readonly string[]): boolean {
  if (purpose === 'verify_mobile') return target.kind === 'mobile'
  return purpose !== 'verify_email' || (target.kind === 'email' && isEmail(target.email, endings))
}

/** One-time codes, before a login. */
export const codeRoutes = new Routes()
  .serve('POST /codes', limited('codes'), async (c) => {
    const { deps, language } = c.var
    const { purpose, target: typed } = c.req.valid('json')
    const target = targetOf(typed)
    if (!target || !isMeant(purpose, target, deps.config.EMAIL_DOMAINS ?? emailDomains))
      return refuse('VALIDATION_FAILED', {
        fields: { target: typed.startsWith('+') ? 'invalidMobile' : 'invalidEmail' },
      })
    const account = await accountByTarget(deps.db, target)
    const reachable = purpose === 'verify_email' || account !== undefined
    return c.json(await createChallenge(deps, purpose, target, reachable, account?.language ?? language))
  })
  .serve('GET /codes/:id', async (c) => c.json(await getChallenge(c.var.deps, uuidParam(c, 'id'))))
  .serve('POST /codes/:id/resend', limited('codes'), async (c) =>
    c.json(await resendCode(c.var.deps, uuidParam(c, 'id'), c.var.language)),
  )
  .serve('POST /codes/:id/verification', async (c) => {
    const { proof, expiresAt } = await verifyCode(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').code)
    return c.json({ status: true as const, proof, expires_at: expiresAt.toISOString() })
  })
