import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** What a plan limits stays within its limit if it is used several times at once, as from two tabs. */

const rounds = 4
/** The requests beyond the limit. */
const beyond = 3

let server: Awaited<ReturnType<typeof startTestServer>>
/** Members to write to, and listings to open. */
let others: { investors: string[]; companies: string[] }
beforeAll(async () => {
  server = await startTestServer()
  const idsOf = async (people: readonly Promise<Person>[]) =>
    Promise.all(people.map(async (person) => server.profileIdOf(await person)))
  const many = Array.from({ length: 5 + beyond })
  others = {
    investors: await idsOf(many.map(() => server.member('investor'))),
    companies: await idsOf(many.map(() => server.member('investment'))),
  }
})
afterAll(() => server.close())

const post = (person: Person, path: string, body: object) =>
  server.request<{ proposal: Proposal }>('POST', `/api/${path}`, body, person)
const written = (to: string, extra: object = {}) => ({
  ...{ request_id: randomUUID(), receiver_profile_id: to, message: 'Shall we talk?' },
  ...extra,
})

interface Row {
  what: string
  /** The file that decides on the limit. */
  by: string
  who: 'investment' | 'investor'
  /** The uses that a free trial includes (catalogue, sections 3 and 9). */
  most: number
  /** Prepares the uses, of which `most` succeed at once. */
  uses: (person: Person) => Promise<(() => Promise<{ status: number }>)[]>
}
const rows: readonly Row[] = [
  {
    what: 'proposals',
    by: 'sending/permissions.ts',
    who: 'investment',
    most: 3,
    uses: async (person) => others.investors.slice(0, 6).map((to) => () => post(person, 'proposals', written(to))),
  },
  {
    what: 'drafts that are sent',
    by: 'sending/permissions.ts',
    who: 'investment',
    most: 3,
    uses: async (person) => {
      const drafts: string[] = []
      for (const to of others.investors.slice(0, 6))
        drafts.push((await post(person, 'proposals', written(to, { draft: true }))).body.proposal.id)
      return drafts.map((id) => () => post(person, `proposals/${id}/send`, {}))
    },
  },
  {
    what: 'opened listings',
    by: 'listings/actions.ts',
    who: 'investor',
    most: 5,
    uses: async (person) => others.companies.map((id) => () => post(person, `listings/${id}/opening`, {})),
  },
  {
    what: 'questions about a listing',
    by: 'listings/questionActions.ts',
    who: 'investor',
    most: 5,
    uses: async (person) =>
      Array.from(
        { length: 5 + beyond },
        (_, number) => () =>
          post(person, `listings/${others.companies[0]}/questions`, {
            request_id: randomUUID(),
            text: `What is your plan number ${number}?`,
          }),
      ),
  },
  {
    what: 'saved searches',
    by: 'listings/savedSearches.ts',
    who: 'investor',
    most: 1,
    uses: async (person) =>
      Array.from(
        { length: 1 + beyond },
        (_, number) => () =>
          post(person, 'saved-searches', { kind: 'INVESTMENT', name: `Search ${number}`, alert: 'off', query: {} }),
      ),
  },
]

it('each file that refuses a use beyond a limit has a row', () => {
  const folder = 'server/features'
  const refusing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:refuse\(|new Refusal\(|refusal === )'QUOTA_EXCEEDED'/.test(
      name.endsWith('.ts') ? readFileSync(join(folder, name), 'utf8') : '',
    ),
  )
  expect(refusing.sort()).toEqual([...new Set(rows.map(({ by }) => by))].sort())
})

it.each(rows)('$what', async ({ who, most, uses }) => {
  for (let round = 0; round < rounds; round++) {
    const person = await server.trialMember(who)
    const attempts = await uses(person)
    const statuses = (await Promise.all(attempts.map((attempt) => attempt()))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(most)
    expect(statuses.filter((status) => status === 402)).toHaveLength(attempts.length - most)
  }
})
