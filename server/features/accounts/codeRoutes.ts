import type { CodePurpose } from '../../../src/domain/contract/accounts.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { emailDomains, isEmail } from '../../../src/domain/validation/email.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { createChallenge, getChallenge, resendCode, verifyCode } from './codes.ts'
import { accountByTarget } from './store.ts'

/** Field errors if the target does not match the purpose, or if a new account's email has no accepted ending. */
function errorsFor(purpose: CodePurpose, target: LoginTarget, endings: readonly string[]): FieldErrors {
  if (purpose === 'verify_mobile') return target.kind === 'mobile' ? {} : { 'target.kind': 'invalidMobile' }
  if (purpose !== 'verify_email') return {}
  if (target.kind !== 'email') return { 'target.kind': 'invalidEmail' }
  return isEmail(target.email, endings) ? {} : { 'target.email': 'invalidEmail' }
}

/** One-time codes, before a login. */
export const codeRoutes = new Routes()
  .serve('POST /codes', limited('codes'), async (c) => {
    const { deps, language } = c.var
    const { purpose, target } = c.req.valid('json')
    const fields = errorsFor(purpose, target, deps.config.EMAIL_DOMAINS ?? emailDomains)
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const account = await accountByTarget(deps.db, target)
    const reachable = purpose === 'verify_email' || account !== undefined
    const request = { purpose, to: target, reachable, language: account?.language ?? language }
    return c.json(await createChallenge(deps, request))
  })
  .serve('GET /codes/:id', async (c) => c.json(await getChallenge(c.var.deps, uuidParam(c, 'id'))))
  .serve('POST /codes/:id/resend', limited('codes'), async (c) =>
    c.json(await resendCode(c.var.deps, uuidParam(c, 'id'), c.var.language)),
  )
  .serve('POST /codes/:id/verification', async (c) => {
    const { proof, expiresAt } = await verifyCode(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').code)
    return c.json({ status: true as const, proof, expires_at: expiresAt.toISOString() })
  })
