import { type Context, Hono } from 'hono'
import {
  codeChallengeResponse,
  loginRequest,
  meResponse,
  registerRequest,
  resetPasswordRequest,
  sendCodeRequest,
  sessionResponse,
  switchContextRequest,
  updatePasswordRequest,
  updatePasswordResponse,
  verifyCodeRequest,
  verifyCodeResponse,
} from '../../src/domain/contract/accounts.ts'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { accountTypeOf, loginTypeOf, type ProfileKind, profileKindOf } from '../../src/domain/offerings.ts'
import { parsePhone } from '../../src/domain/validation/phone.ts'
import type { Account, Env } from '../deps.ts'
import { answers, body } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { challenge, meet, resend, useProof } from './codes.ts'
import { logIn, profileToActAs } from './login.ts'
import { me } from './me.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { checkNewPassword, register } from './register.ts'
import { actAs, endOtherSessions, endSession, openSession } from './sessions.ts'
import { accountByTarget, hasProfile, setPassword } from './store.ts'

async function grant(
  c: Context<Env>,
  account: Account,
  loginType: 'entrepreneur' | 'investor',
  kind: ProfileKind | null,
  remember: boolean,
) {
  const { deps } = c.var
  const userAgent = c.req.header('user-agent') ?? ''
  const token = await openSession(deps, deps.db, {
    accountId: account.id,
    loginType,
    profileKind: kind,
    remember,
    userAgent,
  })
  return c.json({
    status: true as const,
    access_token: token,
    info_id: account.id,
    login_type: loginType,
    account_type: kind ? accountTypeOf(kind) : null,
  })
}

export const accountRoutes = new Hono<Env>()
  .post('/codes', answers(codeChallengeResponse, 'Send a one-time code'), body(sendCodeRequest), async (c) => {
    const { deps, language } = c.var
    const { purpose, target: typed } = c.req.valid('json')
    const target = typed.startsWith('+') ? parsePhone('', typed) : typed.toLowerCase()
    if (!target || (purpose === 'verify_email' && target.startsWith('+')))
      return refuse('VALIDATION_FAILED', {
        fields: { target: typed.startsWith('+') ? 'invalidMobile' : 'invalidEmail' },
      })
    const account = await accountByTarget(deps.db, target)
    const reachable = purpose === 'verify_email' || account !== undefined
    return c.json(await challenge(deps, purpose, target, reachable, account?.language ?? language))
  })
  .post('/codes/:id/resend', answers(codeChallengeResponse, 'Send the same code again'), async (c) =>
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
  .post('/register', answers(sessionResponse, 'Open an account'), body(registerRequest), async (c) => {
    const wish = c.req.valid('json')
    const account = await register(c.var.deps, wish)
    return grant(c, account, wish.login_type, wish.login_type === 'investor' ? 'INVESTOR' : null, false)
  })
  .post('/login', answers(sessionResponse, 'Log in'), body(loginRequest), async (c) => {
    const wish = c.req.valid('json')
    const account = await logIn(c.var.deps, wish)
    return grant(c, account, wish.login_type, await profileToActAs(c.var.deps, account, wish), wish.remember)
  })
  .post(
    '/reset-password',
    answers(doneSchema, 'Set a new password with a proof'),
    body(resetPasswordRequest),
    async (c) => {
      const { deps } = c.var
      const wish = c.req.valid('json')
      const fields = checkNewPassword(wish.password, wish.confirm_password)
      if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
      const passwordHash = await hashPassword(wish.password)
      await deps.db.transaction(async (tx) => {
        const target = await useProof(tx, 'reset_password', wish.token, deps.now())
        const account = target ? await accountByTarget(tx, target) : undefined
        if (!account) return refuse('PROOF_INVALID')
        await setPassword(tx, account.id, passwordHash)
        await endOtherSessions(tx, account.id, null, deps.now())
      })
      return c.json({ status: true as const })
    },
  )
  .post('/logout', answers(doneSchema, 'End this session'), signedIn, async (c) => {
    await endSession(c.var.deps.db, c.var.session.id, c.var.deps.now())
    return c.json({ status: true as const })
  })
  .post(
    '/update-password',
    answers(updatePasswordResponse, 'Change the password'),
    signedIn,
    body(updatePasswordRequest),
    async (c) => {
      const { deps, account, session, language } = c.var
      const wish = c.req.valid('json')
      const told = (status: boolean, en: string, hi: string) => ({
        status,
        message: { message: language === 'hi' ? hi : en },
      })
      if (!(await passwordMatches(account.passwordHash, wish.current_password)))
        return c.json(told(false, 'The current password is not right.', 'वर्तमान पासवर्ड सही नहीं है।'), 400)
      const fields = checkNewPassword(wish.password, wish.confirm_password)
      if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
      const passwordHash = await hashPassword(wish.password)
      await deps.db.transaction(async (tx) => {
        await setPassword(tx, account.id, passwordHash)
        await endOtherSessions(tx, account.id, session.id, deps.now())
      })
      return c.json(told(true, 'Password changed.', 'पासवर्ड बदल दिया गया।'))
    },
  )
  .post(
    '/context',
    answers(doneSchema, 'Act as another profile of the account'),
    signedIn,
    body(switchContextRequest),
    async (c) => {
      const kind = profileKindOf(c.req.valid('json').account_type)
      if (!(await hasProfile(c.var.deps.db, c.var.account.id, kind))) return refuse('NOT_FOUND')
      await actAs(c.var.deps.db, c.var.session.id, kind)
      return c.json({ status: true as const, login_type: loginTypeOf(kind) })
    },
  )
  .get('/me', answers(meResponse, 'The current user'), signedIn, async (c) =>
    c.json(await me(c.var.deps, c.var.account, c.var.session)),
  )
