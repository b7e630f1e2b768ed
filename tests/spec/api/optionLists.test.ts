import { afterAll, beforeAll, expect } from 'vitest'
import { startTestServer } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

holds('10.9', async () => {
  const { status, body } = await server.request('GET', '/api/master-dropdown/shoe-sizes?type=INVESTMENT')
  expect([status, body.status, body.code]).toEqual([404, false, 'NOT_FOUND'])
})
