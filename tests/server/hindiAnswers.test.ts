import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profiles } from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** What a member who reads Hindi is sent in English. Only codes and what members wrote may be the same in both. */

let server: Awaited<ReturnType<typeof startTestServer>>
let reader: Person
/** The addresses of a listing, a proposal and a conversation. */
const ids = { listing: '', proposal: '', chat: '' }
let written = ''

beforeAll(async () => {
  server = await startTestServer()
  const owner = await server.trialMember('investment')
  reader = await server.trialMember('investor')
  ids.listing = await server.profileIdOf(owner)
  await server.deps.db.update(profiles).set({ fundsVerified: true, verified: true })
  const ask = (path: string, body: object, person = reader) => server.request('POST', `/api${path}`, body, person)
  ids.chat = await openedChat(server, owner, reader)
  const [talks] = await server.deps.db.query.proposals.findMany()
  ids.proposal = talks?.id ?? ''
  await ask(`/listings/${ids.listing}/questions`, { request_id: randomUUID(), text: 'How many stores do you run?' })
  await ask('/saved-searches', {
    ...{ kind: 'INVESTMENT', name: 'Mine', alert: 'instant' },
    query: { round: 'series-a', verified: '1', favourites: '1', amount_min: '1000' },
  })
  const said = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await ask(`/chats/${ids.chat}/messages`, said, owner)
  await server.deliverAll()
  const rows = await server.deps.db.query.profiles.findMany()
  written = JSON.stringify([
    rows,
    owner.email,
    reader.email,
    'Namaste',
    'Mine',
    'Shall we talk?',
    'How many stores do you run?',
  ])
})
afterAll(() => server.close())

function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, `${path}[${at}]`))
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, path ? `${path}.${name}` : name))
}
const read = async (path: string, language: 'en' | 'hi') => {
  const headers = { authorization: `Bearer ${reader.token}`, 'x-info-id': reader.id, 'accept-language': language }
  const answer = await server.app.request(`/api${path}`, { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return new Map(textsOf(await answer.json()))
}

/** Ids, slugs, codes, instants and addresses. */
const isCode = (text: string) =>
  /^(?:[a-z\d_.:/-]+|[A-Z\d_:.-]+|\/files\/.*|https?:\S+)$/.test(text) || !/[A-Za-z]{2}/.test(text)
const isWritten = (text: string) =>
  text.split(/, | · /).every((part) => written.includes(JSON.stringify(part).slice(1, -1)))

const paths: Record<string, () => string> = {
  'a listing': () => `/listings/${ids.listing}`,
  'a list': () => '/listings?kind=INVESTMENT',
  'the filters': () => '/listings/facets?kind=INVESTMENT',
  'a comparison': () => `/listings/compared?kind=INVESTMENT&ids=${ids.listing}`,
  'the own listing as strangers see it': () => '/profiles/investor/preview',
  'the own profile': () => '/profiles/investor',
  'the saved searches': () => '/saved-searches',
  'the home page': () => '/overview',
  'the proposals': () => '/proposals?box=all',
  'a proposal': () => `/proposals/${ids.proposal}`,
  'the conversations': () => '/chats',
  'a conversation': () => `/chats/${ids.chat}/messages`,
  'the plan': () => '/membership',
  'the offers': () => '/membership/offers?mode=NEW',
  'the add-ons': () => '/membership/addons',
  'the notifications': () => '/notifications',
}
it.each(Object.entries(paths))('no English in %s', async (_, path) => {
  const [en, hi] = [await read(path(), 'en'), await read(path(), 'hi')]
  expect(en.size).toBeGreaterThan(0)
  const left = [...hi].filter(([name, text]) => en.get(name) === text && !isCode(text) && !isWritten(text))
  expect(left).toEqual([])
})
