import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiptFile } from '../../server/features/memberships/receiptFiles.ts'
import type { Receipt } from '../../server/features/memberships/receiptPage.ts'
import { receiptUrls } from '../../server/features/memberships/receiptUrls.ts'
import { receiptWords } from '../../server/features/memberships/receiptWords.ts'
import { transactions } from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** PDF receipts take a core each, but never the main thread. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ CLIENT_LIMITS: '1' })
  server.clock.stop()
})
afterAll(() => server.close())

async function receiptOf({ id }: Person) {
  const values = { accountId: id, profileKind: 'INVESTOR', mode: 'NEW', planId: 'investor-monthly' } as const
  const money = { amount: 149_900, currency: 'INR', exchangeRate: 1, status: 'confirmed' } as const
  const [row] = await server.deps.db
    .insert(transactions)
    .values({
      ...values,
      ...money,
      addonTypes: [],
      quoteExpiresAt: server.deps.now(),
    })
    .returning()
  if (!row) throw new Error('no payment')
  return (language: 'en' | 'hi') => receiptUrls(server.deps, row, language).receipt_pdf_url ?? ''
}
const get = async (address: string) => {
  const answer = await server.app.request(address)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a receipt as PDF', () => {
  it('is rendered once for a hundred concurrent requests', async () => {
    const address = (await receiptOf(await server.signUp('investor')))('en')
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // Each rendering contains its time and an id of its own.
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
    expect(answers[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is served 120 times an hour to a member, by all links together', async () => {
    const address = await receiptOf(await server.signUp('investor'))
    const all = Array.from({ length: 124 }, (_, number) => get(address(number % 2 === 0 ? 'en' : 'hi')))
    const refused = (await Promise.all(all)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await receiptOf(await server.signUp('investor'))
    expect((await get(other('en'))).status).toBe(200)
  })

  const receipt = (number: string): Receipt => ({
    language: 'hi',
    words: receiptWords.hi,
    number,
    date: '1 May 2026',
    seller: ['Founders'],
    buyer: { lines: ['Asha'], gstin: '' },
    item: 'Investor',
    period: '',
    lines: Array.from({ length: 12 }, () => ({ name: 'सदस्यता', amount: '₹1' })),
    total: '₹12',
    rate: null,
    card: '',
    payment: '',
    mark: null,
    tax: null,
  })

  it('is rendered outside the main thread', async () => {
    await receiptFile(receipt('first'))
    const before = performance.eventLoopUtilization()
    await Promise.all(Array.from({ length: 12 }, (_, number) => receiptFile(receipt(String(number)))))
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  it('is refused if too many others are waiting', async () => {
    const wanted = Array.from({ length: 40 }, async (_, number) => receiptFile(receipt(`many ${number}`)))
    const settled = await Promise.allSettled(wanted)
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatch(/the queue is full/)
  })
})
