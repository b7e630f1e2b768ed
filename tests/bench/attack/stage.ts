import { randomUUID } from 'node:crypto'
import { openSession } from '../../../server/features/accounts/sessions.ts'
import { codeChallenges, loginAttempts, rateLimits } from '../../../server/kernel/db/schema.ts'
import { listen } from '../../../server/listen.ts'
import { filled, isMutating, type Operation, operationsOf, validOf } from '../../support/attacks/contract.ts'
import { fuzzWorld } from '../../support/attacks/fuzzWorld.ts'
import { startTestServer } from '../../support/server.ts'

/** A throwaway server on loopback under attack, with a proxy for each tool that counts the responses. */

export interface Target {
  /** `POST /api/chats/{id}/messages` */
  name: string
  method: string
  path: string
  query: string
  body: unknown
  /** The index of the person who makes the call. */
  as: number
}
export interface AttackProxy {
  origin: string
  statuses: Record<string, number>
  /** The number of refusals by reason. */
  reasons: Record<string, number>
  /** Responses with 500, with their requests. */
  faults: string[]
  close: () => void
}

const host = '127.0.0.1'
const ends = /logout|\/sessions|account-deletion|update-password|reset-password/

export async function setStage() {
  // Configured as behind a proxy with TLS.
  const server = await startTestServer({ PUBLIC_ORIGIN: 'https://founders.example' })
  const { people, ids, fitting } = await fuzzWorld(server)
  const operations = (await operationsOf(server.app)).filter(({ path }) => path !== '/api/events')

  async function comeBack(person: (typeof people)[number]): Promise<void> {
    const place = people.indexOf(person)
    person.token = await openSession(server.deps, server.deps.db, {
      accountId: person.id,
      loginType: place === 1 ? 'investor' : 'entrepreneur',
      profileKind: (['INVESTMENT', 'INVESTOR', 'WANT_TO_SELL'] as const)[place] ?? null,
      remember: true,
      userAgent: '',
    })
  }

  // Limits are tested elsewhere; here they would only hide other faults.
  const lifting = setInterval(async () => {
    await server.deps.db.delete(rateLimits)
    await server.deps.db.delete(loginAttempts)
    await server.deps.db.update(codeChallenges).set({ tries: 0, sends: 1, lockedUntil: null })
  }, 250)

  /**
   * Signs the request as the person in `x-as: 1`, and logs that person in again whenever an attack ends the session.
   */
  async function signed(request: Request): Promise<Request> {
    const headers = new Headers(request.headers)
    // Another origin's calls are refused, which is tested elsewhere.
    headers.delete('origin')
    const person = people[Number(headers.get('x-as') ?? 'x')]
    headers.delete('x-as')
    if (!person) return new Request(request, { headers })
    headers.set('authorization', `Bearer ${person.token}`)
    headers.set('x-info-id', person.id)
    return new Request(request, { headers })
  }

  async function openDoor(
    pages: (request: Request) => Promise<Response | Request> | Response | Request,
  ): Promise<AttackProxy> {
    const [statuses, reasons, faults]: [AttackProxy['statuses'], AttackProxy['reasons'], string[]] = [{}, {}, []]
    const { server: listener, port } = await listen(
      async (asked) => {
        const own = await pages(asked)
        if (own instanceof Response) return own
        const line = `${own.method} ${own.url.slice(0, 300)}`
        const person = people[Number(own.headers.get('x-as') ?? 'x')]
        const answer = await server.app.fetch(await signed(own))
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.status >= 500) faults.push(line)
        const { code = 'none' } = answer.ok
          ? {}
          : ((await answer
              .clone()
              .json()
              .catch(() => ({}))) as { code?: string })
        if (!answer.ok) reasons[code] = (reasons[code] ?? 0) + 1
        if (person && (answer.status === 401 || ends.test(own.url))) await comeBack(person)
        return answer
      },
      { host, port: 0 },
    )
    return { origin: `http://${host}:${port}`, statuses, reasons, faults, close: () => listener.close() }
  }

  const idOf = (operation: Operation, name: string): string => {
    if (name === 'kind') return 'investment'
    if (name === 'name') return 'industry'
    if (name === 'action') return 'decline'
    return ids[operation.path.split('/')[2] ?? '']?.[0] ?? randomUUID()
  }
  const maxQuery: Record<string, string> = { kind: 'INVESTMENT', q: 'solar', sort: 'newest', limit: '10', box: 'sent' }

  /** The query with as many parameters as are accepted together: a refused one would hide the effect of the others. */
  async function queryOf({ path, query }: Operation, as: number): Promise<string> {
    const goesThrough = async (tried: URLSearchParams) =>
      (await server.request('GET', `${path}?${tried}`, undefined, people[as])).status < 300
    const all = query.map(({ name, schema }): [string, string] => [
      name,
      maxQuery[name] ?? String(validOf(schema, '1')),
    ])
    if (query.length < 2 || (await goesThrough(new URLSearchParams(all)))) return new URLSearchParams(all).toString()
    const chosen: [string, string][] = []
    for (const one of all) if (await goesThrough(new URLSearchParams([...chosen, one]))) chosen.push(one)
    const left = all.filter(([name]) => !chosen.some(([own]) => own === name))
    if (left.length > 0) console.log(`${path}: refused beside the others: ${new URLSearchParams(left)}`)
    return new URLSearchParams(chosen).toString()
  }

  /** Each operation of the contract once, as a person for whom it succeeds, if one is known. */
  async function targetOf(operation: Operation): Promise<Target> {
    const name = `${operation.method} ${operation.path}`
    const as = /listings|analytics/.test(operation.path) ? 1 : 0
    const fit = fitting[name]?.()
    const body = fit instanceof FormData ? null : (fit ?? validOf(operation.body ?? {}))
    return {
      name,
      method: operation.method,
      path: filled(operation.path, (parameter) => idOf(operation, parameter)),
      query: await queryOf(
        { ...operation, path: filled(operation.path, (parameter) => idOf(operation, parameter)) },
        as,
      ),
      body: isMutating(operation) && operation.body ? body : null,
      as,
    }
  }
  const targets: Target[] = []
  for (const operation of operations) targets.push(await targetOf(operation))

  return {
    server,
    targets,
    openDoor,
    close: async () => {
      clearInterval(lifting)
      await server.close()
    },
  }
}
export type Stage = Awaited<ReturnType<typeof setStage>>
