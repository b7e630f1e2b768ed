import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('an alert names twenty of more new listings, and says that there are more', async () => {
  const investor = await server.trialMember('investor')
  const search = { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'instant' }
  expect((await server.request('POST', '/api/saved-searches', search, investor)).status).toBe(200)
  for (let made = 0; made < 21; made++) await server.member('investment')
  server.clock.ahead += 120_000
  await sendAlerts(server.deps)
  const [letter] = (await server.letters(investor.email)).filter(({ subject }) => subject.includes('“Mine”'))
  expect(letter?.subject).toBe('More than 20 new listings for “Mine”')
  expect(letter?.body.match(/• /g)).toHaveLength(20)
})
