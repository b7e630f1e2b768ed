import { randomUUID } from 'node:crypto'
import { openSession } from '../../../server/features/accounts/sessions.ts'
import { loginAttempts } from '../../../server/kernel/db/schema.ts'
import { type Person, password, type startTestServer } from '../server.ts'
import { filled, isMutating, type Operation, operationsOf, type Schema, validOf } from './contract.ts'
import { fuzzWorld } from './fuzzWorld.ts'
import { hostileTexts, hostileValues, scripts } from './hostile.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

interface Fault {
  request: string
  said: string
}
export interface Fuzzed {
  requests: number
  /** The number of responses with each status. */
  statuses: Record<number, number>
  /** The operations called, and those that succeeded at least once. */
  asked: Set<string>
  reached: Set<string>
  faults: Fault[]
  slowest: number
}

/** A random generator that repeats its numbers for the same seed. */
function numbers(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
}

type Pick = (most: number) => number
const oneOf = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T

/** A value of the schema with some parts replaced by invalid ones. */
function spoiled(schema: Schema, pick: Pick): unknown {
  if (pick(6) === 0) return oneOf(pick, hostileValues)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return spoiled(oneOf(pick, either), pick)
  if (schema.type === 'object') {
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      pick(8) === 0 ? [] : [[name, spoiled(part, pick)] as const],
    )
    const strange =
      pick(5) === 0
        ? [[oneOf(pick, ['__proto__', 'id', 'account_id', 'status', 'amount', '']), oneOf(pick, hostileValues)]]
        : []
    return Object.fromEntries([...own, ...strange])
  }
  if (schema.type === 'array')
    return Array.from({ length: pick(4) }, () => (schema.items ? spoiled(schema.items, pick) : 0))
  return validOf(schema, oneOf(pick, pick(2) === 0 ? hostileTexts : scripts), pick)
}

const brokenBodies = [
  '',
  '{',
  '[',
  'null',
  '"',
  '{"a":',
  '[[[[[[[[',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  'a=1&b=2',
  '\u0000',
  '{"a":1e999}',
]
const types = [
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]

/**
 * Sends requests generated from the published contract: valid, half valid and hostile, without a login, as members and
 * with other members' ids. A 500, a response that is not JSON or that contains a stack trace, or none within `patience`
 * milliseconds is a fault.
 */
export async function fuzz(server: Server, requests: number, { seed = 1, patience = 15_000 } = {}): Promise<Fuzzed> {
  const pick = numbers(seed)
  const operations = (await operationsOf(server.app)).filter(({ path }) => path !== '/api/events')
  const { people, ids: known, fitting } = await fuzzWorld(server)
  const ids = Object.values(known).flat()
  const found: Fuzzed = { requests, statuses: {}, asked: new Set(), reached: new Set(), faults: [], slowest: 0 }

  /** Remembers the ids in a response for later requests. */
  function learn(text: string, collection: string) {
    const own = known[collection] ?? []
    known[collection] = own
    const [, named] = text.match(/"(?:id|uuid)":"([0-9a-f]{8}-[0-9a-f-]{27})"/) ?? []
    if (named && !own.includes(named)) own.splice(own.length < 12 ? own.length : 3 + pick(9), 1, named)
    for (const id of text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)?.slice(0, 3) ?? []) {
      if (ids.length < 400) ids.push(id)
      else ids[pick(400)] = id
    }
  }
  /** Logging out and ending sessions are among the calls, so everybody logs in again. */
  async function comeBack() {
    await server.deps.db.delete(loginAttempts)
    for (const person of people)
      person.token = await openSession(server.deps, server.deps.db, {
        accountId: person.id,
        loginType: person === people[1] ? 'investor' : 'entrepreneur',
        profileKind: (['INVESTMENT', 'INVESTOR', 'WANT_TO_SELL'] as const)[people.indexOf(person)] ?? null,
        remember: true,
        userAgent: '',
      })
  }

  const parameter = (name: string, collection: string): string => {
    const own = known[name === 'messageId' ? 'messages' : collection] ?? []
    if (/^(id|messageId)$/.test(name) && own.length > 0 && pick(4) > 0) return oneOf(pick, own)
    if (name === 'kind')
      return oneOf(pick, ['investment', 'investor', 'want-to-sell', 'want-to-grow', 'x', '__proto__'])
    if (name === 'name') return oneOf(pick, ['industry', 'round', 'constructor', 'x', '..'])
    if (name === 'action')
      return oneOf(pick, ['accept', 'decline', 'send', 'make-offer', 'withdraw', 'counter', 'toString', 'x'])
    return pick(4) === 0 ? String(oneOf(pick, hostileTexts)).slice(0, 200) || 'x' : oneOf(pick, [...ids, randomUUID()])
  }

  function headersOf(person: Person | null): Record<string, string> {
    const strange =
      pick(10) === 0
        ? {
            'accept-language': oneOf(pick, ['hi', 'xx;q=x', ',,,', 'x'.repeat(2000)]),
            'x-forwarded-for': '::::',
            range: 'bytes=0-',
          }
        : {}
    if (!person)
      return {
        ...strange,
        ...(pick(4) === 0 ? { authorization: oneOf(pick, ['Bearer', 'Basic x', `Bearer ${'x'.repeat(3000)}`]) } : {}),
      }
    return {
      ...strange,
      authorization: `Bearer ${person.token}`,
      'x-info-id': pick(20) === 0 ? randomUUID() : person.id,
    }
  }

  function bodyOf(operation: Operation): { body?: string | FormData; type: string } {
    const fit = pick(3) === 0 ? fitting[`${operation.method} ${operation.path}`]?.() : undefined
    if (fit instanceof FormData) return { body: fit, type: '' }
    if (fit) return { body: JSON.stringify(fit), type: 'application/json' }
    if (/documents$|attachments$/.test(operation.path) && pick(4) > 0) return { body: formOf(), type: '' }
    if (pick(15) === 0) return { body: oneOf(pick, brokenBodies), type: oneOf(pick, types) }
    const schema = operation.body ?? {}
    const value = pick(3) === 0 ? validOf(schema, oneOf(pick, hostileTexts), pick) : spoiled(schema, pick)
    return { body: JSON.stringify(withOwnPassword(value, pick)) ?? '', type: 'application/json' }
  }

  function formOf(): FormData {
    const form = new FormData()
    for (const name of ['key', 'kind', 'type', 'title', 'client_id', 'text', 'request_id', 'replaces'])
      if (pick(4) > 0)
        form.set(
          name,
          oneOf(pick, ['business-photo', 'INVESTMENT', 'trade-license', randomUUID(), ...hostileTexts.slice(0, 20)]),
        )
    const bytes = oneOf(pick, [
      '',
      '%PDF-1.4',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'PK\x03\x04',
      '<svg onload=x>',
      'x'.repeat(3_000),
    ])
    if (pick(5) > 0)
      form.set(
        'file',
        new File([Buffer.from(bytes, 'latin1')], oneOf(pick, ['a.pdf', '../../x', 'x'.repeat(500), ...scripts])),
      )
    return form
  }

  async function ask() {
    const operation = oneOf(pick, operations)
    const query = new URLSearchParams()
    // Sometimes sends few of many parameters: a refused one would hide the effect of the others.
    const rarity = oneOf(pick, [1, 3, 20])
    for (const { name, schema } of operation.query)
      if (pick(rarity) === 0 || (name === 'kind' && pick(3) > 0))
        query.set(
          name,
          asText(pick(2) === 0 ? validOf(schema, oneOf(pick, hostileTexts), pick) : oneOf(pick, hostileValues)),
        )
    const [, , collection = ''] = operation.path.split('/')
    const path = `${filled(operation.path, (name) => parameter(name, collection))}${query.size > 0 ? `?${query}` : ''}`
    const { body, type } = isMutating(operation) ? bodyOf(operation) : { type: '' }
    const headers = {
      ...headersOf(oneOf(pick, [null, ...people, ...people])),
      ...(type ? { 'content-type': type } : {}),
    }
    const started = performance.now()
    const name = `${operation.method} ${path} ${typeof body === 'string' ? body : ''}`.slice(0, 600)
    const init = { method: operation.method, headers, ...(body === undefined ? {} : { body }) }
    const response = await requestWithTimeout(server, path, init, patience)
    found.slowest = Math.max(found.slowest, performance.now() - started)
    found.statuses[response.status] = (found.statuses[response.status] ?? 0) + 1
    found.asked.add(`${operation.method} ${operation.path}`)
    if (response.status >= 200 && response.status < 300) found.reached.add(`${operation.method} ${operation.path}`)
    if (isFault(response))
      found.faults.push({ request: name, said: `${response.status} ${response.text.slice(0, 300)}` })
    else if (response.status === 200)
      learn(response.text, operation.path.endsWith('/messages') ? 'messages' : collection)
  }

  for (let done = 0; done < requests; done++) {
    if (done % 25 === 0) await comeBack()
    await ask()
  }
  return found
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Sometimes uses the right password, so that the code behind the check is reached. */
const withOwnPassword = (value: unknown, pick: Pick): unknown =>
  typeof value === 'object' && value !== null && 'current_password' in value && pick(3) === 0
    ? { ...value, current_password: password }
    : value

interface FuzzResponse {
  status: number
  text: string
  type: string
}

async function requestWithTimeout(
  server: Server,
  path: string,
  init: RequestInit,
  patience: number,
): Promise<FuzzResponse> {
  const hung = new Promise<FuzzResponse>((resolve) => {
    setTimeout(() => resolve({ status: 0, text: 'no answer', type: '' }), patience).unref()
  })
  const pendingResponse = (async () => {
    const answer = await server.app.request(path, init)
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') ?? '' }
  })().catch((error: unknown) => ({ status: -1, text: String(error), type: '' }))
  return Promise.race([pendingResponse, hung])
}

const isFault = ({ status, text, type }: FuzzResponse): boolean =>
  status <= 0 ||
  status >= 500 ||
  (status >= 400 && (!type.startsWith('application/json') || /\n\s+at |node_modules|\.ts:\d/.test(text)))
