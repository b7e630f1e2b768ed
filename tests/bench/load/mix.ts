import { randomUUID } from 'node:crypto'
import type { Asker } from './drive.ts'
import { type People, password, type Reader } from './people.ts'

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** What members do all day: 45 % browsing, 20 % opening, 20 % talking, 8 % looking around, 5 % proposing, 2 % logging in. */
export function mixOf({ readers, visitors, listed }: People, ports: readonly number[]): Asker {
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
  function login(): Promise<number> {
    const { email, loginType } = oneOf(visitors)
    return send('POST', 'login', { login_type: loginType, email, password, remember: false })
  }
  /** Each up to its place in a hundred. */
  const actions: [below: number, (reader: Reader, other: string) => Promise<number>][] = [
    [
      45,
      (reader) =>
        send(
          'GET',
          `listings?kind=${reader.isInvestor ? 'INVESTMENT' : 'INVESTOR'}&sort=newest&limit=12`,
          undefined,
          reader,
        ),
    ],
    [65, (reader, other) => send('GET', `listings/${other}`, undefined, reader)],
    [
      85,
      (reader) => {
        const body = { client_id: randomUUID(), kind: 'TEXT', text: 'How was the meeting?' }
        return send('POST', `chats/${reader.chatId}/messages`, body, reader)
      },
    ],
    [93, (reader) => send('GET', 'me', undefined, reader)],
    [
      98,
      (reader, receiver_profile_id) => {
        const body = { request_id: randomUUID(), receiver_profile_id, message: 'Shall we talk about it?', draft: false }
        return send('POST', 'proposals', body, reader)
      },
    ],
    [100, login],
  ]
  return () => {
    const reader = oneOf(readers)
    const other = oneOf(reader.isInvestor ? listed.investor : listed.founder)
    const chance = Math.random() * 100
    const [, action] = actions.find(([below]) => chance < below) as (typeof actions)[number]
    return action(reader, other)
  }
}
