import { loginTypeOf, profileKindOf } from '../../../src/domain/offerings.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import {
  actAs,
  announceEnd,
  checkNewPassword,
  countTry,
  endOtherSessions,
  endSession,
  forgetTries,
  hashPassword,
  hasProfile,
  note,
  originOf,
  passwordChanged,
  passwordMatches,
  refuseLocked,
  renewToken,
  setPassword,
  tellOwner,
} from '../accounts/index.ts'
import { me } from './me.ts'

/** What a signed-in account does with its own session. */
export const sessionRoutes = new Routes()
  .serve('GET /me', async (c) => c.json(await me(c.var)))
  .serve('POST /context', async (c) => {
    const kind = profileKindOf(c.req.valid('json').account_type)
    if (!(await hasProfile(c.var.deps.db, c.var.account.id, kind))) return refuse('NOT_FOUND')
    await actAs(c.var.deps.db, c.var.session.id, kind)
    return c.json({ status: true as const, login_type: loginTypeOf(kind) })
  })
  .serve('POST /logout', async (c) => {
    const { deps, account, session } = c.var
    const ended = await endSession(deps.db, account.id, session.id, deps.now())
    await note(deps.db, originOf(c), { kind: 'logout', accountId: account.id, sessionId: session.id }, deps.now())
    announceEnd(deps, account.id, ended)
    return c.json({ status: true as const })
  })
  .serve('POST /update-password', async (c) => {
    const { deps, account, session, language } = c.var
    const wish = c.req.valid('json')
    const told = (status: boolean, en: string, hi: string) => ({
      status,
      message: { message: language === 'hi' ? hi : en },
    })
    // Counted as guesses of a login are: whoever found an open session learns the password no sooner.
    const guesses = `password of ${account.id}`
    const lockedUntil = await countTry(deps.db, guesses, deps.now())
    if (lockedUntil) return refuseLocked(lockedUntil, deps.now())
    if (!(await passwordMatches(account.passwordHash, wish.current_password)))
      return c.json(told(false, 'Your current password is incorrect.', 'आपका वर्तमान पासवर्ड ग़लत है।'), 400)
    await forgetTries(deps.db, guesses)
    const fields = checkNewPassword(wish.password, wish.confirm_password)
    if (wish.password === wish.current_password) fields.password ??= 'samePassword'
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const passwordHash = await hashPassword(wish.password)
    const { token, ended } = await deps.db.transaction(async (tx) => {
      await setPassword(tx, account.id, passwordHash)
      const origin = originOf(c)
      await note(tx, origin, { kind: 'password_changed', accountId: account.id, sessionId: session.id }, deps.now())
      await tellOwner(deps, tx, account, passwordChanged)
      return {
        token: await renewToken(tx, session.id),
        ended: await endOtherSessions(tx, account.id, session.id, deps.now()),
      }
    })
    announceEnd(deps, account.id, ended)
    return c.json({ ...told(true, 'Password changed.', 'पासवर्ड बदल दिया गया।'), access_token: token })
  })
