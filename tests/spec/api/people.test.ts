import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { SessionGrant } from '../../../src/domain/contract/accounts.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import { type Person, password } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { type CodeResponse, startWorld, type World } from '../../support/spec/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const logIn = (person: Person, login_type: string, account_type?: string) =>
  world.post<SessionGrant & CodeResponse>('login', {
    login_type,
    target: { kind: 'email', email: person.email },
    password,
    remember: false,
    ...(account_type ? { account_type } : {}),
  })
const as = (person: Person, grant: SessionGrant): Person => ({ ...person, token: grant.access_token })
const me = async (person: Person) => (await world.get<Me>('me', person)).body

/** Copies another member's answers into a new profile of this account. */
async function addProfile(person: Person, accountType: AccountType): Promise<void> {
  const model = await world.member(accountType)
  const { profile } = (await world.get<{ profile: Record<string, object> }>(`profiles/${accountType}`, model)).body
  for (const step of ['basic', 'business'])
    await world.put(`profiles/${accountType}/${step}`, { answers: profile[step] }, person)
}

holds('1.1', async () => {
  const person = await world.signUp('investor')
  expect((await logIn(person, 'investor')).body.login_type).toBe('investor')
  const founder = await world.signUp('entrepreneur')
  expect((await logIn(founder, 'entrepreneur')).body.login_type).toBe('entrepreneur')
  for (const other of ['admin', 'buyer', '']) expect((await logIn(person, other)).status).toBe(422)
})

holds('1.2', async () => {
  const founder = await world.member('investment')
  for (const accountType of ['want-to-sell', 'want-to-grow'] as const) await addProfile(founder, accountType)
  for (const accountType of ['want-to-sell', 'want-to-grow', 'investment']) {
    const { body } = await world.post<{ account_type: string }>('context', { account_type: accountType }, founder)
    expect(await me(founder), JSON.stringify(body)).toMatchObject({
      login_type: 'entrepreneur',
      account_type: accountType,
    })
  }
  expect((await world.post('context', { account_type: 'lender' }, founder)).status).toBe(422)
})

holds('1.3', async () => {
  const person = await world.signUp('investor')
  expect((await logIn(person, 'investor')).body.account_type).toBe('investor')
  const founder = await world.member('investment')
  await addProfile(founder, 'investor')
  for (const asked of [undefined, 'investment', 'want-to-sell'])
    expect((await logIn(founder, 'investor', asked)).body).toMatchObject({
      login_type: 'investor',
      account_type: 'investor',
    })
})

holds('1.4', async () => {
  const person = await world.member('investment')
  for (const accountType of ['want-to-sell', 'want-to-grow', 'investor'] as const) await addProfile(person, accountType)
  const kinds = async () => (await me(person)).profiles.map(({ kind }) => kind).sort()
  expect(await kinds()).toEqual(['INVESTMENT', 'INVESTOR', 'WANT_TO_GROW', 'WANT_TO_SELL'])
  await addProfile(person, 'want-to-sell')
  expect(await kinds()).toHaveLength(4)
})

holds('1.5', async () => {
  const person = await world.trialMember('investment')
  await addProfile(person, 'investor')
  // The data that an approved profile can read: decision 25.
  await world.deps.db
    .update(profiles)
    .set({ status: 'approved' })
    .where(and(eq(profiles.accountId, person.id), eq(profiles.kind, 'INVESTOR')))
  const founder = as(person, (await logIn(person, 'entrepreneur', 'investment')).body)
  const investor = as(person, (await logIn(person, 'investor')).body)
  // An entrepreneur reads about investors; an investor reads about offers.
  const may = async (who: Person, kind: string) => (await world.get<ListingPage>(`listings?kind=${kind}`, who)).status
  expect([await may(founder, 'INVESTOR'), await may(founder, 'WANT_TO_SELL')]).toEqual([200, 403])
  expect([await may(investor, 'INVESTOR'), await may(investor, 'WANT_TO_SELL')]).toEqual([403, 200])
  expect([(await world.mine(founder)).subscription?.plan_id, (await world.mine(investor)).subscription]).toEqual([
    'investment-free-trial',
    null,
  ])
})

holds('1.6', async () => {
  const founder = await world.member('want-to-sell')
  const other = await logIn(founder, 'entrepreneur', 'investment')
  expect([other.status, other.body]).toMatchObject([
    200,
    { login_type: 'entrepreneur', account_type: 'want-to-sell', profiles: ['want-to-sell'] },
  ])
  expect((await logIn(founder, 'investor')).body).toMatchObject({
    login_type: 'entrepreneur',
    account_type: 'want-to-sell',
    profiles: ['want-to-sell'],
  })
})

holds('1.7', async () => {
  const rows = rowsBelow('1.7')
  expect(rows).toHaveLength(4)
  for (const row of rows) {
    const accountType = row['account type (slug)'] as AccountType
    const person = await world.member(accountType)
    const { profiles } = await me(person)
    expect([accountType, profiles.map(({ kind }) => kind)]).toEqual([accountType, [row['profile kind']]])
    const { body } = await world.payments.buy(person, { plan_id: `${accountType}-monthly` })
    expect([accountType, body.transaction.plan_name]).toEqual([accountType, `${row['name shown']} (monthly)`])
  }
})

holds('1.8', async () => {
  const person = await world.member('investor')
  const { basic } = (await world.get<{ profile: { basic: object } }>('profiles/investor', person)).body.profile
  expect((await me(person)).currency).toBe('INR')
  await world.put('profiles/investor/basic', { answers: { ...basic, currency: 'EUR' } }, person)
  expect((await me(person)).currency).toBe('EUR')
  const { list } = (
    await world.get<{ list: { quote: { amount: { currency: string } } | null }[] }>(
      'membership/offers?mode=NEW',
      person,
    )
  ).body
  const currencies = list.flatMap(({ quote }) => quote?.amount.currency ?? [])
  expect([currencies.length >= 3, new Set(currencies)]).toEqual([true, new Set(['EUR'])])
  expect((await world.payments.buy(person)).body.transaction.currency_code).toBe('EUR')
})
