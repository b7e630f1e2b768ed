import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, password, startTestServer } from '../support/server.ts'

/** A login name says whether it is an e-mail address or a mobile number: nothing is guessed, and no name is preferred. */

let server: Awaited<ReturnType<typeof startTestServer>>
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp('investor')
})
afterAll(() => server.close())

interface Answer {
  code?: string
  message: string
  fields?: Record<string, string>
}
const calls = {
  'a code': (target: unknown) => ['/api/codes', { purpose: 'reset_password', target }],
  'a login': (target: unknown) => ['/api/login', { login_type: 'investor', target, password, remember: false }],
  'a login code': (target: unknown) => ['/api/login/code', { target, password }],
  'the check of an owner': (target: unknown) => ['/api/account-deletion/password', { target, password }],
} as const satisfies Record<string, (target: unknown) => readonly [string, object]>

const send = async (path: string, body: object) => {
  const { status, body: answer } = await server.request<Answer>('POST', path, body)
  return { status, code: answer.code, fields: answer.fields }
}

describe.each(Object.entries(calls))('%s', (_, call) => {
  const refusalOf = async (target: unknown) => {
    const [path, body] = call(target)
    const { status, code, fields } = await send(path, body)
    return [status, code, fields]
  }

  it('refuses a number without its kind', async () => {
    expect(await refusalOf('9812345678')).toEqual([422, 'VALIDATION_FAILED', { target: 'invalid' }])
    expect(await refusalOf(undefined)).toEqual([422, 'VALIDATION_FAILED', { target: 'invalid' }])
  })

  it('refuses a name of another kind', async () => {
    for (const mobile of ['9812345678', '+91 98', 'asha@test.in', ''])
      expect(await refusalOf({ kind: 'mobile', mobile })).toEqual([
        422,
        'VALIDATION_FAILED',
        { 'target.mobile': 'invalidMobile' },
      ])
    for (const email of ['9812345678', '+919812345678', 'asha', 'a b@test.in', ''])
      expect(await refusalOf({ kind: 'email', email })).toEqual([
        422,
        'VALIDATION_FAILED',
        { 'target.email': 'invalidEmail' },
      ])
    expect(await refusalOf({ kind: 'telex', telex: '1' })).toEqual([
      422,
      'VALIDATION_FAILED',
      { 'target.kind': 'invalid' },
    ])
  })

  it('refuses two names', async () => {
    const { email, mobile } = person
    expect(await refusalOf({ kind: 'email', email, mobile })).toEqual([
      422,
      'VALIDATION_FAILED',
      { 'target.mobile': 'invalid' },
    ])
    expect(await refusalOf({ kind: 'mobile', mobile, email })).toEqual([
      422,
      'VALIDATION_FAILED',
      { 'target.email': 'invalid' },
    ])
  })

  it('accepts both kinds of name in any spelling', async () => {
    const written = `${person.mobile.slice(0, 3)} ${person.mobile.slice(3)}`
    expect((await refusalOf({ kind: 'mobile', mobile: written }))[0]).toBe(200)
    expect((await refusalOf({ kind: 'email', email: ` ${person.email.toUpperCase()} ` }))[0]).toBe(200)
  })
})

it('two names together are not a login, whichever of them is right', async () => {
  const names = { email: person.email, mobile: '+919899999999' }
  expect(await send('/api/login', { login_type: 'investor', ...names, password, remember: false })).toMatchObject({
    status: 422,
  })
})

it('a refused name is explained in both languages', async () => {
  const inLanguage = async (language: string) => {
    const answer = await server.app.request('/api/codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ purpose: 'reset_password', target: { kind: 'mobile', mobile: '98' } }),
    })
    return (await answer.json()) as Answer
  }
  const [english, hindi] = [await inLanguage('en'), await inLanguage('hi')]
  expect([english.fields, hindi.fields]).toEqual([
    { 'target.mobile': 'invalidMobile' },
    { 'target.mobile': 'invalidMobile' },
  ])
  expect(english.message).toMatch(/[a-z]/i)
  expect(hindi.message).toMatch(/[\u0900-\u097f]/)
})
