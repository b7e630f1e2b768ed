import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const isHindi = (text: string | undefined) => /[\u0900-\u097f]/.test(text ?? '')
const languageOf = async (person: Person) =>
  (await server.request<Me>('GET', '/api/me', undefined, person)).body.basic_info.language
const choose = (language: string, person?: Person) =>
  server.request('PUT', '/api/account/language', { language }, person)
/** The subject of a code that the account asks for to reset its password. */
async function subjectOfCode({ email }: Person) {
  const before = (await server.letters(email)).length
  await server.prove('reset_password', email)
  const letters = await server.letters(email)
  expect(letters.length).toBeGreaterThan(before)
  return letters[0]?.subject
}

it('an account is written to in the language that its owner chose last, and no other account is', async () => {
  const [reader, other] = [await server.signUp('investor'), await server.signUp('investor')]
  expect([await languageOf(reader), isHindi(await subjectOfCode(reader))]).toEqual(['en', false])
  expect((await choose('hi', reader)).status).toBe(200)
  expect([await languageOf(reader), isHindi(await subjectOfCode(reader))]).toEqual(['hi', true])
  expect([await languageOf(other), isHindi(await subjectOfCode(other))]).toEqual(['en', false])
  expect((await choose('en', reader)).status).toBe(200)
  expect(await languageOf(reader)).toBe('en')
})

it('only a member chooses, and only a language of the product', async () => {
  const reader = await server.signUp('investor')
  expect([(await choose('hi')).status, (await choose('fr', reader)).status]).toEqual([401, 422])
  expect(await languageOf(reader)).toBe('en')
})
