import { eq } from 'drizzle-orm'
import { describe, it } from 'vitest'
import { demoAccounts } from '../../../server/demo/accounts.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { accounts, memberships } from '../../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { LoginType } from '../../../src/domain/offerings.ts'
import { bothWays, type Story, type StoryMember, startStory } from '../../support/story.ts'

/** Stories of finding listings among those of the demo: lists, filters, searches, matches and comparison. */

type Language = StoryMember['language']

/** A member of the demo, logged in. */
async function demoMember({ server, admit }: Story, type: LoginType, email: string, language: Language) {
  const { password = '', mobile = '' } = demoAccounts.find((one) => one.email === email) ?? {}
  const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', {
    login_type: type,
    target: { kind: 'email', email },
    password,
    remember: true,
  })
  return admit(`${email.split('@')[0]}`, language, { token: body.access_token, id: body.info_id, email, mobile })
}

async function demoStory(name: string) {
  const story = await startStory(name)
  await seedDemo(story.server.deps)
  await story.runJobs('all')
  const list = (title: string, who: StoryMember, query: Record<string, string>) =>
    story.call<ListingPage>(title, who, 'GET /listings', { query: { limit: '2', ...query } })
  return { ...story, list }
}

describe.each(bothWays)('the market in %s', (one, other) => {
  it('is listed in every order, page by page', async () => {
    const story = await demoStory(`market.lists.${one}`)
    const { list } = story
    const investor = await demoMember(story, 'investor', 'investor@demo.in', one)
    const founder = await demoMember(story, 'entrepreneur', 'founder@demo.in', other)
    const companies = { kind: 'INVESTMENT' }
    const best = await list('The investor sees the companies that fit best', investor, companies)
    await list('The second page continues where the first ends', investor, {
      ...companies,
      cursor: best.next_cursor ?? '',
    })
    const newest = await list('The newest companies come first', investor, { ...companies, sort: 'newest' })
    await list('Their second page', investor, { ...companies, sort: 'newest', cursor: newest.next_cursor ?? '' })
    const high = await list('Businesses for sale by price', investor, { kind: 'WANT_TO_SELL', sort: 'amount_high' })
    await list('Their second page', investor, {
      kind: 'WANT_TO_SELL',
      sort: 'amount_high',
      cursor: high.next_cursor ?? '',
    })
    await list('The cheapest businesses for sale first', investor, { kind: 'WANT_TO_SELL', sort: 'amount_low' })
    await list('Members of Global Connect', investor, { kind: 'WANT_TO_GROW', limit: '3' })
    await list('The founder sees investors that fit best', founder, { kind: 'INVESTOR' })
    await list('The founder sees the newest investors', founder, { kind: 'INVESTOR', sort: 'newest' })
    await feature(story, 'Kavya Reddy')
    await list('A featured company comes first in every order', investor, { ...companies, sort: 'amount_low' })
    await list('The founder may not see other companies', founder, companies)
    await list('A made-up position is refused', investor, { ...companies, cursor: 'here' })
    await list('A kind that does not exist is refused', investor, { kind: 'COMPANY' })
    await story.call('A visitor sees no list', { name: 'a visitor', language: other }, 'GET /listings', {
      query: companies,
    })
    await story.end()
  })

  it('is searched and filtered', async () => {
    const story = await demoStory(`market.searches.${one}`)
    const { list, call, server, admit } = story
    const investor = await demoMember(story, 'investor', 'investor@demo.in', one)
    const newcomer = await admit('the newcomer', other, await server.trialMember('investor'))
    const companies = { kind: 'INVESTMENT' }
    await list('A search for whole words', investor, { ...companies, q: 'school meals' })
    await list('A search for the first letters of a word', investor, { ...companies, q: 'mill' })
    await list('A word with a typo is corrected', investor, { ...companies, q: 'batery swaping' })
    await list('Words that nobody uses find nothing', investor, { ...companies, q: 'zzzzqqq' })
    await list('A search in businesses for sale doesn’t find hidden names', investor, {
      kind: 'WANT_TO_SELL',
      q: 'Shakti',
    })
    const seedRounds = { ...companies, round: 'seed~pre-seed' }
    await list('Two rounds in one city', investor, { ...seedRounds, city: 'Pune' })
    await list('Between two amounts, the largest first', investor, {
      ...companies,
      amount_min: '1000000',
      amount_max: '2000000',
      sort: 'amount_high',
    })
    await list('Only verified ones, in one industry', investor, {
      ...companies,
      verified: '1',
      industry: 'agriculture-food-processing~energy-renewables-climate',
    })
    await list('No listing fits all filters', investor, { ...seedRounds, city: 'Nowhere' })
    const health = { ...companies, industry: 'healthcare-pharma-biotech' }
    await call('The filters count the companies of one industry', investor, 'GET /listings/facets', { query: health })
    await call('The newcomer’s filters count the businesses found by a word', newcomer, 'GET /listings/facets', {
      query: { kind: 'WANT_TO_SELL', q: 'spices' },
    })
    await call('The investor’s strong matches', investor, 'GET /listings/matching', { query: companies })
    await call('The newcomer’s strong matches', newcomer, 'GET /listings/matching', { query: companies })
    await call('The newcomer’s strong matches in one industry', newcomer, 'GET /listings/matching', { query: health })
    await call('The newcomer’s plan lacks Global Connect', newcomer, 'GET /listings', {
      query: { kind: 'WANT_TO_GROW' },
    })
    await call('The newcomer gets no filters of it either', newcomer, 'GET /listings/facets', {
      query: { kind: 'WANT_TO_GROW' },
    })
    await call('A member without an approved profile', await withoutProfile(story, other), 'GET /listings', {
      query: companies,
    })
    await story.end()
  })

  it('is compared, and favourites are found again', async () => {
    const story = await demoStory(`market.compared.${one}`)
    const { list, call } = story
    const investor = await demoMember(story, 'investor', 'investor@demo.in', one)
    const founder = await demoMember(story, 'entrepreneur', 'founder@demo.in', other)
    const sale = { kind: 'WANT_TO_SELL', sort: 'newest' }
    const { list: shown } = await list('The newest businesses for sale', investor, sale)
    const [first = '', second = ''] = shown.map(({ id }) => id)
    const both = { kind: 'WANT_TO_SELL', ids: `${second}~${first}` }
    await call('The investor compares two of them', investor, 'GET /listings/compared', { query: both })
    await call('The founder may not', founder, 'GET /listings/compared', { query: both })
    await call('Businesses are not among the companies', investor, 'GET /listings/compared', {
      query: { ...both, kind: 'INVESTMENT' },
    })
    const favourite = { params: { id: second } }
    await call('The investor looks at one of them', investor, 'GET /listings/:id', {
      params: { id: second },
      only: ['listing.name', 'listing.match', 'listing.similar', 'listing.questions', 'listing.replies'],
    })
    await call('The investor marks one as a favourite', investor, 'PUT /listings/:id/favourite', favourite)
    await list('It is the only favourite', investor, { ...sale, favourites: '1' })
    await call('The founder may not mark it', founder, 'PUT /listings/:id/favourite', favourite)
    await call('The investor removes it from the favourites', investor, 'DELETE /listings/:id/favourite', favourite)
    await list('No favourite is left', investor, { ...sale, favourites: '1' })
    await call('The investor’s overview', investor, 'GET /overview')
    await call('The founder’s overview', founder, 'GET /overview')
    await story.end()
  })
})

/** The same state as after buying the top place. */
async function feature({ server }: Story, name: string) {
  const { db } = server.deps
  const [account] = await db.select().from(accounts).where(eq(accounts.name, name))
  const featuredUntil = new Date(server.deps.now().getTime() + 86_400_000)
  await db
    .update(memberships)
    .set({ featuredUntil })
    .where(eq(memberships.accountId, account?.id ?? ''))
}

const withoutProfile = async ({ server, admit }: Story, language: Language) =>
  admit('the member without a profile', language, await server.signUp('investor'))
