import { randomUUID } from 'node:crypto'
import { viewCounter } from '../../../server/features/listings/index.ts'
import type { Deps } from '../../../server/kernel/ports/deps.ts'
import { scheduled } from '../../../server/schedule.ts'
import type { MySubscription } from '../../../src/domain/contract/memberships.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { type PurchaseRequest, paymentsOn } from '../payments.ts'
import { type Person, startTestServer } from '../server.ts'

export const day = 86_400_000
export const minute = 60_000

export interface CodeResponse {
  status: boolean
  message: string
  code: string
  fields?: Record<string, string>
  request_id?: string
}

interface Sweep {
  /** In milliseconds. */
  every: number
  run: () => unknown
}

/** The scheduled tasks of a started server, which the test runs when it needs them. */
const sweepsOf = (deps: Deps): Sweep[] => [
  ...scheduled.map(({ every, run }) => ({ every, run: () => run(deps) })),
  { every: minute / 4, run: () => viewCounter.save(deps.db) },
]

export type World = Awaited<ReturnType<typeof startWorld>>

/** A server with shortcuts for the actions that the statements describe. */
export async function startWorld(environment: Record<string, string> = {}) {
  const server = await startTestServer(environment)
  const payments = paymentsOn(server)

  const get = <T = CodeResponse>(path: string, as?: Person) => server.request<T>('GET', `/api/${path}`, undefined, as)
  const post = <T = CodeResponse>(path: string, body: unknown, as?: Person) =>
    server.request<T>('POST', `/api/${path}`, body, as)
  const put = <T = CodeResponse>(path: string, body: unknown, as?: Person) =>
    server.request<T>('PUT', `/api/${path}`, body, as)
  const del = <T = CodeResponse>(path: string, as?: Person) =>
    server.request<T>('DELETE', `/api/${path}`, undefined, as)

  /** Opens a purchase, pays it and confirms it. */
  async function purchase(person: Person, plan_id: string, more: Partial<PurchaseRequest> = {}) {
    const { transaction } = (await payments.buy(person, { plan_id, ...more })).body
    if (!transaction.client_secret) return transaction
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    return transaction
  }

  const mine = async (person: Person) => (await get<MySubscription>('membership', person)).body

  const propose = async (from: Person, to: Person, message = 'Shall we talk?', request_id: string = randomUUID()) =>
    post<CodeResponse & { proposal: Proposal }>(
      'proposals',
      { request_id, receiver_profile_id: await server.profileIdOf(to), message },
      from,
    )
  const act = (person: Person, id: string, action: string, body: object = {}) =>
    post<CodeResponse & { proposal: Proposal }>(`proposals/${id}/${action}`, body, person)

  /** Sends and accepts a proposal; returns its id and its chat. */
  async function talk(from: Person, to: Person): Promise<{ proposal: string; chat: string }> {
    const { id } = (await propose(from, to)).body.proposal
    const { chat_id } = (await act(to, id, 'accept')).body.proposal
    return { proposal: id, chat: chat_id ?? '' }
  }
  const say = (person: Person, chat: string, text: string, client_id: string = randomUUID()) =>
    post(`chats/${chat}/messages`, { client_id, kind: 'TEXT', text }, person)

  const sweeps = sweepsOf(server.deps)
  /** Runs every background task of the server once. */
  async function sweep(which: (sweep: Sweep) => boolean = () => true): Promise<void> {
    for (const one of sweeps.filter(which)) await one.run()
  }

  return { ...server, sweeps, sweep, payments, get, post, put, del, purchase, mine, propose, act, talk, say }
}
