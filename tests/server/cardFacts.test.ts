import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listedColumns } from '../../server/features/profiles/index.ts'
import { accounts, profiles } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** What a card says below its amount, so that a reader can compare listings without opening them. */

let server: Awaited<ReturnType<typeof startTestServer>>
let investor: Person
let founder: Person

beforeAll(async () => {
  server = await startTestServer()
  investor = await server.trialMember('investor')
  founder = await server.trialMember('investment')
})
afterAll(() => server.close())

const owner = { name: 'Asha', email: 'asha@test.in', mobile: '+919820000000' }

/** Gives a member's listing these answers, and returns the facts on its card in the reader's list. */
async function factsOf(member: Person, kind: ProfileKind, answers: Answers, reader: Person) {
  const { db } = server.deps
  const id = await server.profileIdOf(member)
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id))
  const business = { ...row?.business, ...answers }
  await db
    .update(profiles)
    .set({ business, ...listedColumns(kind, row?.basic ?? {}, business, null, owner) })
    .where(eq(profiles.id, id))
  const { body } = await server.request<ListingPage>('GET', `/api/listings?kind=${kind}`, undefined, reader)
  return body.list.find((card) => card.id === id)?.card_facts
}
const own = { annual_revenue: '1m-5m', yearly_figures: null, ebitda: '18', ebitda_is_loss: false }

it('a round shows its revenue and its smallest ticket in the reader’s currency', async () => {
  const answers = { ...own, minimum_investment: { amount: '2500000', currency: 'INR' } }
  expect(await factsOf(founder, 'INVESTMENT', answers, investor)).toEqual([
    { name: 'annual_revenue', value: '₹8.33\u00a0Cr–₹41.7\u00a0Cr' },
    { name: 'minimum_investment', value: '₹25\u00a0L' },
  ])
  await server.deps.db.update(accounts).set({ currency: 'USD' }).where(eq(accounts.id, investor.id))
  expect(await factsOf(founder, 'INVESTMENT', answers, investor)).toEqual([
    { name: 'annual_revenue', value: '$1M–$5M' },
    { name: 'minimum_investment', value: '$30K' },
  ])
  await server.deps.db.update(accounts).set({ currency: 'INR' }).where(eq(accounts.id, investor.id))
})

it('the revenue of the latest year is more precise than the range', async () => {
  const years = [{ year: '2025', revenue: '34200000', profit: '', plan: false }]
  const answers = { ...own, yearly_figures: { years, currency: 'INR' } }
  const [revenue] = (await factsOf(founder, 'INVESTMENT', answers, investor)) ?? []
  expect(revenue).toEqual({ name: 'annual_revenue', value: '₹3.42\u00a0Cr' })
})

it('a sale shows its revenue and margin, of the last year if that has a profit, with a sign for a loss', async () => {
  const seller = await server.trialMember('want-to-sell')
  const marginOf = async (answers: Answers) =>
    (await factsOf(seller, 'WANT_TO_SELL', { ...own, ...answers }, investor))?.find(({ name }) => name === 'ebitda')
  expect(await marginOf({})).toEqual({ name: 'ebitda', value: '18%' })
  expect(await marginOf({ ebitda_is_loss: true })).toEqual({ name: 'ebitda', value: '−18%' })
  const year = { revenue: '10000000', plan: false }
  const years = [
    { ...year, year: '2024', profit: '2900000' },
    { ...year, year: '2025', profit: '-2760000' },
    { ...year, year: '2026', profit: '4000000', plan: true },
  ]
  // The table by year shows the same margin for its last year.
  const inYears = (rows: typeof years) => marginOf({ yearly_figures: { years: rows, currency: 'INR' } })
  expect(await inYears(years)).toEqual({ name: 'ebitda', value: '−28%' })
  expect(await inYears(years.slice(0, 1))).toEqual({ name: 'ebitda', value: '29%' })
  expect(await inYears(years.slice(2))).toEqual({ name: 'ebitda', value: '18%' })
  expect(await inYears(years.map((one) => ({ ...one, profit: '' })))).toEqual({ name: 'ebitda', value: '18%' })
})

it('an investor shows their type and stages', async () => {
  const answers = { institution_type: 'family-office', preferred_stages: ['mvp', 'growth'] }
  expect(await factsOf(investor, 'INVESTOR', answers, founder)).toEqual([
    { name: 'institution_type', value: 'Family office' },
    { name: 'preferred_stages', value: 'MVP, Growth' },
  ])
})

it('an option of the member’s own shows its words', async () => {
  const trader = await server.trialMember('want-to-grow')
  const answers = {
    participant_type: 'other',
    participant_type_other: 'Tea taster',
    primary_objective: ['find-customers'],
  }
  expect(await factsOf(trader, 'WANT_TO_GROW', answers, await server.trialMember('want-to-grow'))).toEqual([
    { name: 'participant_type', value: 'Tea taster' },
    { name: 'primary_objective', value: 'Find customers' },
  ])
})

it('an anonymous member’s own words are redacted like everywhere', async () => {
  const trader = await server.trialMember('want-to-grow')
  const id = await server.profileIdOf(trader)
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
  await server.deps.db
    .update(profiles)
    .set({ basic: { ...row?.basic, company_name: 'Quixandrel Teas' } })
    .where(eq(profiles.id, id))
  const own = { participant_type: 'other', participant_type_other: 'Quixandrel Teas, agent', primary_objective: null }
  const reader = await server.trialMember('want-to-grow')
  const shown = (visibility: string) => factsOf(trader, 'WANT_TO_GROW', { ...own, visibility }, reader)
  expect(await shown('anonymous')).toEqual([{ name: 'participant_type', value: '[name hidden], agent' }])
})

it('a fact that is not answered is left out', async () => {
  expect(
    await factsOf(
      founder,
      'INVESTMENT',
      { annual_revenue: null, yearly_figures: null, minimum_investment: null },
      investor,
    ),
  ).toEqual([])
})
