import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import * as schema from '../../server/kernel/db/schema.ts'
import { namesIn, type Route, readContract, sampleOf } from '../support/contract.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { paymentsOn } from '../support/payments.ts'
import { onePixel, type Person, password, startTestServer, uploadOf } from '../support/server.ts'
import { aStep } from '../support/steps.ts'

/**
 * Sends values that only the server decides — price, status, owner, role, verified, views, credits, dates, every column
 * there is — with every write of the published contract. The records must be the same as without them, and the response
 * must be the same or a refusal.
 */

type Server = Awaited<ReturnType<typeof startTestServer>>
const tables = Object.values(schema).filter((one) => is(one, PgTable)) as PgTable[]
const columns = tables.flatMap((table) => Object.entries(getTableColumns(table) as Record<string, PgColumn>))

const marks = { text: 'owned-by-the-server', number: 424_242, uuid: randomUUID(), date: '2001-02-03T04:05:06.000Z' }

function markFor(column: PgColumn): unknown {
  if (column.getSQLType() === 'uuid') return marks.uuid
  if (column.dataType === 'boolean') return true
  if (column.dataType === 'number' || column.dataType === 'bigint') return marks.number
  if (column.dataType === 'date' || column.getSQLType() === 'date') return marks.date
  if (column.dataType === 'array') return [marks.text]
  return column.dataType === 'json' ? { mark: marks.text } : marks.text
}

const further = {
  price: marks.number,
  amount_paid: marks.number,
  discount: marks.number,
  owner_id: marks.uuid,
  user_id: marks.uuid,
  role: 'admin',
  roles: ['admin'],
  is_admin: true,
  views: marks.number,
  credits: marks.number,
  flags: { verified: true, mark: marks.text },
  has_want_to_grow: 1,
  has_active_subscription: 1,
  can: { propose: true },
  __proto: { admin: true },
}
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The names of these values in the database, in the program and in the API. */
const owned: Record<string, unknown> = Object.fromEntries(
  [
    ...columns.flatMap(([name, column]) => [[name, markFor(column)] as const, [column.name, markFor(column)] as const]),
    ...Object.entries(further).flatMap(([name, value]) => [[name, value] as const, [camel(name), value] as const]),
  ].sort(([one], [other]) => (one < other ? -1 : 1)),
)

/** Adds them at every depth, except under names that the caller may send. */
function withOwned(value: unknown, allowed: ReadonlySet<string>): unknown {
  if (value instanceof FormData) {
    for (const [name, mark] of Object.entries(owned)) if (!value.has(name)) value.set(name, String(mark))
    return value
  }
  if (Array.isArray(value)) return value.map((one) => withOwned(one, allowed))
  if (value === null || typeof value !== 'object') return value
  const inner = Object.entries(value).map(([name, one]) => [name, withOwned(one, allowed)] as const)
  const added = Object.entries(owned).filter(([name]) => !allowed.has(name) && !(name in value))
  return Object.fromEntries([...inner, ...added])
}

interface World {
  server: Server
  founder: Person
  investor: Person
  ids: Record<string, string>
  answers: Record<'basic' | 'business', object>
}

async function newWorld(): Promise<World> {
  const server = await startTestServer()
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const world: World = { server, founder, investor, ids: {}, answers: { basic: {}, business: {} } }
  const profile = await server.request<{ profile: World['answers'] }>(
    'GET',
    '/api/profiles/investment',
    undefined,
    founder,
  )
  world.answers = profile.body.profile
  const listing = await server.profileIdOf(investor)
  const propose = async (extra: object, to: string) =>
    (
      await server.request<{ proposal: { id: string } }>(
        'POST',
        '/api/proposals',
        { request_id: randomUUID(), receiver_profile_id: to, message: 'Shall we talk?', ...extra },
        founder,
      )
    ).body.proposal.id
  const waiting = await propose({}, listing)
  const draft = await propose({ draft: true }, await server.profileIdOf(await server.member('investor')))
  Object.assign(world.ids, { listing, waiting, draft })
  return world
}

/**
 * The input with which a write succeeds; a route without an entry is called with the minimum that its schema accepts.
 */
interface Write {
  path?: (world: World) => string
  body?: (world: World) => unknown
  as?: 'investor' | 'nobody'
  /** Runs after the call, to prepare later calls. */
  after?: (world: World, answer: never) => void | Promise<void>
}

const chatOf = (rest: string) => (world: World) => `/chats/${world.ids.chat}${rest}`
const step = (name: 'basic' | 'business'): Write => ({
  path: () => `/profiles/investment/${name}`,
  body: ({ answers }) => ({ answers: answers[name] }),
})
const fresh = 'fresh@test.in'

const writes: Record<string, Write> = {
  'POST /codes': {
    as: 'nobody',
    body: () => ({ purpose: 'verify_email', target: targetNamed(fresh) }),
    after: ({ ids }, answer: { challenge_id: string }) => {
      ids.challenge = answer.challenge_id
    },
  },
  'POST /codes/{id}/verification': {
    as: 'nobody',
    path: ({ ids }) => `/codes/${ids.challenge}/verification`,
    body: async ({ server }) => ({ code: await server.codeFor(fresh) }),
    after: ({ ids }, answer: { proof: string }) => {
      ids.proof = answer.proof
    },
  },
  'POST /register': {
    as: 'nobody',
    body: ({ ids }) => ({
      login_type: 'entrepreneur',
      name: 'Fresh Person',
      mobile: '+919820099999',
      email: fresh,
      email_proof: ids.proof,
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    }),
  },
  'POST /login': {
    as: 'nobody',
    body: ({ founder }) => ({
      login_type: 'entrepreneur',
      target: { kind: 'email', email: founder.email },
      password,
      remember: false,
    }),
  },
  'POST /context': { body: () => ({ account_type: 'investment' }) },
  'PUT /profiles/{kind}/basic': step('basic'),
  'PUT /profiles/{kind}/business': step('business'),
  'PUT /profiles/{kind}/documents': { path: () => '/profiles/investment/documents', body: () => ({ answers: {} }) },
  'PUT /profiles/{kind}/draft': {
    path: () => '/profiles/want-to-grow/draft',
    body: () => ({ answers: { first_name: 'Draft' } }),
  },
  'POST /profiles/{kind}/submission': { path: () => '/profiles/investment/submission' },
  'POST /documents': {
    body: () => uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'),
    after: ({ ids }, answer: { document: { id: string } }) => {
      ids.document = answer.document.id
    },
  },
  'DELETE /documents/{id}': { path: ({ ids }) => `/documents/${ids.document}` },
  'PUT /listings/{id}/favourite': { path: ({ ids }) => `/listings/${ids.listing}/favourite` },
  'POST /listings/{id}/opening': { path: ({ ids }) => `/listings/${ids.listing}/opening` },
  'POST /listings/{id}/report': {
    path: ({ ids }) => `/listings/${ids.listing}/report`,
    body: () => ({ reason: 'spam', text: 'Look at this' }),
  },
  'POST /saved-searches': {
    body: () => ({ kind: 'INVESTOR', name: 'Mine', query: {}, alert: 'daily' }),
    after: ({ ids }, answer: { search: { id: string } }) => {
      ids.search = answer.search.id
    },
  },
  'PUT /saved-searches/{id}': {
    path: ({ ids }) => `/saved-searches/${ids.search}`,
    body: () => ({ name: 'Ours', alert: 'weekly' }),
  },
  'PUT /proposals/{id}': { path: ({ ids }) => `/proposals/${ids.draft}`, body: () => ({ message: 'Better words' }) },
  'POST /proposals': {
    as: 'investor',
    body: async ({ server, ids }) => {
      const other = await server.member('investment')
      ids.other = await server.profileIdOf(other)
      return { request_id: randomUUID(), receiver_profile_id: ids.other, message: 'Good morning' }
    },
  },
  'POST /proposals/{id}/{action}': {
    as: 'investor',
    path: ({ ids }) => `/proposals/${ids.waiting}/accept`,
    body: () => ({}),
    after: ({ ids }, answer: { proposal: { chat_id: string } }) => {
      ids.chat = answer.proposal.chat_id
    },
  },
  'POST /chats/{id}/messages': {
    path: chatOf('/messages'),
    body: () => ({ client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }),
    after: ({ ids }, answer: { message: { id: string } }) => {
      ids.message = answer.message.id
    },
  },
  'POST /chats/{id}/read': { as: 'investor', path: chatOf('/read'), body: () => ({ seq: 1 }) },
  'POST /chats/{id}/typing': { path: chatOf('/typing') },
  'POST /chats/{id}/reports': {
    as: 'investor',
    path: chatOf('/reports'),
    body: () => ({ request_id: randomUUID(), reason: 'spam', note: 'Look' }),
  },
  'PUT /chats/{id}/settings': { path: chatOf('/settings'), body: () => ({ muted: true }) },
  'PUT /chats/{id}/messages/{messageId}': {
    path: (world) => chatOf(`/messages/${world.ids.message}`)(world),
    body: () => ({ text: 'Namaste again', revision: 0 }),
  },
  'POST /chats/{id}/messages/{messageId}/deletion': {
    path: (world) => chatOf(`/messages/${world.ids.message}/deletion`)(world),
  },
  'DELETE /chats/{id}/messages/{messageId}': { path: (world) => chatOf(`/messages/${world.ids.message}`)(world) },
  'POST /buy-membership': {
    body: () => ({ plan_id: 'investment-monthly', types: [], mode: 'UPGRADE' }),
    after: async (world, answer: { transaction: never }) => {
      const bought = answer.transaction as { uuid: string; payment_intent: string }
      Object.assign(world.ids, { transaction: bought.uuid, intent: bought.payment_intent })
      await paymentsOn(world.server).pay(answer.transaction)
    },
  },
  'POST /membership/payment': { body: ({ ids }) => ({ payment_intent: ids.intent, trx_id: ids.transaction }) },
  'POST /membership/payments/{id}/refund': { path: ({ ids }) => `/membership/payments/${ids.transaction}/refund` },
  'POST /register-device': { body: () => ({ token: 'device-token', push_type: 'WEB_PUSH' }) },
  'PUT /billing-details': {
    body: () => ({ details: { name: 'Asha Exports', address: 'Pune', country: 'IN', state: '27', gstin: null } }),
  },
  'PUT /notification-preferences': {
    body: () => ({
      off: { push: [], email: [] },
      quiet: false,
      quiet_from: '22:00',
      quiet_until: '08:00',
      time_zone: 'Asia/Kolkata',
    }),
  },
  'POST /notifications/read': { body: () => ({ id: null }) },
  'PUT /account/sharing': { body: () => ({ shares_steps: true }) },
  'POST /traces': { body: () => ({ trace: randomUUID(), first: 0, steps: [aStep] }) },
  'POST /contact': {
    body: () => ({
      request_id: randomUUID(),
      name: 'Asha',
      email: 'asha@test.in',
      topic: 'account',
      message: 'Please help me with my account.',
    }),
  },
  'POST /update-password': {
    body: () => ({ current_password: password, password: 'Another#Bridge8', confirm_password: 'Another#Bridge8' }),
  },
}
/** These calls end sessions or data that the others need. */
const last = [
  'POST /update-password',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
  'POST /logout',
  'POST /account-deletion',
]

async function call(world: World, route: Route, marked: 'nowhere' | 'everywhere' | 'outside'): Promise<number> {
  const { path, body, as, after } = writes[route.name] ?? {}
  const sample = body ? await body(world) : sampleOf(route.body ?? undefined)
  const target = path ? path(world) : route.path.replace(/\{\w+\}/g, marks.uuid)
  const allowed = namesIn(route.body)
  const foreign = Object.fromEntries(Object.entries(owned).filter(([name]) => !allowed.has(name)))
  const outside = sample instanceof FormData ? sample : { ...foreign, ...(sample as object) }
  const sent = { nowhere: sample, everywhere: withOwned(sample, allowed), outside }[marked]
  const person = as === 'nobody' ? undefined : as === 'investor' ? world.investor : world.founder
  const answer = await world.server.request<never>(route.method, `/api${target}`, sent, person)
  if (answer.status < 300) await after?.(world, answer.body)
  return answer.status
}

const order = Object.keys(writes)
const placeOf = ({ name }: Route) =>
  last.includes(name) ? 1e3 + last.indexOf(name) : order.includes(name) ? order.indexOf(name) : 500

/** Columns that decide something: all except ids, secrets and instants. */
const deciding = (table: PgTable) =>
  Object.values(getTableColumns(table) as Record<string, PgColumn>).filter(
    (column) =>
      column.dataType === 'boolean' ||
      /^(status|kind|role|plan_id|profile_kind|login_type|mode|tries|count|amount|currency|stage|shown|alert|action)$/.test(
        column.name,
      ),
  )

/** Counted in the background while the response is being sent. */
const inBackground = new Set(['rate_limits', 'outbox'])

/** The ids decide which member of a chat is `a`, and they differ between worlds. */
const withoutSides = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (name.endsWith('_b')) return []
      return [name.endsWith('_a') ? [name, [value, row[name.replace(/_a$/, '_b')]].map(String).sort()] : [name, value]]
    }),
  )

async function decided({ server }: World): Promise<Record<string, string[]>> {
  const stored: Record<string, string[]> = {}
  for (const table of tables) {
    const names = deciding(table).map(({ name }) => sql.identifier(name))
    if (names.length === 0 || inBackground.has(getTableName(table))) continue
    const rows = await rowsOf<Record<string, unknown>>(
      server.deps.db,
      sql`select ${sql.join(names, sql`, `)} from ${table}`,
    )
    stored[getTableName(table)] = rows.map((row) => JSON.stringify(withoutSides(row))).sort()
  }
  return stored
}

async function marksStored({ server }: World): Promise<string[]> {
  const found: string[] = []
  const sought = [marks.text, marks.uuid, '2001-02-03', String(marks.number)]
  for (const table of tables) {
    const rows = await rowsOf<{ line: string }>(server.deps.db, sql`select ${table}::text as line from ${table}`)
    for (const { line } of rows)
      if (sought.some((mark) => line.includes(mark))) found.push(`${getTableName(table)}: ${line.slice(0, 300)}`)
  }
  return found
}

let plain: World
let tried: World
let routes: Route[]
beforeAll(async () => {
  plain = await newWorld()
  tried = await newWorld()
  routes = (await readContract(plain.server)).filter(
    ({ method, path }) => method !== 'GET' && !path.startsWith('/webhooks/') && !path.startsWith('/reviews'),
  )
  routes.sort((one, other) => placeOf(one) - placeOf(other))
})
afterAll(async () => {
  await plain.server.close()
  await tried.server.close()
})

describe('a value that only the server decides', () => {
  it('changes no response and no record, whatever write contains it', async () => {
    const [without, along]: [Record<string, number>, Record<string, number>] = [{}, {}]
    for (const route of routes) {
      without[route.name] = await call(plain, route, 'nowhere')
      const status = await call(tried, route, 'everywhere')
      // Answers and filters refuse unknown names; then the values are only added around them.
      const isRefused = status === 400 || status === 422
      along[route.name] = isRefused ? await call(tried, route, 'outside') : status
    }
    expect(routes.length).toBeGreaterThan(40)
    expect(Object.keys(owned).length).toBeGreaterThan(250)
    // Calls with an entry must have succeeded, or they would prove nothing.
    expect(Object.entries(without).filter(([name, status]) => name in writes && status >= 300)).toEqual([])
    expect(along).toEqual(without)
    expect(await marksStored(tried)).toEqual([])
    expect(await decided(tried)).toEqual(await decided(plain))
  })
})
