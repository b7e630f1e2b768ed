import { Hono } from 'hono'
import {
  codeChallengeResponse,
  sendCodeRequest,
  verifyCodeRequest,
  verifyCodeResponse,
} from '../../../src/domain/contract/accounts.ts'
import { emailDomains, isEmail, normalEmail } from '../../../src/domain/validation/email.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { answers, body } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { challenge, meet, resend, standing } from './codes.ts'
import { accountByTarget } from './store.ts'

/** One-time codes, before a login. */
export const codeRoutes = new Hono<Env>()
  .post(
    '/codes',
    answers(codeChallengeResponse, 'Send a one-time code'),
    limited('codes'),
    body(sendCodeRequest),
    async (c) => {
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
    },
  )
  .get('/codes/:id', answers(codeChallengeResponse, 'A challenge that can still be met'), async (c) =>
    c.json(await standing(c.var.deps, uuidParam(c, 'id'))),
  )
  .post('/codes/:id/resend', answers(codeChallengeResponse, 'Send the same code again'), limited('codes'), async (c) =>
    c.json(await resend(c.var.deps, uuidParam(c, 'id'), c.var.language)),
  )
  .post(
    '/codes/:id/verification',
    answers(verifyCodeResponse, 'Verify a one-time code'),
    body(verifyCodeRequest),
    async (c) => {
      const { proof, expiresAt } = await meet(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').code)
      return c.json({ status: true as const, proof, expires_at: expiresAt.toISOString() })
    },
  )
