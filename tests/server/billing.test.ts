import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseOldInvoices } from '../../server/features/memberships/index.ts'
import { accountFor, transactionFor } from '../../server/features/operators/lookup.ts'
import { eraseDue } from '../../server/features/ownAccount/index.ts'
import { transactions } from '../../server/kernel/db/schema.ts'
import type { BillingDetails } from '../../src/domain/memberships/billingSchema.ts'
import { goodCard, paymentsOn } from '../support/payments.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
/** Sells nothing with tax, or is registered in Maharashtra. */
let plain: Server
let registered: Server
beforeAll(async () => {
  plain = await startTestServer()
  registered = await startTestServer({
    SELLER_NAME: 'Founders Network Private Limited',
    SELLER_ADDRESS: '7 Fergusson Road, Pune 411004',
    SELLER_GSTIN: '27AAPFU0939F1ZV',
    SELLER_SAC: '998599',
  })
})
afterAll(async () => {
  await plain.close()
  await registered.close()
})

const pune: BillingDetails = {
  name: 'Asha Exports LLP',
  address: '12 MG Road\nPune 411001',
  country: 'IN',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
}
const bengaluru = { ...pune, name: 'Rao Foods', state: '29', gstin: '29AAGCB7383J1Z4' }
const singapore = { ...pune, name: 'Lim Pte Ltd', country: 'SG', state: null, gstin: null }

const put = (server: Server, person: Person, details: unknown) =>
  server.request<{ details: BillingDetails | null; fields?: object }>(
    'PUT',
    '/api/billing-details',
    { details },
    person,
  )
const stored = async (server: Server, person: Person) =>
  (await server.request<{ details: BillingDetails | null }>('GET', '/api/billing-details', undefined, person)).body
    .details

async function pay(server: Server, person: Person, card = goodCard) {
  const payments = paymentsOn(server)
  const { transaction } = (await payments.buy(person)).body
  await payments.pay(transaction, card)
  await payments.confirm(person, transaction)
  return transaction.uuid
}
async function receiptOf(server: Server, person: Person, language = 'en'): Promise<string[]> {
  const headers = { authorization: `Bearer ${person.token}`, 'x-info-id': person.id, 'accept-language': language }
  const answer = await server.app.request('/api/membership', { headers })
  const [payment] = ((await answer.json()) as { payments: { receipt_url: string }[] }).payments
  const page = await (await server.app.request(payment?.receipt_url ?? '')).text()
  return [...page.matchAll(/<(h1|dd|td|th scope="row")>(.*?)<\/(?:h1|dd|td|th)>/g)].map(([, , text]) => text ?? '')
}

describe('billing details', () => {
  it('are none at first, and those that were saved last', async () => {
    const person = await plain.member('investor')
    expect(await stored(plain, person)).toBeNull()
    expect(
      (await put(plain, person, { ...pune, name: ' Asha Exports LLP ', gstin: '27aapfu0939f1zv' })).body.details,
    ).toEqual(pune)
    expect(await stored(plain, person)).toEqual(pune)
    await put(plain, person, singapore)
    expect(await stored(plain, person)).toEqual(singapore)
    expect((await put(plain, person, null)).body.details).toBeNull()
    expect(await stored(plain, person)).toBeNull()
  })

  it('belong to one account', async () => {
    const [person, other] = [await plain.member('investor'), await plain.member('investor')]
    await put(plain, person, pune)
    await put(plain, other, bengaluru)
    await put(plain, other, null)
    expect(await stored(plain, person)).toEqual(pune)
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ address: '' }, { address: 'required' }],
    [{ country: '' }, { country: 'required' }],
    [{ country: 'XX' }, { country: 'unknownOption' }],
    [{ state: null }, { state: 'required' }],
    [{ state: '99', gstin: null }, { state: 'unknownOption' }],
    [{ state: '29' }, { gstin: 'gstinState' }],
    [{ gstin: '27AAPFU0939F1Z' }, { gstin: 'gstinLength' }],
    [{ gstin: '27AAPFU0939F1ZW' }, { gstin: 'gstinChecksum' }],
  ])('with %j are refused: %j', async (change, fields) => {
    const person = await plain.member('investor')
    const answer = await put(plain, person, { ...pune, ...change })
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
    expect(await stored(plain, person)).toBeNull()
  })
})

describe('a receipt', () => {
  it('of a seller without GSTIN says nothing about tax, and whom it bills', async () => {
    const person = await plain.member('investor')
    await put(plain, person, pune)
    await pay(plain, person)
    const [title, ...rest] = await receiptOf(plain, person)
    expect(title).toBe('Receipt')
    expect(rest).toContain('Asha Exports LLP, 12 MG Road, Pune 411001, Maharashtra, India')
    expect(rest).toContain('Visa •••• 4242')
    expect(rest.join('\n')).not.toMatch(/tax|CGST|IGST|SGST|supply/i)
  })

  it.each([
    [
      null,
      'Maharashtra (27)',
      ['₹1,270.34', 'CGST 9%', '₹114.33', 'SGST 9%', '₹114.33', 'Total paid', '₹1,499.00 INR'],
    ],
    [
      pune,
      'Maharashtra (27)',
      ['₹1,270.34', 'CGST 9%', '₹114.33', 'SGST 9%', '₹114.33', 'Total paid', '₹1,499.00 INR'],
    ],
    [bengaluru, 'Karnataka (29)', ['₹1,270.34', 'IGST 18%', '₹228.66', 'Total paid', '₹1,499.00 INR']],
    [singapore, 'Singapore', ['₹1,270.34', 'IGST 18%', '₹228.66', 'Total paid', '₹1,499.00 INR']],
  ])('of a registered seller to %j is a tax invoice for %s', async (details, place, amounts) => {
    const person = await registered.member('investor')
    if (details) await put(registered, person, details)
    await pay(registered, person)
    const [title, ...rest] = await receiptOf(registered, person)
    expect(title).toBe('Tax invoice')
    expect(rest).toContain('Founders Network Private Limited, 7 Fergusson Road, Pune 411004')
    expect(rest).toContain('27AAPFU0939F1ZV')
    expect(rest).toContain('998599')
    expect(rest).toContain(place)
    expect(rest.slice(rest.indexOf('Taxable value') + 1)).toEqual(amounts)
  })

  it('is a टैक्स इनवॉइस in Hindi, with the state in Hindi', async () => {
    const person = await registered.member('investor')
    await put(registered, person, bengaluru)
    await pay(registered, person)
    const [title, ...rest] = await receiptOf(registered, person, 'hi')
    expect([title, rest.includes('कर्नाटक (29)'), rest.includes('कर योग्य मूल्य')]).toEqual(['टैक्स इनवॉइस', true, true])
  })

  it('never changes after the payment', async () => {
    const person = await registered.member('investor')
    await put(registered, person, pune)
    await pay(registered, person)
    const before = await receiptOf(registered, person)
    await put(registered, person, bengaluru)
    await registered.deps.db.execute(sql`update accounts set name = 'Somebody Else' where id = ${person.id}::uuid`)
    const { config } = registered.deps
    registered.deps.config = { ...config, SELLER_NAME: 'Another Seller', SELLER_GSTIN: undefined }
    expect(await receiptOf(registered, person)).toEqual(before)
    registered.deps.config = config
  })

  it('of a payment from before invoices were recorded bills the account, without tax', async () => {
    const person = await registered.member('investor')
    const id = await pay(registered, person)
    await registered.deps.db.update(transactions).set({ invoice: null }).where(eq(transactions.id, id))
    const [title, ...rest] = await receiptOf(registered, person)
    expect([title, rest.some((text) => text.includes(person.email))]).toEqual(['Receipt', true])
    expect(rest.join('\n')).not.toMatch(/GST/)
  })
})

it('an operator looks up the tax of a payment, without its buyer', async () => {
  const person = await registered.member('investor')
  await put(registered, person, bengaluru)
  const id = await pay(registered, person)
  for (const found of [await accountFor(registered.deps, person.id), await transactionFor(registered.deps, id)]) {
    const shown = JSON.stringify(found)
    for (const fact of ['27AAPFU0939F1ZV', '"taxable":127034', '"last4":"4242"']) expect(shown).toContain(fact)
    for (const hidden of [person.email, bengaluru.name, 'MG Road', bengaluru.gstin]) expect(shown).not.toContain(hidden)
  }
})

describe('of an erased account', () => {
  const invoiceOf = async (server: Server, id: string) =>
    (await server.deps.db.select().from(transactions).where(eq(transactions.id, id)))[0]?.invoice

  async function erase(server: Server, person: Person): Promise<void> {
    const token = await server.prove('delete_account', person.email)
    await server.request('POST', '/api/account-deletion', { token, password })
    await server.deps.db.execute(
      sql`update accounts set deletion_due_at = now() - interval '1 minute' where id = ${person.id}::uuid`,
    )
    await eraseDue(server.deps)
  }
  const payer = async (server: Server) => {
    const person = await server.member('investor')
    await put(server, person, pune)
    return { person, id: await pay(server, person) }
  }

  it('a receipt no longer names its buyer', async () => {
    const [gone, other] = [await payer(plain), await payer(plain)]
    await erase(plain, gone.person)
    const { buyer, billedTo, card } = (await invoiceOf(plain, gone.id)) ?? expect.fail()
    expect([buyer, billedTo, card?.last4]).toEqual([null, null, '4242'])
    expect((await invoiceOf(plain, other.id))?.billedTo).toEqual(pune)
  })

  it('a tax invoice stays as it was issued for eight years', async () => {
    const [gone, other] = [await payer(registered), await payer(registered)]
    await erase(registered, gone.person)
    const billedTo = async (id: string) => (await invoiceOf(registered, id))?.billedTo ?? null
    const paidAgo = (id: string, years: number) =>
      registered.deps.db.execute(
        sql`update transactions set confirmed_at = ${registered.deps.now().toISOString()}::timestamptz
          - make_interval(years => ${years}, days => 7) where id = ${id}::uuid`,
      )
    for (const [years, left] of [
      [7, pune],
      [8, null],
    ] as const) {
      await paidAgo(gone.id, years)
      await paidAgo(other.id, years)
      await eraseOldInvoices(registered.deps)
      // A member who is still here keeps the invoices.
      expect([await billedTo(gone.id), await billedTo(other.id)]).toEqual([left, pune])
    }
  })
})
