import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { accounts, outbox, supportMessages, trials } from '../../server/kernel/db/schema.ts'
import type { LoginTarget } from '../../src/domain/loginTarget.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** A member's own name, email address and mobile number: who may change them, to what, and who is notified. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Answer {
  code?: string
  fields?: Record<string, string>
  challenge_id: string
  proof: string
  access_token: string
  owner: { name: string; email: string; mobile: string }
  events: { kind: string }[]
}
const call = (method: string, path: string, body?: object, as?: Person) =>
  server.request<Answer>(method, `/api/${path}`, body, as)

const at = (email: string): LoginTarget => ({ kind: 'email', email })
const on = (mobile: string): LoginTarget => ({ kind: 'mobile', mobile })
const nameOf = (target: LoginTarget) => (target.kind === 'email' ? target.email : target.mobile)
const statusAndCode = ({ status, body }: { status: number; body: Answer }) => [status, body.code]

const ask = (person: Person, target: LoginTarget, secret = password) =>
  call('POST', 'account/contact/code', { target, password: secret }, person)
const verify = async (id: string, code: string) => call('POST', `codes/${id}/verification`, { code })
/** The proof of a code that the new address or number received. */
async function prove(person: Person, target: LoginTarget): Promise<string> {
  const { body } = await ask(person, target)
  return (await verify(body.challenge_id, await server.codeFor(nameOf(target)))).body.proof
}
const change = (person: Person, target: LoginTarget, token: string, secret = password) =>
  call('PUT', 'account/contact', { target, token, password: secret }, person)
const logIn = (target: LoginTarget, secret = password) =>
  call('POST', 'login', { login_type: 'investor', target, password: secret, remember: false })
const ownOf = async (person: Person) => (await call('GET', 'sessions', undefined, person)).body
const another = async (person: Person): Promise<Person> => ({
  ...person,
  token: (await logIn(at(person.email))).body.access_token,
})

let count = 0
const newEmail = () => at(`new${++count}@test.in`)
const newMobile = () => on(`+91987${String(1_000_000 + ++count)}`)

describe('a name', () => {
  it('is saved at once, and recorded once', async () => {
    const person = await server.signUp('investor')
    for (let times = 0; times < 2; times++)
      expect((await call('PUT', 'account/name', { name: '  Asha Rao ' }, person)).status).toBe(200)
    const { owner, events } = await ownOf(person)
    expect(owner).toEqual({ name: 'Asha Rao', email: person.email, mobile: person.mobile })
    expect(events.filter(({ kind }) => kind === 'name_changed')).toHaveLength(1)
  })

  it('is refused if it is empty or too long for a registration too', async () => {
    const person = await server.signUp('investor')
    for (const name of [' ', 'x'.repeat(121)])
      expect((await call('PUT', 'account/name', { name }, person)).status).toBe(422)
  })
})

describe.each([
  ['an email address', newEmail, (person: Person) => at(person.email), 'email_changed', 'EMAIL_TAKEN', 'emailTaken'],
  ['a number', newMobile, (person: Person) => on(person.mobile), 'mobile_changed', 'MOBILE_TAKEN', 'mobileTaken'],
] as const)('%s', (_, fresh, ownTarget, event, takenCode, takenField) => {
  it('is changed with the password and a code sent to it: it logs in, and the old one does not', async () => {
    const person = await server.signUp('investor')
    const target = fresh()
    expect(statusAndCode(await change(person, target, await prove(person, target)))).toEqual([200, undefined])
    const { owner, events } = await ownOf(person)
    expect(owner).toEqual({
      name: owner.name,
      email: person.email,
      mobile: person.mobile,
      [target.kind]: nameOf(target),
    })
    expect(events[0]?.kind).toBe(event)
    expect((await logIn(target)).status).toBe(200)
    expect(statusAndCode(await logIn(ownTarget(person)))).toEqual([400, 'AUTH_INVALID_CREDENTIALS'])
  })

  it('needs the current password for the code and for the change, and five wrong ones lock it', async () => {
    const person = await server.signUp('investor')
    const target = fresh()
    const wrong = await ask(person, target, 'Wrong-Guess-9')
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'currentPasswordWrong' }])
    expect(await server.letters(nameOf(target))).toEqual([])
    const token = await prove(person, target)
    for (let tries = 0; tries < 5; tries++)
      expect((await change(person, target, token, 'Wrong-Guess-9')).status).toBe(400)
    expect(statusAndCode(await change(person, target, token))).toEqual([423, 'AUTH_LOCKED'])
    expect((await logIn(ownTarget(person))).status).toBe(200)
  })

  it('is not changed by a wrong, an expired or a used code, or one for another', async () => {
    const [person, thief] = [await server.signUp('investor'), await server.signUp('investor')]
    const [target, next] = [fresh(), fresh()]
    const sent = await ask(person, target)
    const right = await server.codeFor(nameOf(target))
    const wrong = right === '000000' ? '111111' : '000000'
    expect((await verify(sent.body.challenge_id, wrong)).body.code).toBe('OTP_INVALID')
    const { proof } = (await verify(sent.body.challenge_id, right)).body
    expect(statusAndCode(await change(person, next, proof))).toEqual([422, 'PROOF_INVALID'])
    expect(statusAndCode(await change(person, target, 'no-proof'))).toEqual([422, 'PROOF_INVALID'])
    server.clock.ahead = 15 * 60_000 + 1_000
    expect(statusAndCode(await change(person, target, proof))).toEqual([422, 'PROOF_INVALID'])
    server.clock.ahead = 0
    expect((await change(person, target, proof)).status).toBe(200)
    expect(statusAndCode(await change(thief, target, proof))).toEqual([422, 'PROOF_INVALID'])
  })

  it('is not changed by a code for something else', async () => {
    const [person, owner] = [await server.signUp('investor'), await server.signUp('investor')]
    const target = ownTarget(owner)
    const proof = await server.prove('reset_password', nameOf(target))
    expect(statusAndCode(await change(person, target, proof))).toEqual([422, 'PROOF_INVALID'])
  })

  it('that another account has is refused at its field, to whoever proved it', async () => {
    const [person, owner] = [await server.signUp('investor'), await server.signUp('investor')]
    const taken = ownTarget(owner)
    const free = fresh()
    const shape = async (target: LoginTarget) => {
      const { status, body } = await ask(person, target)
      return [status, Object.keys(body).sort()]
    }
    expect(await shape(taken)).toEqual(await shape(free))
    server.clock.ahead = 31_000
    const sent = await ask(person, taken)
    const before = (await server.letters(nameOf(taken))).map(({ body }) => body.match(/\b\d{6}\b/)?.[0])
    const { proof } = (await verify(sent.body.challenge_id, before[0] ?? '')).body
    const refused = await change(person, taken, proof)
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      409,
      takenCode,
      { [taken.kind]: takenField },
    ])
    server.clock.ahead = 0
  })

  it('that two accounts want at once goes to one of them, and the other is told', async () => {
    const people = [await server.signUp('investor'), await server.signUp('investor')]
    const target = fresh()
    const proofs: string[] = []
    for (const [index, person] of people.entries()) {
      server.clock.ahead = index * 31_000
      const sent = await ask(person, target)
      await server.deliverAll()
      proofs.push((await verify(sent.body.challenge_id, await server.codeFor(nameOf(target), index))).body.proof)
    }
    const answers = await Promise.all(people.map((person, index) => change(person, target, proofs[index] ?? '')))
    server.clock.ahead = 0
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.fields).toEqual({ [target.kind]: takenField })
  })

  it('is refused if it is the current one or none that an account may have', async () => {
    const person = await server.signUp('investor')
    const kind = ownTarget(person).kind
    expect((await ask(person, ownTarget(person))).body.fields).toEqual({ [kind]: 'unchanged' })
    const bad = kind === 'email' ? at('asha@bridge.example') : on('+912212345678')
    const field = kind === 'email' ? 'invalidEmail' : 'invalidMobile'
    expect((await ask(person, bad)).body.fields).toEqual({ [kind]: field })
  })

  it('gets the same response when it is repeated, and changes nothing again', async () => {
    const person = await server.signUp('investor')
    const target = fresh()
    const token = await prove(person, target)
    const answers = [
      ...(await Promise.all([change(person, target, token), change(person, target, token)])),
      await change(person, target, token),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { status: true }]))
    expect((await ownOf(person)).events.filter(({ kind }) => kind === event)).toHaveLength(1)
  })

  it('logs the other devices out, and not the one that changed it', async () => {
    const person = await server.signUp('investor')
    const device = await another(person)
    const target = fresh()
    await change(person, target, await prove(person, target))
    expect((await call('GET', 'me', undefined, device)).status).toBe(401)
    expect((await call('GET', 'me', undefined, person)).status).toBe(200)
  })

  it('is told to the address that the account had before, in its language, without the new one in full', async () => {
    const person = await server.signUp('investor')
    await server.deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, person.id))
    const target = fresh()
    await change(person, target, await prove(person, target))
    await server.deliverAll()
    const [letter] = await server.letters(person.email)
    expect(letter?.subject).toBe(target.kind === 'email' ? 'आपका ईमेल बदल दिया गया' : 'आपका मोबाइल नंबर बदल दिया गया')
    expect(letter?.body).toContain(target.kind === 'email' ? 'p•••@test.in' : `+91-•••••${person.mobile.slice(-4)}`)
    expect(letter?.body).toContain(target.kind === 'email' ? 'n•••@test.in' : `+91-•••••${nameOf(target).slice(-4)}`)
    expect(letter?.body).not.toContain(nameOf(target))
  })
})

it('at most five codes an hour are sent to one address, whoever requests them', async () => {
  const people = [await server.signUp('investor'), await server.signUp('investor')]
  const target = newEmail()
  server.clock.stop()
  for (let sent = 0; sent < 5; sent++) {
    server.clock.ahead = sent * 3 * 60_000
    expect((await ask(people[sent % 2] as Person, target)).status).toBe(200)
  }
  server.clock.ahead = 20 * 60_000
  expect(statusAndCode(await ask(people[0] as Person, target))).toEqual([429, 'OTP_TOO_MANY'])
  server.clock.ahead = 0
  server.clock.stoppedAt = null
})

it('a new number was proved by its code', async () => {
  const person = await server.signUp('investor')
  const target = newMobile()
  await change(person, target, await prove(person, target))
  const [row] = await server.deps.db.select().from(accounts).where(eq(accounts.id, person.id))
  expect(row?.mobileVerifiedAt).not.toBeNull()
})

it('a new number gives no second free trial', async () => {
  const person = await server.trialMember('investor')
  const before = await server.deps.db.$count(trials)
  const target = newMobile()
  await change(person, target, await prove(person, target))
  expect(await server.deps.db.$count(trials)).toBe(before + 1)
})

it('an erased member leaves neither the old address nor the new one', async () => {
  const person = await server.signUp('investor')
  const message = { request_id: 'b7e2d4c1-0a3f-4e5d-9c8b-1f2e3d4c5b6a', name: 'Asha', topic: 'account' }
  const text = { email: person.email, message: 'My name has a wrong letter.' }
  expect((await call('POST', 'contact', { ...message, ...text }, person)).status).toBe(200)
  const target = newEmail()
  await change(person, target, await prove(person, target))
  const exported = (await call('GET', 'account/export', undefined, person)).body
  expect(JSON.stringify(exported)).toContain(text.message)
  const deletionDueAt = new Date(server.deps.now().getTime() - 60_000)
  await server.deps.db.update(accounts).set({ deletionDueAt }).where(eq(accounts.id, person.id))
  await server.deliverAll()
  await eraseDue(server.deps)
  expect(await server.deps.db.select().from(supportMessages)).toEqual([])
  const left = JSON.stringify(await server.deps.db.select().from(accounts))
  expect([left.includes(person.email), left.includes(nameOf(target))]).toEqual([false, false])
  expect(JSON.stringify(await server.deps.db.select().from(outbox))).not.toContain(nameOf(target))
})
