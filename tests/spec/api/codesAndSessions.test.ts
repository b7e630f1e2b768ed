import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { eraseDue } from '../../../server/features/ownAccount/deletion.ts'
import { accounts, sessions } from '../../../server/kernel/db/schema.ts'
import type { CodeChallenge } from '../../../src/domain/contract/accounts.ts'
import type { AccountSecurity } from '../../../src/domain/contract/security.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { type Person, password } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'
import { type CodeResponse, day, minute, startWorld, type World } from '../../support/spec/world.ts'

const hour = 60 * minute
let world: World
beforeAll(async () => {
  world = await startWorld()
  world.clock.stop()
})
afterEach(() => {
  world.clock.ahead = 0
})
afterAll(() => world.close())

const someone = () => `${randomUUID().slice(0, 13)}@test.in`
let numbers = 0
const someMobile = () => `+9198${String(30_000_000 + ++numbers)}`
const send = (target: string, purpose = 'verify_email') =>
  world.post<CodeChallenge & CodeResponse>('codes', { purpose, target: targetNamed(target) })
const resend = (id: string) => world.post<CodeChallenge & CodeResponse>(`codes/${id}/resend`, {})
const guess = (id: string, code: string) =>
  world.post<CodeResponse & { proof?: string }>(`codes/${id}/verification`, { code })
const other = (code: string) => (code === '000000' ? '111111' : '000000')
/** Every code sent to an address, newest first. */
const codesTo = async (target: string) =>
  (await world.letters(target)).map(({ body }) => body.match(/\b\d{6}\b/)?.[0] ?? '')
const logIn = (given: object) =>
  world.post<CodeResponse & { access_token: string; info_id: string }>('login', {
    login_type: 'investor',
    remember: false,
    password,
    ...given,
  })
const sessionOf = async (person: Person, given: object = {}): Promise<Person> => ({
  ...person,
  token: (await logIn({ target: { kind: 'email', email: person.email }, ...given })).body.access_token,
})
const statusOf = async (as: Person) => (await world.get('me', as)).status

holds('13.1', async () => {
  for (const [target, purpose] of [
    [someone(), 'verify_email'],
    [(await world.signUp('investor')).mobile, 'verify_mobile'],
  ] as const) {
    const { body } = await send(target, purpose)
    const code = await world.codeFor(target)
    expect((await world.letters(target))[0]?.body.match(/\d{4,}/g)).toEqual([code])
    expect(code).toMatch(/^\d{6}$/)
    for (const malformed of ['12345', '1234567', 'abcdef'])
      expect((await guess(body.challenge_id, malformed)).body.code).toBe('VALIDATION_FAILED')
    expect((await guess(body.challenge_id, code)).status).toBe(200)
  }
})

holds('13.2', async () => {
  const [early, late] = [someone(), someone()]
  const [first, second] = [await send(early), await send(late)]
  const [one, two] = [await world.codeFor(early), await world.codeFor(late)]
  world.clock.ahead = 15 * minute - 10_000
  expect((await guess(first.body.challenge_id, one)).status).toBe(200)
  world.clock.ahead = 15 * minute + 1_000
  expect((await guess(second.body.challenge_id, two)).body.code).toBe('OTP_EXPIRED')
})

holds('13.3', async () => {
  const target = someone()
  let { body } = await send(target)
  for (const seconds of [30, 60, 120]) {
    const left = Date.parse(body.resend_at) - Date.parse(body.server_time)
    expect(Math.round(left / 1000)).toBe(seconds)
    world.clock.ahead += (seconds - 3) * 1000
    expect((await resend(body.challenge_id)).status).toBe(429)
    world.clock.ahead += 4_000
    const sent = await resend(body.challenge_id)
    expect(sent.status).toBe(200)
    body = sent.body
  }
  expect((await codesTo(target)).length).toBe(4)
})

holds('13.4', async () => {
  const target = someone()
  const { body } = await send(target)
  world.clock.ahead = 31_000
  await resend(body.challenge_id)
  world.clock.ahead = 95_000
  await resend(body.challenge_id)
  const codes = await codesTo(target)
  expect([codes.length, new Set(codes).size]).toEqual([3, 1])
  expect((await guess(body.challenge_id, codes[0] ?? '')).status).toBe(200)
})

holds('13.5', async () => {
  for (const [target, purpose] of [
    [someone(), 'verify_email'],
    [(await world.signUp('investor')).mobile, 'verify_mobile'],
  ] as const) {
    const reported: Record<number, string[]> = {}
    world.clock.ahead = 0
    const attempts = async (at: number, count: number) => {
      for (let n = 0; n < count; n++) {
        world.clock.ahead += 3 * minute
        const { status, body } = await send(target, purpose)
        reported[at] = [...(reported[at] ?? []), status === 200 ? 'sent' : body.code]
        // Waits for the message before the next code is requested.
        await world.letters(target)
      }
    }
    await attempts(0, 6)
    world.clock.ahead = 2 * hour
    await attempts(2, 6)
    world.clock.ahead = 4 * hour
    await attempts(4, 1)
    world.clock.ahead = 30 * hour
    await attempts(30, 1)
    const five = Array.from({ length: 5 }, () => 'sent')
    expect(reported).toEqual({
      0: [...five, 'OTP_TOO_MANY'],
      2: [...five, 'OTP_TOO_MANY'],
      4: ['OTP_TOO_MANY'],
      30: ['sent'],
    })
    expect(await codesTo(target)).toHaveLength(11)
  }
})

holds('13.6', async () => {
  for (const [target, purpose] of [
    [someone(), 'verify_email'],
    [(await world.signUp('investor')).mobile, 'verify_mobile'],
  ] as const) {
    world.clock.ahead = 0
    const { body } = await send(target, purpose)
    const code = await world.codeFor(target)
    for (let tries = 0; tries < 5; tries++) await guess(body.challenge_id, other(code))
    expect((await guess(body.challenge_id, code)).body.code).toBe('OTP_TOO_MANY')
    world.clock.ahead = 15 * minute - 10_000
    expect((await send(target, purpose)).body.code).toBe('OTP_TOO_MANY')
    world.clock.ahead = 15 * minute + 5_000
    expect((await send(target, purpose)).status).toBe(200)
    expect((await guess(body.challenge_id, code)).body.proof).toBeUndefined()
  }
  const spared = someone()
  const { body } = await send(spared)
  const code = await world.codeFor(spared)
  for (let tries = 0; tries < 4; tries++) await guess(body.challenge_id, other(code))
  expect((await guess(body.challenge_id, code)).status).toBe(200)
})

holds('13.7', async () => {
  const target = someone()
  const first = (await send(target)).body.challenge_id
  const code = await world.codeFor(target)
  world.clock.ahead = 2 * minute
  const second = (await send(target)).body.challenge_id
  expect(second).not.toBe(first)
  const newer = await world.codeFor(target, 1)
  expect((await guess(first, code)).body.proof).toBeUndefined()
  expect((await guess(second, newer)).body.proof).toEqual(expect.any(String))
})

holds('13.8', async () => {
  const known = await world.signUp('investor')
  for (const purpose of ['reset_password', 'delete_account'])
    for (const [one, another] of [
      [known.email, someone()],
      [known.mobile, someMobile()],
    ] as const) {
      const answers = [await send(one, purpose), await send(another, purpose)].map(({ status, body }) => ({
        status,
        names: Object.keys(body),
        left: Math.round((Date.parse(body.resend_at) - Date.parse(body.server_time)) / 1000),
        valid: Math.round((Date.parse(body.expires_at) - Date.parse(body.server_time)) / 1000),
        tries: body.tries_left,
        message: body.message,
      }))
      expect(answers[0]).toMatchObject({ status: 200, tries: 5 })
      expect(answers[1]).toEqual(answers[0])
    }
})

holds('13.10', async () => {
  const person = await world.signUp('investor')
  for (let tries = 0; tries < 5; tries++)
    expect((await logIn({ target: { kind: 'email', email: person.email }, password: 'Wrong#Pass1' })).status).toBe(400)
  const locked = await logIn({ target: { kind: 'email', email: person.email } })
  expect([locked.status, locked.body.code, locked.body.message]).toEqual([
    423,
    'AUTH_LOCKED',
    expect.stringMatching(/reset your password/),
  ])
  world.clock.ahead = 15 * minute - 20_000
  expect((await logIn({ target: { kind: 'email', email: person.email } })).status).toBe(423)
  // The password reset that the product offers.
  const token = await world.prove('reset_password', person.email)
  const fresh = 'Fresh#Bridge8'
  expect((await world.post('reset-password', { token, password: fresh, confirm_password: fresh })).status).toBe(200)
  expect((await logIn({ target: { kind: 'email', email: person.email }, password: fresh })).status).toBe(200)

  world.clock.ahead = 0
  const waiting = await world.signUp('investor')
  for (let tries = 0; tries < 5; tries++)
    await logIn({ target: { kind: 'email', email: waiting.email }, password: 'Wrong#Pass1' })
  expect((await logIn({ target: { kind: 'email', email: waiting.email } })).status).toBe(423)
  world.clock.ahead = 15 * minute + 5_000
  expect((await logIn({ target: { kind: 'email', email: waiting.email } })).status).toBe(200)
})

holds('13.11', async () => {
  const person = await world.signUp('investor')
  const rows = await world.deps.db.select().from(accounts)
  expect(rows.map(({ id }) => id)).toContain(person.id)
  for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$.+\$.+/)
  expect(JSON.stringify(rows)).not.toContain(password)
})

holds('13.12', async () => {
  // Five sessions in all: a sixth would end one of them.
  const short = await world.signUp('investor')
  const stored = await sessionOf(short)
  const remembered = { remember: true }
  const [long, month, over] = [
    await sessionOf(short, remembered),
    await sessionOf(short, remembered),
    await sessionOf(short, remembered),
  ]
  world.clock.ahead = 12 * hour - minute
  expect(await statusOf(stored)).toBe(200)
  world.clock.ahead = 12 * hour + minute
  expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200])
  world.clock.ahead = 30 * day - minute
  expect(await statusOf(month)).toBe(200)
  world.clock.ahead = 30 * day + minute
  expect([await statusOf(over), await statusOf(long)]).toEqual([401, 200])
  world.clock.ahead = 59 * day
  expect([await statusOf(month), await statusOf(long)]).toEqual([200, 200])
})

holds('13.13', async () => {
  const person = await world.signUp('investor')
  const [used, unused] = [await sessionOf(person), await sessionOf(person)]
  for (const hours of [8, 16, 24]) {
    world.clock.ahead = hours * hour
    expect([hours, await statusOf(used)]).toEqual([hours, 200])
  }
  expect(await statusOf(unused)).toBe(401)
})

holds('13.14', async () => {
  const person = await world.signUp('investor')
  const logins = [person]
  for (let more = 0; more < 4; more++) {
    world.clock.ahead += 1_000
    logins.push(await sessionOf(person))
  }
  const open = async () => Promise.all(logins.map(statusOf))
  expect(await open()).toEqual([200, 200, 200, 200, 200])
  world.clock.ahead += 1_000
  logins.push(await sessionOf(person))
  expect(await open()).toEqual([401, 200, 200, 200, 200, 200])
})

holds('13.15', async () => {
  const person = await world.signUp('investor')
  const [second, third] = [await sessionOf(person), await sessionOf(person)]
  const everywhere = async () => Promise.all([person, second, third].map(statusOf))
  expect(await everywhere()).toEqual([200, 200, 200])
  await world.del('sessions', third)
  expect(await everywhere()).toEqual([401, 401, 200])
  await world.post('logout', {}, third)
  expect(await everywhere()).toEqual([401, 401, 401])
})

const fresh = 'Newer#Bridge8'
const change = (as: Person) =>
  world.post<{ access_token: string }>(
    'update-password',
    { current_password: password, password: fresh, confirm_password: fresh },
    as,
  )

holds('13.16', async () => {
  const changing = await world.signUp('investor')
  const elsewhere = await sessionOf(changing)
  expect(await statusOf(elsewhere)).toBe(200)
  await change(changing)
  expect(await statusOf(elsewhere)).toBe(401)

  const forgetful = await world.signUp('investor')
  const others = [forgetful, await sessionOf(forgetful)]
  expect(await Promise.all(others.map(statusOf))).toEqual([200, 200])
  const token = await world.prove('reset_password', forgetful.email)
  await world.post('reset-password', { token, password: fresh, confirm_password: fresh })
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
})

holds('13.17', async () => {
  const person = await world.signUp('investor')
  const { body } = await change(person)
  expect(body.access_token).not.toBe(person.token)
  expect([await statusOf(person), await statusOf({ ...person, token: body.access_token })]).toEqual([401, 200])
})

holds('13.18', async () => {
  const person = await world.signUp('investor')
  const tokens = [person.token]
  for (let more = 0; more < 3; more++) tokens.push((await sessionOf(person)).token)
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = JSON.stringify(await world.deps.db.select().from(sessions))
  expect(rows).toContain(person.id)
  for (const token of tokens) expect(rows).not.toContain(token)
})

holds('13.20', async () => {
  const person = await world.signUp('investor')
  const [replaced, elsewhere] = [await sessionOf(person), await sessionOf(person)]
  const answer = await world.app.request('/api/login', {
    method: 'POST',
    // The browser still sends the previous session's token.
    headers: { 'content-type': 'application/json', authorization: `Bearer ${replaced.token}` },
    body: JSON.stringify({
      login_type: 'investor',
      target: { kind: 'email', email: person.email },
      password,
      remember: false,
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const now = await Promise.all([{ ...person, token }, elsewhere, replaced].map(statusOf))
  expect(now).toEqual([200, 200, 401])
})

holds('13.23', async () => {
  const [staying, leaving] = [await world.signUp('investor'), await world.signUp('investor')]
  const due = async (as: Person) => (await world.get<AccountSecurity>('sessions', as)).body.deletion_due_at
  for (const person of [staying, leaving]) {
    const token = await world.prove('delete_account', person.email)
    expect((await world.post('account-deletion', { token, password })).status).toBe(200)
  }
  const back = await sessionOf(staying)
  expect(Math.round((Date.parse((await due(back)) ?? '') - Date.now()) / minute)).toBe(14 * 24 * 60)
  await world.pass(14 * day - hour)
  await eraseDue(world.deps)
  expect((await logIn({ target: { kind: 'email', email: leaving.email } })).status).toBe(200)
  const returned = await sessionOf(staying)
  expect((await world.del('account-deletion', returned)).status).toBe(200)
  expect(await due(returned)).toBeNull()
  await world.pass(2 * hour)
  await eraseDue(world.deps)
  expect((await logIn({ target: { kind: 'email', email: staying.email } })).status).toBe(200)
  expect((await logIn({ target: { kind: 'email', email: leaving.email } })).status).toBe(400)
})

/** A login name of the kind, whose code a person entered. */
async function proveNew(person: Person, target: LoginTarget, to: string) {
  const sent = await world.post<CodeResponse & CodeChallenge>('account/contact/code', { target, password }, person)
  return (await guess(sent.body.challenge_id, await world.codeFor(to))).body.proof ?? ''
}
const changeTo = (person: Person, target: LoginTarget, token: string, secret = password) =>
  world.put<CodeResponse>('account/contact', { target, token, password: secret }, person)
const ways = (): [LoginTarget, string][] => {
  const [email, mobile] = [someone(), someMobile()]
  return [
    [{ kind: 'email', email }, email],
    [{ kind: 'mobile', mobile }, mobile],
  ]
}

holds('13.26', async () => {
  for (const [target, to] of ways()) {
    const person = await world.signUp('investor')
    const old = targetNamed(target.kind === 'email' ? person.email : person.mobile)
    expect((await world.post('account/contact/code', { target, password: 'Wrong-Guess-9' }, person)).status).toBe(400)
    expect((await changeTo(person, target, 'no-proof')).body.code).toBe('PROOF_INVALID')
    const token = await proveNew(person, target, to)
    expect((await changeTo(person, target, token, 'Wrong-Guess-9')).status).toBe(400)
    expect((await changeTo(person, target, token)).status).toBe(200)
    expect([(await logIn({ target })).status, (await logIn({ target: old })).status]).toEqual([200, 400])
  }
})

holds('13.27', async () => {
  const subjects = { email: 'Your email was changed', mobile: 'Your mobile number was changed' }
  for (const [target, to] of ways()) {
    const person = await world.signUp('investor')
    const elsewhere = await sessionOf(person)
    await changeTo(person, target, await proveNew(person, target, to))
    expect((await world.letters(person.email))[0]?.subject).toBe(subjects[target.kind])
    expect([await statusOf(person), await statusOf(elsewhere)]).toEqual([200, 401])
  }
})

holds('13.28', async () => {
  const [person, owner] = [await world.signUp('investor'), await world.signUp('investor')]
  for (const to of [owner.email, owner.mobile]) {
    const target = targetNamed(to)
    await world.pass(minute)
    const token = await proveNew(person, target, to)
    expect((await changeTo(person, target, token)).body.code).toBe(
      target.kind === 'email' ? 'EMAIL_TAKEN' : 'MOBILE_TAKEN',
    )
  }
})
