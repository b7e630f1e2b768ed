import type { CodePurpose } from '../../../src/domain/contract/accounts.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { challenge, meet, resend, standing } from './codes.ts'
import { accountByTarget } from './store.ts'

/** A text that begins with a plus is a mobile number; null where it is none. */
function targetOf(typed: string): LoginTarget | null {
  if (!typed.startsWith('+')) return { kind: 'email', email: normalEmail(typed) }
  const mobile = parsePhone('', typed)
  return mobile ? { kind: 'mobile', mobile } : null
}

/** What is to be verified must be of its kind, and an address of a new account one that may open it. */
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
    return c.json(await challenge(deps, purpose, target, reachable, account?.language ?? language))
  })
  .serve('GET /codes/:id', async (c) => c.json(await standing(c.var.deps, uuidParam(c, 'id'))))
  .serve('POST /codes/:id/resend', limited('codes'), async (c) =>
    c.json(await resend(c.var.deps, uuidParam(c, 'id'), c.var.language)),
  )
  .serve('POST /codes/:id/verification', async (c) => {
    const { proof, expiresAt } = await meet(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').code)
    return c.json({ status: true as const, proof, expires_at: expiresAt.toISOString() })
  })
