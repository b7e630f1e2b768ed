import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../../server/features/notifications/notify.ts'
import { devices, outbox, sessions } from '../../server/kernel/db/schema.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/**
 * Attempts that count against a person and attempts that do not: right in the end, with other capitalisation, or by the
 * other login name.
 */

const minute = 60_000
const wrong = 'Wrong#Pass1'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

type Answer = { challenge_id: string; proof: string; code?: string }
const post = (path: string, body: object, as?: Person) => server.request<Answer>('POST', `/api/${path}`, body, as)
const logIn = (name: object, given = password) =>
  post('login', { login_type: 'investor', ...name, password: given, remember: false })

describe('a code', () => {
  const ask = async (target: string) =>
    (await post('codes', { purpose: 'verify_email', target: targetNamed(target) })).body.challenge_id
  const verify = (id: string, code: string) => post(`codes/${id}/verification`, { code })

  it('that is right at the fifth attempt locks nothing (13.6: after five wrong ones)', async () => {
    const target = 'fifth@bridge.in'
    const id = await ask(target)
    const code = await server.codeFor(target)
    const other = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 4; tries++) expect((await verify(id, other)).body.code).toBe('OTP_INVALID')
    expect((await verify(id, code)).status).toBe(200)
    server.clock.ahead = 2 * minute
    expect((await post('codes', { purpose: 'verify_email', target: targetNamed(target) })).status).toBe(200)
  })

  it('that was used does not satisfy the next request: another one is sent at once', async () => {
    const target = 'again@bridge.in'
    const id = await ask(target)
    expect((await verify(id, await server.codeFor(target))).status).toBe(200)
    const next = await ask(target)
    expect(next).not.toBe(id)
    expect((await verify(next, await server.codeFor(target, 1))).status).toBe(200)
  })
})

it('a code that another one has replaced is not sent again (13.7)', async () => {
  const target = 'replaced@bridge.in'
  const request = { purpose: 'verify_email', target: targetNamed(target) }
  const { challenge_id: first } = (await post('codes', request)).body
  server.clock.ahead = 40_000
  const { challenge_id: second } = (await post('codes', request)).body
  expect(second).not.toBe(first)
  server.clock.ahead = 80_000
  expect((await post(`codes/${first}/resend`, {})).status).toBe(404)
  expect((await post(`codes/${second}/resend`, {})).status).toBe(200)
})

describe('five wrong passwords', () => {
  it('lock for fifteen minutes from the fifth, however slowly they came (13.10)', async () => {
    const { email } = await server.signUp('investor')
    for (let tries = 0; tries < 5; tries++) {
      server.clock.ahead = tries * 3 * minute
      expect((await logIn({ target: { kind: 'email', email } }, wrong)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    }
    // Fifteen minutes after the first of them, three after the fifth.
    server.clock.ahead = 15.5 * minute
    expect((await logIn({ target: { kind: 'email', email } })).body.code).toBe('AUTH_LOCKED')
    server.clock.ahead = 28 * minute
    expect((await logIn({ target: { kind: 'email', email } })).status).toBe(200)
  })

  it('are cleared by a new password, for both login names of the account', async () => {
    const person = await server.signUp('investor')
    const names = [targetNamed(person.email), targetNamed(person.mobile)].map((target) => ({ target }))
    for (const name of names) for (let tries = 0; tries < 6; tries++) await logIn(name, wrong)
    for (const name of names) expect((await logIn(name)).body.code).toBe('AUTH_LOCKED')
    const next = 'Sturdier#Bridge8'
    const token = await server.prove('reset_password', person.email)
    expect((await post('reset-password', { token, password: next, confirm_password: next })).status).toBe(200)
    for (const name of names) expect((await logIn(name, next)).status).toBe(200)
  })

  it('are counted from zero after the right one, where the password is changed', async () => {
    const person = await server.signUp('investor')
    const change = (current: string, to = 'weak') =>
      post('update-password', { current_password: current, password: to, confirm_password: to }, person)
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 3; tries++) expect((await change(wrong)).status).toBe(400)
      // The right current password, with an unacceptable new one.
      expect((await change(password)).status).toBe(422)
    }
    for (let tries = 0; tries < 5; tries++) expect((await change(wrong)).status).toBe(400)
    expect((await change(password)).status).toBe(423)
  })
})

describe('messages to support', () => {
  it('in the name of one mailbox are acknowledged five times an hour, however its address is written', async () => {
    const written = ['Flood@Bridge.in', 'flood@bridge.in', 'FLOOD@bridge.in', 'flOOd@bridge.in', 'flood@BRIDGE.in']
    for (const email of [...written, 'fLood@bridge.in', 'floOd@bridge.in'])
      expect(
        (
          await server.request('POST', '/api/contact', {
            ...{ request_id: randomUUID(), name: 'Asha', email, topic: 'payment' },
            message: 'My receipt has the wrong address.',
          })
        ).status,
      ).toBe(200)
    await server.deliverAll()
    const { body } = await server.request<{ list: { recipient: string }[] }>('GET', '/mailbox/messages.json')
    expect(body.list.filter(({ recipient }) => /^flood@bridge\.in$/i.test(recipient))).toHaveLength(5)
  })
})

describe('a device', () => {
  it('belongs to the last login on it: the previous member receives nothing there', async () => {
    const [before, after] = [await server.signUp('investor'), await server.signUp('investor')]
    const token = `browser-${randomUUID()}`
    for (const person of [before, after])
      expect((await post('register-device', { token, push_type: 'WEB_PUSH' }, person)).status).toBe(200)
    const owners = async () =>
      (await server.deps.db.select().from(devices).where(eq(devices.token, token))).map(({ accountId }) => accountId)
    expect(await owners()).toEqual([after.id])
    // A logout of the previous member on another screen does not unregister the new member.
    await post('unregister-device', { token, push_type: 'WEB_PUSH' }, before)
    expect(await owners()).toEqual([after.id])
  })

  it('whose login has expired, or was ended elsewhere, receives no more notifications', async () => {
    const sent: string[] = []
    const { push } = server.deps
    server.deps.push = {
      send: async (token) => {
        sent.push(token)
        return 'sent'
      },
    }
    const [running, over, ended] = ['a device in use', 'a device of long ago', 'a device that was lost']
    for (const token of [running, over, ended]) {
      const person = await server.signUp('investor')
      await post('register-device', { token, push_type: 'WEB_PUSH' }, person)
      // Quiet hours are off.
      const preferences = { off: { push: [], email: [] }, quiet: false, quiet_from: '22:00', quiet_until: '08:00' }
      const saved = await server.request(
        'PUT',
        '/api/notification-preferences',
        { ...preferences, time_zone: 'Asia/Kolkata', through_quiet: [] },
        person,
      )
      expect(saved.status).toBe(200)
      if (token === over)
        await server.deps.db
          .update(sessions)
          .set({ expiresAt: new Date(Date.now() - minute) })
          .where(eq(sessions.accountId, person.id))
      if (token === ended)
        await server.deps.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.accountId, person.id))
      const words = { name: 'Asha', excerpt: '', to: '/investor/chats' }
      await notify(server.deps, { accountId: person.id, kind: 'proposal_received', subject: `x:${token}`, words })
    }
    await server.deliverAll()
    expect(sent).toEqual([running])
    server.deps.push = push
    await server.deps.db.delete(outbox)
  })
})
