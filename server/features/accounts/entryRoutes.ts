import type { Context } from 'hono'
import { accountTypeOf, type LoginType, type ProfileKind } from '../../../src/domain/offerings.ts'
import { newPasswordErrors } from '../../../src/domain/passwordForms.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { sessionByToken } from '../../kernel/http/session.ts'
import type { Account, Deps, Env } from '../../kernel/ports/deps.ts'
import { originOf, recordEvent } from './audit.ts'
import { consumeProof, proofTarget } from './codes.ts'
import { deviceOf } from './device.ts'
import { logIn, roleOf, sendLoginCode } from './login.ts'
import { clearAttempts } from './loginAttempts.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { register } from './register.ts'
import { newDevice, notifyOwner, passwordChanged } from './securityMail.ts'
import { announceEnd, endOtherSessions, endSession, knowsDevice, openSession } from './sessions.ts'
import { accountByTarget, setPassword, targetsOf } from './store.ts'
import { targetKey } from './storedTarget.ts'

interface EntryOptions {
  loginType: LoginType
  kind: ProfileKind | null
  kinds: readonly ProfileKind[]
  remember: boolean
}

async function grant(c: Context<Env>, account: Account, { loginType, kind, kinds, remember }: EntryOptions) {
  const { deps } = c.var
  await endReplaced(c)
  const token = await openSession(deps, deps.db, {
    accountId: account.id,
    loginType,
    profileKind: kind,
    remember,
    userAgent: originOf(c).userAgent,
  })
  return c.json({
    status: true as const,
    access_token: token,
    info_id: account.id,
    login_type: loginType,
    account_type: kind ? accountTypeOf(kind) : null,
    profiles: kinds.map(accountTypeOf),
  })
}

/** A login from within a session replaces it: the old token becomes invalid (ASVS 7.2.4). */
async function endReplaced(c: Context<Env>): Promise<void> {
  const { deps } = c.var
  const token = (c.req.header('authorization') ?? '').replace(/^bearer /i, '')
  const before = token ? await sessionByToken(deps, token) : null
  if (before)
    announceEnd(deps, before.account.id, await endSession(deps.db, before.account.id, before.session.id, deps.now()))
}

/** The account whose password a proof may reset; reading does not consume the proof. */
async function provedOwner({ db, now }: Deps, token: string): Promise<Account> {
  const target = await proofTarget(db, 'reset_password', token, now())
  return (target && (await accountByTarget(db, target))) || refuse('PROOF_INVALID')
}

/** The routes into an account: registration, login and password reset. */
export const entryRoutes = new Routes()
  .serve('POST /register', limited('accounts'), async (c) => {
    const { deps } = c.var
    const body = c.req.valid('json')
    const account = await register(deps, body)
    await recordEvent(deps.db, originOf(c), { kind: 'registered', accountId: account.id }, deps.now())
    const kind = body.login_type === 'investor' ? 'INVESTOR' : null
    return grant(c, account, { loginType: body.login_type, kind, kinds: [], remember: false })
  })
  .serve('POST /login', limited('logins'), async (c) => {
    const { deps } = c.var
    const body = c.req.valid('json')
    const origin = originOf(c)
    const { target, password, code_proof: proof } = body
    const account = await logIn(deps, { target, password, proof }, origin)
    const isNewDevice = !(await knowsDevice(deps.db, account.id, origin.userAgent))
    await recordEvent(deps.db, origin, { kind: 'login', accountId: account.id }, deps.now())
    const granted = await grant(c, account, { ...(await roleOf(deps, account, body)), remember: body.remember })
    if (isNewDevice && !account.demo) await notifyOwner(deps, deps.db, account, newDevice(deviceOf(origin.userAgent)))
    return granted
  })
  .serve('POST /login/code', limited('logins'), async (c) => {
    return c.json(await sendLoginCode(c.var.deps, c.req.valid('json'), c.var.language))
  })
  .serve('POST /reset-password', limited('passwordResets'), async (c) => {
    const { deps } = c.var
    const body = c.req.valid('json')
    const fields = newPasswordErrors({ password: body.password, confirmPassword: body.confirm_password })
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const owner = await provedOwner(deps, body.token)
    if (await passwordMatches(owner.passwordHash, body.password))
      return refuse('VALIDATION_FAILED', { fields: { password: 'samePassword' } })
    const passwordHash = await hashPassword(body.password)
    const { account, ended } = await deps.db.transaction(async (tx) => {
      const target = await consumeProof(tx, 'reset_password', body.token, deps.now())
      const found = target ? await accountByTarget(tx, target) : undefined
      if (!found) return refuse('PROOF_INVALID')
      await setPassword(tx, found.id, passwordHash)
      for (const name of targetsOf(found)) await clearAttempts(tx, targetKey(name))
      await recordEvent(tx, originOf(c), { kind: 'password_reset', accountId: found.id }, deps.now())
      await notifyOwner(deps, tx, found, passwordChanged)
      return { account: found, ended: await endOtherSessions(tx, found.id, null, deps.now()) }
    })
    announceEnd(deps, account.id, ended)
    return c.json({ status: true as const })
  })
