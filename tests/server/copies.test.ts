import { afterAll, beforeAll, expect, it } from 'vitest'
import { snapshotOf } from '../support/copies.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** In these tests most members are copies of one that was created over the API. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An account's export, without the values that differ between any two accounts. */
async function ownData(person: Person, name: string) {
  const { body } = await server.request('GET', '/api/account/export', undefined, person)
  const text = JSON.stringify(body)
    .replaceAll(person.email, 'e-mail')
    .replaceAll(person.mobile, 'mobile')
    .replaceAll(name, 'name')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replace(/"(id|listedNo)":\d+/g, '"$1":0')
  return JSON.parse(text)
}

it('a new member can be copied, and the copy equals a member made over the API', async () => {
  const first = await server.member('investment')
  expect(await snapshotOf(server.deps, first, 'Person 1')).not.toBeNull()
  const second = await server.member('investment')
  expect(await ownData(second, 'Person 2')).toEqual(await ownData(first, 'Person 1'))
})
