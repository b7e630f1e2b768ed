import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberships, profiles } from '../../server/kernel/db/schema.ts'
import { type AccountType, profileKindOf } from '../../src/domain/offerings.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** The gate before Global Connect for each member, and the profile that a login acts as. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const day = 86_400_000

describe('the gate before Global Connect', () => {
  const asked = async (person: Person) => {
    const { status, body } = await server.request<{ code?: string; message?: string }>(
      'GET',
      '/api/listings?kind=WANT_TO_GROW',
      undefined,
      person,
    )
    return [status, body.code, body.message]
  }
  const endedDaysAgo = async (person: Person, days: number) =>
    server.deps.db
      .update(memberships)
      .set({ periodStart: new Date(Date.now() - 60 * day), periodEnd: new Date(Date.now() - days * day) })
      .where(eq(memberships.accountId, person.id))

  it('offers a subscription to a member without one', async () => {
    const person = await server.member('investor')
    expect(await asked(person)).toEqual([
      402,
      'SUBSCRIPTION_REQUIRED',
      'You don’t have a subscription to access this. Do you want to subscribe?',
    ])
  })

  it('offers a renewal to a member whose subscription has ended', async () => {
    const person = await server.trialMember('investor')
    await endedDaysAgo(person, 20)
    expect(await asked(person)).toEqual([
      402,
      'SUBSCRIPTION_REQUIRED',
      "You're subscription expired! Do you want to renew?",
    ])
  })

  it('offers the feature to a member whose plan lacks it', async () => {
    const person = await server.trialMember('investor')
    expect(await asked(person)).toEqual([
      402,
      'FEATURE_NOT_IN_PLAN',
      'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
    ])
  })

  it('admits a member who has it', async () => {
    const person = await server.trialMember('investor')
    await server.openGlobalConnect(person)
    expect((await asked(person))[0]).toBe(200)
  })
})

describe('a login', () => {
  const roleAt = async (person: Person, request: object) => {
    const { body } = await server.request<{ login_type: string; account_type: string | null }>('POST', '/api/login', {
      ...{ target: { kind: 'email', email: person.email }, password, remember: false },
      ...request,
    })
    return [body.login_type, body.account_type]
  }
  /** Starts a profile without submitting it. */
  const begin = async (person: Person, accountType: AccountType) => {
    const names = { first_name: 'Asha', last_name: 'Verma' }
    await server.request('PUT', `/api/profiles/${accountType}/basic`, { answers: names }, person)
    await server.deps.db
      .insert(profiles)
      .values({ accountId: person.id, kind: profileKindOf(accountType), status: 'draft', createdAt: server.deps.now() })
      .onConflictDoNothing()
  }

  it('acts as the requested profile, else as an approved one, however new the others are', async () => {
    const person = await server.member('investment')
    await begin(person, 'want-to-sell')
    expect(await roleAt(person, { login_type: 'entrepreneur' })).toEqual(['entrepreneur', 'investment'])
    expect(await roleAt(person, { login_type: 'entrepreneur', account_type: 'want-to-sell' })).toEqual([
      'entrepreneur',
      'want-to-sell',
    ])
    expect(await roleAt(person, { login_type: 'entrepreneur', account_type: 'want-to-grow' })).toEqual([
      'entrepreneur',
      'investment',
    ])
  })

  it('with the other role acts as a profile that the account has', async () => {
    const [founder, investor] = [await server.member('investment'), await server.member('investor')]
    expect(await roleAt(founder, { login_type: 'investor' })).toEqual(['entrepreneur', 'investment'])
    expect(await roleAt(investor, { login_type: 'entrepreneur' })).toEqual(['investor', 'investor'])
  })

  it('of an account without a profile uses the chosen role', async () => {
    const person = await server.signUp('entrepreneur')
    expect(await roleAt(person, { login_type: 'entrepreneur' })).toEqual(['entrepreneur', null])
    expect(await roleAt(person, { login_type: 'investor' })).toEqual(['investor', 'investor'])
  })
})
