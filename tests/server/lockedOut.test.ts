import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { targetNamed } from '../support/loginTargets.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/**
 * A stranger who knows a member's email address and mobile number makes every attempt and request that counts against
 * them, with all limits on. The owner, who knows the password and can read the other channel, still gets in.
 */

const minute = 60_000
let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
beforeAll(async () => {
  server = await startTestServer({ CLIENT_LIMITS: '1' })
  server.clock.stop()
  owner = await server.signUp('investor')
  await siege(owner)
})
afterAll(() => server.close())

type CodeResponse = { challenge_id: string; proof: string; code?: string; target?: string; tries_left?: number }
const post = (path: string, body: object) => server.request<CodeResponse>('POST', `/api/${path}`, body)
const names = ({ email, mobile }: Person) => [email, mobile].map((name) => ({ target: targetNamed(name) }))
const logIn = (name: object, given: string, proof?: string) =>
  post('login', {
    login_type: 'investor',
    ...name,
    password: given,
    remember: false,
    ...(proof && { code_proof: proof }),
  })
const askCode = (name: object, given: string) => post('login/code', { ...name, password: given })
const wrong = 'Wrong#Pass1'
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000')

/** Locks every login name, sends every code of a day, and fails with every code. */
async function siege(person: Person): Promise<void> {
  for (const name of names(person)) {
    for (let tries = 0; tries < 6; tries++) await logIn(name, wrong)
    for (let tries = 0; tries < 8; tries++) {
      const asked = await askCode(name, `${wrong}${tries % 2}`)
      for (let guesses = 0; guesses < 6; guesses++)
        await post(`codes/${asked.body.challenge_id}/verification`, { code: '000000' })
    }
  }
  for (const target of [person.email, person.mobile])
    for (const purpose of ['reset_password', 'delete_account']) {
      const { body } = await post('codes', { purpose, target: targetNamed(target) })
      for (let guesses = 0; guesses < 6; guesses++)
        await post(`codes/${body.challenge_id}/verification`, { code: '000000' })
      for (let sends = 0; sends < 6; sends++) await post(`codes/${body.challenge_id}/resend`, {})
    }
}

const codesTo = async (target: string) => (await server.letters(target)).length
async function enter(name: object, target: string) {
  const before = await codesTo(target)
  const asked = await askCode(name, password)
  expect(asked.status).toBe(200)
  const code = await server.codeFor(target, before)
  const verified = await post(`codes/${asked.body.challenge_id}/verification`, { code })
  expect(verified.status).toBe(200)
  return verified.body.proof
}

describe('a member locked out by a stranger’s attempts', () => {
  it('is locked by passwords and by codes separately', async () => {
    for (const name of names(owner)) expect((await logIn(name, password)).status).toBe(423)
    for (const target of [owner.email, owner.mobile])
      expect((await post('codes', { purpose: 'reset_password', target: targetNamed(target) })).status).toBe(429)
  })

  it('gets in with the right password and a code from the other channel, by either name', async () => {
    const byEmail = await enter({ target: { kind: 'email', email: owner.email } }, owner.mobile)
    expect((await logIn({ target: { kind: 'email', email: owner.email } }, password, byEmail)).status).toBe(200)
    const byMobile = await enter({ target: { kind: 'mobile', mobile: owner.mobile } }, owner.email)
    expect((await logIn({ target: { kind: 'mobile', mobile: owner.mobile } }, password, byMobile)).status).toBe(200)
    // The code is valid once, and the name is no longer locked.
    for (let tries = 0; tries < 6; tries++) await logIn({ target: { kind: 'email', email: owner.email } }, wrong)
    expect((await logIn({ target: { kind: 'email', email: owner.email } }, password, byEmail)).status).toBe(423)
  })
})

describe('a login code', () => {
  beforeEach(async () => {
    owner = await server.signUp('investor')
  })

  it('is sent only for the correct password, and the response reveals neither that nor the address', async () => {
    const sent = await Promise.all([owner.email, owner.mobile].map(codesTo))
    const answers = []
    for (const given of [wrong, password])
      for (const name of [...names(owner), { target: targetNamed('nobody@test.in') }])
        answers.push(await askCode(name, given))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ body }) => `${body.target} ${body.tries_left} ${Object.keys(body)}`)).size).toBe(1)
    await server.deliverAll()
    const after = await Promise.all([owner.email, owner.mobile].map(codesTo))
    expect(after).toEqual(sent.map((count) => count + 1))
  })

  it('opens nothing with a wrong password, for another name, or after six attempts', async () => {
    for (const name of names(owner)) for (let tries = 0; tries < 6; tries++) await logIn(name, wrong)
    const proof = await enter({ target: { kind: 'email', email: owner.email } }, owner.mobile)
    expect((await logIn({ target: { kind: 'mobile', mobile: owner.mobile } }, password, proof)).status).toBe(423)
    expect((await logIn({ target: { kind: 'email', email: owner.email } }, wrong, proof)).status).toBe(400)
    const before = await codesTo(owner.mobile)
    const { body } = await askCode({ target: { kind: 'email', email: owner.email } }, password)
    const code = await server.codeFor(owner.mobile, before)
    for (let guesses = 0; guesses < 5; guesses++)
      await post(`codes/${body.challenge_id}/verification`, { code: wrongCode(code) })
    expect((await post(`codes/${body.challenge_id}/verification`, { code })).status).toBe(429)
    expect((await askCode({ target: { kind: 'email', email: owner.email } }, password)).status).toBe(429)
  })

  it('is sent five times in an hour, and a wrong password gets the same responses', async () => {
    for (const given of [password, wrong]) {
      const statuses = []
      for (let sends = 0; sends < 6; sends++) {
        statuses.push((await askCode({ target: { kind: 'email', email: owner.email } }, given)).status)
        // A repeated request gets the same code.
        server.clock.ahead += 11 * minute
      }
      server.clock.ahead -= 66 * minute
      expect([given, statuses]).toEqual([given, [200, 200, 200, 200, 200, 429]])
    }
  })

  it('cannot be requested without a password', async () => {
    expect((await post('codes', { purpose: 'log_in', target: targetNamed(owner.email) })).status).toBe(422)
  })
})
