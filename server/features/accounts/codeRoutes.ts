import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { challenge, meet, resend, standing } from './codes.ts'
import { accountByTarget } from './store.ts'

/** One-time codes, before a login. */
export const codeRoutes = new Routes()
  .serve('POST /codes', limited('codes'), async (c) => {
    const { deps, language } = c.var
    const { purpose, target: typed } = c.req.valid('json')
    const target = typed.startsWith('+') ? parsePhone('', typed) : normalEmail(typed)
    const isMobile = target?.startsWith('+')
    const isNewEmail = purpose === 'verify_email'
    const isRight = !isNewEmail || isEmail(target ?? '', deps.config.EMAIL_DOMAINS ?? emailDomains)
    if (!target || !isRight || (purpose === 'verify_mobile' && !isMobile))
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
