import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProfiles } from '../../server/demo/people.ts'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { profiles, savedSearches } from '../../server/kernel/db/schema.ts'
import type { SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { LoginType } from '../../src/domain/offerings.ts'
import type { ProfileStatus } from '../../src/domain/registration/statuses.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** Every read of an entrepreneur's listing by every kind of session: the role chosen at login opens none of them. */

let server: Awaited<ReturnType<typeof startTestServer>>
let listing = ''
beforeAll(async () => {
  server = await startTestServer()
  listing = await server.profileIdOf(await server.trialMember('investment'))
})
afterAll(() => server.close())

async function logIn({ email, ...person }: Person, login_type: LoginType): Promise<Person> {
  const request = { login_type, target: { kind: 'email', email }, password, remember: false }
  const { body } = await server.request<SessionGrant>('POST', '/api/login', request)
  return { ...person, email, token: body.access_token }
}

const setStatus = (person: Person, status: ProfileStatus) =>
  server.deps.db.update(profiles).set({ status }).where(eq(profiles.accountId, person.id))

/** An investor whose profile was approved once and now has this status. */
async function investorAt(status: ProfileStatus): Promise<Person> {
  const person = await server.trialMember('investor')
  await setStatus(person, status)
  return person
}

/** A founder with a listing who has started an investor's profile, and acts as that. */
async function founderAsInvestor(): Promise<Person> {
  const founder = await server.trialMember('investment')
  const sample = demoProfiles({ INVESTOR: 2, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0 }, 2026)[1]
  const saved = await server.request('PUT', '/api/profiles/investor/basic', { answers: sample?.basic }, founder)
  expect(saved.status).toBe(200)
  return logIn(founder, 'investor')
}

const reads: Record<string, (as: Person) => Promise<{ status: number; body: { code?: string } }>> = {
  list: (as) => server.request('GET', '/api/listings?kind=INVESTMENT', undefined, as),
  search: (as) => server.request('GET', '/api/listings?kind=INVESTMENT&q=energy', undefined, as),
  facets: (as) => server.request('GET', '/api/listings/facets?kind=INVESTMENT', undefined, as),
  matching: (as) => server.request('GET', '/api/listings/matching?kind=INVESTMENT', undefined, as),
  detail: (as) => server.request('GET', `/api/listings/${listing}`, undefined, as),
  opening: (as) => server.request('POST', `/api/listings/${listing}/opening`, {}, as),
  favourite: (as) => server.request('PUT', `/api/listings/${listing}/favourite`, {}, as),
  'saved search': (as) =>
    server.request(
      'POST',
      '/api/saved-searches',
      { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'instant' },
      as,
    ),
}

async function seenBy(as: Person): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const [name, read] of Object.entries(reads)) {
    const { status, body } = await read(as)
    seen[name] = `${status} ${body.code ?? ''}`.trim()
  }
  return seen
}
const all = (answer: string, single = answer) =>
  Object.fromEntries(
    Object.keys(reads).map((name) => [name, ['detail', 'opening', 'favourite'].includes(name) ? single : answer]),
  )
const notYet = all('403 PROFILE_NOT_APPROVED', '404 NOT_FOUND')

describe('an entrepreneur’s listing', () => {
  it.each<[string, () => Promise<Person>, Record<string, string>]>([
    ['an investor with an approved profile', () => server.trialMember('investor'), all('200')],
    ['an investor who hides their own profile', () => investorAt('paused'), all('200')],
    ['an investor who waits for a reviewer', () => investorAt('in_review'), notYet],
    ['an investor who was turned down', () => investorAt('rejected'), notYet],
    ['a suspended investor', () => investorAt('suspended'), notYet],
    [
      'somebody without a profile at the investors’ login',
      async () => logIn(await server.signUp('entrepreneur'), 'investor'),
      notYet,
    ],
    ['a registered investor without a profile', () => server.signUp('investor'), notYet],
    ['a founder who acts as the investor they have only begun to be', founderAsInvestor, notYet],
    [
      'a competitor at the investors’ login',
      async () => logIn(await server.trialMember('investment'), 'investor'),
      all('403 FORBIDDEN', '404 NOT_FOUND'),
    ],
    ['a seller', () => server.trialMember('want-to-sell'), all('403 FORBIDDEN', '404 NOT_FOUND')],
    ['an entrepreneur without a profile', () => server.signUp('entrepreneur'), all('403 FORBIDDEN', '404 NOT_FOUND')],
  ])('to %s', async (_, come, expected) => {
    expect(await seenBy(await come())).toEqual(expected)
  })

  it('is not sent in an alert to an investor who was suspended after saving a search', async () => {
    const investor = await server.trialMember('investor')
    await reads['saved search']?.(investor)
    await server.deps.db.update(savedSearches).set({ seenNo: 0, nextAlertAt: new Date(0) })
    await setStatus(investor, 'suspended')
    await sendAlerts(server.deps)
    const notified = await rowsOf(
      server.deps.db,
      sql`select 1 from notifications where account_id = ${investor.id} and kind = 'search_match'`,
    )
    expect(notified).toEqual([])
  })
})
