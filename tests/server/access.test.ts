import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Route, readContract, sampleOf } from '../support/contract.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'

/**
 * Calls every route of the published contract as each caller without permission. New routes are included automatically.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
const others: Record<string, Person> = {}
/** Ids of records that belong to two members, by collection. */
const belongings: Record<string, string> = {}
let routes: Route[] = []

/** Anyone may call these: they come before a login, or respond the same to everyone. */
const open = new Set([
  'POST /codes',
  'GET /master-dropdown/{name}',
  'POST /master-values/{name}',
  'GET /countries',
  'GET /currencies',
  'GET /docs',
  'GET /plans',
  'GET /openapi.json',
])
/** Data that one signed-in member may read of another, by design. */
const shared = new Set([
  'GET /listings/{id}',
  'GET /listings/{id}/summary',
  'PUT /listings/{id}/favourite',
  'DELETE /listings/{id}/favourite',
  'POST /listings/{id}/opening',
  'POST /listings/{id}/report',
  'POST /listings/{id}/questions',
])

beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
  const [owner, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  others['another founder'] = await server.trialMember('investment')
  others['another investor'] = await server.trialMember('investor')
  others['a seller'] = await server.trialMember('want-to-sell')
  others['a trader'] = await server.trialMember('want-to-grow')
  others['a member without a profile'] = await server.signUp('entrepreneur')
  const sent = await server.request<{ proposal: { id: string } }>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(investor), message: 'Shall we talk?' },
    owner,
  )
  belongings.proposals = sent.body.proposal.id
  const accepted = await server.request<{ proposal: { chat_id: string } }>(
    'POST',
    `/api/proposals/${belongings.proposals}/accept`,
    {},
    investor,
  )
  belongings.chats = accepted.body.proposal.chat_id
  const uploaded = await server.request<{ document: { id: string } }>(
    'POST',
    '/api/documents',
    uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'),
    owner,
  )
  belongings.documents = uploaded.body.document.id
  const stored = await server.request<{ search: { id: string } }>(
    'POST',
    '/api/saved-searches',
    { kind: 'INVESTOR', name: 'Mine', query: {}, alert: 'off' },
    owner,
  )
  belongings['saved-searches'] = stored.body.search.id
  const bought = await server.request<{ transaction: { uuid: string } }>(
    'POST',
    '/api/buy-membership',
    { plan_id: 'investment-monthly', types: [], mode: 'NEW' },
    owner,
  )
  belongings.membership = bought.body.transaction.uuid
  const devices = await server.request<{ sessions: { id: string }[] }>('GET', '/api/sessions', undefined, owner)
  belongings.sessions = devices.body.sessions[0]?.id ?? ''
  belongings.listings = await server.profileIdOf(owner)
  const asked = await server.request<{ listing: { questions: { list: { id: string }[] } } }>(
    'POST',
    `/api/listings/${belongings.listings}/questions`,
    { request_id: randomUUID(), text: 'What is churn?' },
    investor,
  )
  belongings.questions = asked.body.listing.questions.list[0]?.id ?? ''
  // Decisions require the reviewer's key; members never make them.
  belongings.reviews = belongings.listings
  routes = await readContract(server)
})
afterAll(() => server.close())

const called = (route: Route, ids: (collection: string) => string, as?: Person) => {
  const [, collection = ''] = route.path.split('/')
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id') return ids(collection)
    return { kind: 'investment', step: 'basic', action: 'accept' }[name] ?? 'x'
  })
  const body = ['GET', 'DELETE'].includes(route.method) ? undefined : sampleOf(route.body ?? undefined)
  return server.request<{ code?: string }>(route.method, `/api${path}${route.query ? `?${route.query}` : ''}`, body, as)
}

describe('the routes of the contract', () => {
  it('are all known', () => expect(routes.length).toBeGreaterThan(45))

  it('reject callers without a login, except those that start one or respond the same to everyone', async () => {
    const let_in: string[] = []
    for (const route of routes) {
      const { name } = route
      if (open.has(name)) continue
      // Before a login, a route refuses unknown input and never returns anybody's data.
      const { status } = await called(route, () => randomUUID())
      if (status < 400) let_in.push(`${name} ${status}`)
      else expect([400, 401, 404, 409, 415, 422, 423, 429], name).toContain(status)
    }
    expect(let_in).toEqual([])
  })

  it('hide what belongs to others', async () => {
    const found: string[] = []
    const unknown: string[] = []
    // The id of a code is itself the secret that protects it before a login.
    for (const route of routes.filter(({ path }) => path.includes('{id}') && !path.startsWith('/codes'))) {
      const { name } = route
      if (shared.has(name)) continue
      const [, collection = ''] = route.path.split('/')
      if (!belongings[collection]) unknown.push(name)
      for (const [who, person] of Object.entries(others)) {
        const { status } = await called(route, (of) => belongings[of] ?? randomUUID(), person)
        if (![403, 404].includes(status)) found.push(`${name} by ${who}: ${status}`)
      }
    }
    // A new collection belongs to a member: add an id for it above.
    expect(unknown).toEqual([])
    expect(found).toEqual([])
  })

  it('show a listing to those who may see its kind, and to nobody else', async () => {
    const seen: Record<string, number> = {}
    for (const [who, person] of Object.entries(others))
      seen[who] = (await server.request('GET', `/api/listings/${belongings.listings}`, undefined, person)).status
    expect(seen).toEqual({
      'another founder': 404,
      'another investor': 200,
      'a seller': 404,
      'a trader': 404,
      'a member without a profile': 404,
    })
  })

  it('respond the same to a known id and a made-up one', async () => {
    const person = others['another investor'] as Person
    for (const route of routes.filter(({ path }) => path.includes('{id}') && !path.startsWith('/codes')))
      for (const id of [randomUUID(), 'x', '..%2f..', "' or 1=1"])
        expect((await called(route, () => encodeURIComponent(id), person)).status, route.path).toBe(404)
  })
})
