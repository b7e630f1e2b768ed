import { randomUUID } from 'node:crypto'
import type { Asker } from './drive.ts'
import { type People, password, type Reader } from './people.ts'

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

export const kindNames = ['list', 'listing', 'message', 'me', 'proposal', 'login'] as const
export type KindName = (typeof kindNames)[number]

/** One call of each kind, made by a reader about somebody else's listing. */
function callsOf(
  { visitors }: People,
  ports: readonly number[],
): Record<KindName, (reader: Reader, other: string) => Promise<number>> {
  let turn = 0
  async function send(method: string, path: string, body?: object, reader?: Reader): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${ports[turn++ % ports.length]}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(reader ? { authorization: `Bearer ${reader.token}`, 'x-info-id': reader.id } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  return {
    list: (reader) =>
      send(
        'GET',
        `listings?kind=${reader.isInvestor ? 'INVESTMENT' : 'INVESTOR'}&sort=newest&limit=12`,
        undefined,
        reader,
      ),
    listing: (reader, other) => send('GET', `listings/${other}`, undefined, reader),
    message: (reader) => {
      const body = { client_id: randomUUID(), kind: 'TEXT', text: 'How was the meeting?' }
      return send('POST', `chats/${reader.chatId}/messages`, body, reader)
    },
    me: (reader) => send('GET', 'me', undefined, reader),
    proposal: (reader, receiver_profile_id) => {
      const body = { request_id: randomUUID(), receiver_profile_id, message: 'Shall we talk about it?', draft: false }
      return send('POST', 'proposals', body, reader)
    },
    login: () => {
      const { email, loginType } = oneOf(visitors)
      return send('POST', 'login', {
        login_type: loginType,
        target: { kind: 'email', email },
        password,
        remember: false,
      })
    },
  }
}

/**
 * The upper bound of each kind's share in percent: 45 % browsing, 20 % opening, 20 % talking, 8 % looking around, 5 %
 * proposing, 2 % logging in.
 */
const shares: readonly (readonly [below: number, kind: KindName])[] = [
  [45, 'list'],
  [65, 'listing'],
  [85, 'message'],
  [93, 'me'],
  [98, 'proposal'],
  [100, 'login'],
]

/** Makes calls of one kind, or of a kind chosen for each turn. */
export function askerOf(people: People, ports: readonly number[], kind: () => KindName): Asker {
  const calls = callsOf(people, ports)
  return () => {
    const reader = oneOf(people.readers)
    return calls[kind()](reader, oneOf(reader.isInvestor ? people.listed.investor : people.listed.founder))
  }
}

/** The mix of calls that members make all day. */
export const mixOf = (people: People, ports: readonly number[]): Asker =>
  askerOf(people, ports, () => {
    const chance = Math.random() * 100
    const [, kind] = shares.find(([below]) => chance < below) as (typeof shares)[number]
    return kind
  })
