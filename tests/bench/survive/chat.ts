import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appendMessage } from '../../../server/features/chats/append.ts'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import { bundleServer, runServer } from '../../support/bundledServer.ts'
import { type LoggedIn, readAll, writeText } from '../../support/demo.ts'
import { openedChat } from '../../support/talking.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'
import { flow, openReaders, percentile } from '../chat/delivery.ts'
import { type BenchServer, startBenchServer } from '../chat/process.ts'
import { openReader } from '../chat/readers.ts'
import { hold, type Server, type Trial } from './trial.ts'

const later = (milliseconds: number) => new Promise((passed) => setTimeout(passed, milliseconds))

/** Sends until acknowledged, with the same client id each time. */
async function sendAll(
  origin: string,
  as: LoggedIn,
  chatId: string,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>()
  for (const text of texts) {
    const clientId = randomUUID()
    while (!acknowledged.has(clientId)) {
      const answer = await writeText(origin, as, chatId, text, clientId)
      if (answer?.status === 200) acknowledged.set(clientId, answer.body.message.seq)
      else await later(20)
    }
  }
  return acknowledged
}

/** Row 25: three senders whose server is killed after every two seconds of running; another member reads at the end. */
async function killedSenders(server: Server, messages: number): Promise<string> {
  if (!server.url) throw new Error('this needs PostgreSQL')
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: server.url,
    DATA_DIR: join(tmpdir(), 'founders-killed-chat'),
    LOG_LEVEL: 'error',
  }
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chatId = await openedChat(server, founder, investor)
  const file = await bundleServer()
  let running = await runServer(file, environment)
  const door = await startTcpProxy(new URL(running.origin))
  const { origin } = door
  try {
    const texts = (name: string) => Array.from({ length: messages / 3 }, (_, number) => `${name} ${number}`)
    let left = 3
    const senders = [founder, investor, founder].map((as, place) =>
      sendAll(origin, as, chatId, texts(`Sender ${place}`)).finally(() => left--),
    )
    let kills = 0
    while (left > 0) {
      await Promise.race([later(2_000), Promise.all(senders)])
      if (left === 0) break
      await running.stop('SIGKILL')
      running = await runServer(file, environment)
      door.leadTo(new URL(running.origin))
      if (++kills % 20 === 0) console.log(`${new Date().toISOString()} ${kills} kills`)
    }
    const acknowledged = new Map((await Promise.all(senders)).flatMap((sent) => [...sent]))
    const [one, other] = [await readAll(origin, founder, chatId), await readAll(origin, investor, chatId)]
    hold(one.length === acknowledged.size, `${acknowledged.size} acknowledged, ${one.length} kept`)
    hold(isGapless(one), 'a place is missing')
    hold(
      one.every(({ client_id, seq }) => acknowledged.get(client_id) === seq),
      'a message was doubled or moved',
    )
    hold(
      one.every(({ id }, place) => other[place]?.id === id),
      'the order differs',
    )
    return `${one.length} messages, each once, over ${kills} kills`
  } finally {
    await running.stop('SIGKILL')
    door.close()
  }
}

const isGapless = (messages: readonly ChatMessage[]) => messages.every(({ seq }, place) => seq === place + 1)

/** Row 26: a reader who was away resumes at any position it had reached. */
export async function awayReader(server: Server, messages: number, rounds: number): Promise<string> {
  const founder = await server.trialMember('investment')
  const investor = await server.trialMember('investor')
  const chatId = await openedChat(server, founder, investor)
  const author = { accountId: founder.id, kind: 'INVESTMENT' as const }
  for (let number = 1; number <= messages; number++)
    await appendMessage(server.deps, {
      mayWrite: true,
      chatId,
      author,
      clientId: randomUUID(),
      kind: 'TEXT',
      text: `Away ${number}`,
      file: null,
      replyTo: null,
      now: new Date(),
    })
  for (let round = 0; round < rounds; round++) {
    const from = Math.floor((messages * round) / rounds)
    const seen: number[] = []
    for (let more = true; more; ) {
      const { body } = await server.request<{ list: ChatMessage[]; has_more: boolean }>(
        'GET',
        `/api/chats/${chatId}/messages?after=${seen.at(-1) ?? from}&limit=100`,
        undefined,
        investor,
      )
      seen.push(...body.list.map(({ seq }) => seq))
      more = body.has_more
    }
    hold(
      seen.length === messages - from && seen.every((seq, place) => seq === from + place + 1),
      `round ${round} had a gap`,
    )
  }
  return `${rounds} readers of up to ${messages} messages, no gap, no double`
}

const longText = 'क'.repeat(1_900)
const members = 50

/**
 * Row 27: streams that are never read are closed, memory stays bounded, and the other readers get messages as fast as
 * when those streams are read. A session has at most 20, so a thousand streams belong to fifty members.
 */
async function stalledReaders(server: BenchServer, stalled: number) {
  const good = await openReaders(server, 100)
  const first = 100
  const some = { ...server, people: server.people.slice(first), chats: server.chats.slice(first / 2) }
  const open = async (read: boolean) => {
    const streams: IncomingMessage[] = []
    for (let number = 0; number < stalled; number++) {
      const person = some.people[number % members]
      if (person) streams.push(await openReader(server.port, person, read ? () => {} : null))
    }
    return streams
  }
  await flow(server, { perSecond: 50, seconds: 3, among: 100 })

  /** The delivery times of the other readers while the thousand streams receive messages. */
  async function beside(read: boolean): Promise<number[]> {
    const streams = await open(read)
    await later(1_000)
    good.ways.length = 0
    const [sent] = await Promise.all([
      flow(server, { perSecond: 50, seconds: 10, among: 100 }),
      flow(some, { perSecond: 5, seconds: 10, among: members, text: longText }),
    ])
    hold(good.ways.length === sent.sent, `${sent.sent - good.ways.length} messages were not heard`)
    for (const stream of streams) stream.destroy()
    await later(1_000)
    return [...good.ways]
  }
  const ways = { read: [] as number[], unread: [] as number[] }
  // Alternates the order, so that other load on the machine affects both equally.
  for (let round = 0; round < 8; round++)
    for (const read of round % 2 === 0 ? [true, false] : [false, true])
      ways[read ? 'read' : 'unread'].push(...(await beside(read)))

  // Sends long messages until every one of the streams is closed.
  const before = await server.memory()
  const unread = await open(false)
  let most = 0
  let messages = 0
  for (let left = stalled; left > 0 && messages < 30_000; ) {
    const { sent } = await flow(some, { perSecond: 100, seconds: 2, among: members, text: longText })
    messages += sent
    const now = await server.memory()
    most = Math.max(most, now.rss - before.rss)
    left = now.streams - before.streams
  }
  hold((await server.memory()).streams === before.streams, 'not every unread stream was let go')
  for (const stream of unread) stream.destroy()
  good.close()
  return {
    p99Read: percentile(ways.read, 0.99),
    p99Unread: percentile(ways.unread, 0.99),
    kilobytes: most / stalled / 1024,
    messages,
  }
}

/** Rows 25 to 27 of the thirty hard tests, with full counts. */
export const chatTrials: readonly Trial[] = [
  {
    number: 25,
    title: '3 senders, the server killed every 2 s: each acknowledged message once, gapless, one order',
    count: '30,000 messages',
    run: (server) => killedSenders(server, 30_000),
  },
  {
    number: 26,
    title: 'a reader away for 10,000 messages resumes by cursor',
    count: '100 readers',
    run: (server) => awayReader(server, 10_000, 100),
  },
  {
    number: 27,
    title: "readers that stop reading: memory bounded, the others' p99 within 10 %",
    count: '1,000 streams',
    async run({ url }) {
      const server = await startBenchServer(100, url ?? undefined)
      try {
        const { p99Read, p99Unread, kilobytes, messages } = await stalledReaders(server, 1_000)
        const seen = `p99 ${p99Read.toFixed(1)} ms beside them read, ${p99Unread.toFixed(1)} ms unread; ${Math.round(kilobytes)} KB each at most, all let go within ${messages} long messages`
        hold(p99Unread <= p99Read * 1.1, seen)
        hold(kilobytes < 512, seen)
        return seen
      } finally {
        server.stop()
      }
    },
  },
]
