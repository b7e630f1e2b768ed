import { afterAll, beforeAll, expect } from 'vitest'
import { answersFor } from '../../support/members.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
  founder = await server.member('investment')
})
afterAll(() => server.close())

holds('9.11', async () => {
  const searcher = await server.member('investor')
  const search = async () =>
    (await server.request('GET', '/api/listings?kind=INVESTMENT&q=tea', undefined, searcher)).status
  const statuses: number[] = []
  for (let times = 0; times < 60; times++) statuses.push(await search())
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await search()).toBe(429)
  server.clock.ahead += 61_000
  expect(await search()).toBe(200)
})

holds('9.12', async () => {
  const upload = () =>
    server.request<{ status: boolean }>(
      'POST',
      '/api/documents',
      uploadOf('financial-report', 'INVESTMENT', onePixel, 'report.png', ''),
      founder,
    )
  const statuses: number[] = []
  for (let times = 0; times < 11; times++) statuses.push((await upload()).status)
  // The step already has two files: a photo and a proof.
  expect(statuses.filter((status) => status < 300).length).toBe(8)
  expect(statuses.slice(8).every((status) => status >= 400)).toBe(true)
})

holds('9.13', async () => {
  const { business } = answersFor('INVESTMENT', 'Asha Verma')
  const save = (text?: string) =>
    server.request<{ status: boolean; fields?: Record<string, string> }>(
      'PUT',
      '/api/profiles/investment/business',
      { answers: { ...business, industry: 'other', ...(text === undefined ? {} : { industry_other: text }) } },
      founder,
    )
  expect((await save('x'.repeat(60))).status).toBe(200)
  for (const text of ['x'.repeat(61), '', undefined]) {
    const { status, body } = await save(text)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['industry_other']])
  }
})
