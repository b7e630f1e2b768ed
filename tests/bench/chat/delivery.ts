import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { authorized, type BenchPerson, openReader } from './readers.ts'

interface Talkers {
  port: number
  people: BenchPerson[]
  chats: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A connection that was closed while idle is not a refusal: the message is sent again, as a browser would do. */
async function send(talkers: Talkers, person: BenchPerson, chatId: string, text: string): Promise<number> {
  const body = JSON.stringify({ client_id: randomUUID(), kind: 'TEXT', text })
  for (let tries = 1; tries <= 3; tries++) {
    const status = await post(talkers, person, chatId, body).catch(() => null)
    if (status !== null) return status
  }
  return 0
}

const post = ({ port }: Talkers, person: BenchPerson, chatId: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: `/api/chats/${chatId}/messages`,
        headers: {
          ...authorized(person),
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })

/** Opens every member's stream; records the delivery time in milliseconds of each message that another member wrote. */
export async function openReaders(talkers: Talkers, count: number) {
  const ways: number[] = []
  const listener = (text: string) => {
    const now = performance.now()
    for (const [, at] of text.matchAll(/"mine":false[^}]*?"text":"sent (\d+\.\d+)/g)) ways.push(now - Number(at))
  }
  const streams: IncomingMessage[] = []
  // A few at a time: the bench measures open connections, not a rush of new ones.
  for (let start = 0; start < count; start += 50) {
    const some = talkers.people.slice(start, Math.min(start + 50, count))
    streams.push(...(await Promise.all(some.map((person) => openReader(talkers.port, person, listener)))))
  }
  return { ways, close: () => streams.forEach((stream) => void stream.destroy()) }
}

/** Sends this many messages a second for this many seconds, each in the next chat whose members are listening. */
export async function flow(
  talkers: Talkers,
  { perSecond, seconds, among, text = '' }: { perSecond: number; seconds: number; among: number; text?: string },
): Promise<{ sent: number; refused: number }> {
  const total = perSecond * seconds
  const pairs = Math.floor(among / 2)
  const sending: Promise<number>[] = []
  const start = performance.now()
  for (let number = 0; number < total; number++) {
    const due = start + (number * 1000) / perSecond
    while (performance.now() < due) await new Promise((later) => setTimeout(later, 1))
    const pair = number % pairs
    const person = talkers.people[pair * 2 + (Math.floor(number / pairs) % 2)]
    const chatId = talkers.chats[pair]
    if (person && chatId) sending.push(send(talkers, person, chatId, `sent ${performance.now().toFixed(3)} ${text}`))
  }
  const statuses = await Promise.all(sending)
  await new Promise((later) => setTimeout(later, 500))
  return { sent: total, refused: statuses.filter((status) => status !== 200).length }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
