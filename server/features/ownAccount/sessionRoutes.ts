import { loginTypeOf, profileKindOf } from '../../../src/domain/offerings.ts'
import { newPasswordErrors } from '../../../src/domain/passwordForms.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import {
  actAs,
  announceEnd,
  endOtherSessions,
  endSession,
  hashPassword,
  hasProfile,
  isCurrentPassword,
  notifyOwner,
  originOf,
  passwordChanged,
  recordEvent,
  renewToken,
  setPassword,
} from '../accounts/index.ts'
import { wrongPassword } from './details.ts'
import { me, meAhead } from './me.ts'

/** Actions of a signed-in account on its own session. */
export const sessionRoutes = new Routes()
  .serveAhead('GET /me', meAhead, async (c) => c.json(await me(c.var)))
  .serve('POST /context', async (c) => {
    const kind = profileKindOf(c.req.valid('json').account_type)
    if (!(await hasProfile(c.var.deps.db, c.var.account.id, kind))) return refuse('NOT_FOUND')
    await actAs(c.var.deps.db, c.var.session.id, kind)
    return c.json({ status: true as const, login_type: loginTypeOf(kind) })
  })
  .serve('POST /logout', async (c) => {
    const { deps, account, session } = c.var
    const ended = await endSession(deps.db, account.id, session.id, deps.now())
    await recordEvent(
      deps.db,
      originOf(c),
      { kind: 'logout', accountId: account.id, sessionId: session.id },
      deps.now(),
    )
    announceEnd(deps, account.id, ended)
    return c.json({ status: true as const })
  })
  .serve('POST /update-password', async (c) => {
    const { deps, account, session, language } = c.var
    const body = c.req.valid('json')
    const answer = (status: boolean, en: string, hi: string) => ({
      status,
      message: { message: language === 'hi' ? hi : en },
    })
    if (!(await isCurrentPassword(deps, account, body.current_password)))
      return c.json(answer(false, wrongPassword.en, wrongPassword.hi), 400)
    const fields = newPasswordErrors({ password: body.password, confirmPassword: body.confirm_password })
    if (body.password === body.current_password) fields.password ??= 'samePassword'
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const passwordHash = await hashPassword(body.password)
    const { token, ended } = await deps.db.transaction(async (tx) => {
      await setPassword(tx, account.id, passwordHash)
      const origin = originOf(c)
      await recordEvent(
        tx,
        origin,
        { kind: 'password_changed', accountId: account.id, sessionId: session.id },
        deps.now(),
      )
      await notifyOwner(deps, tx, account, passwordChanged)
      return {
        token: await renewToken(tx, session.id),
        ended: await endOtherSessions(tx, account.id, session.id, deps.now()),
      }
    })
    announceEnd(deps, account.id, ended)
    return c.json({ ...answer(true, 'Password changed.', 'पासवर्ड बदल दिया गया।'), access_token: token })
  })
