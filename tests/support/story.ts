import { eq, isNull } from 'drizzle-orm'
import { mailUnread } from '../../server/features/notifications/index.ts'
import { accounts, mailboxMessages, notifications, securityEvents, sessions } from '../../server/kernel/db/schema.ts'
import { scheduled } from '../../server/schedule.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import type { RouteName } from '../../src/domain/contract/routes.ts'
import { expectFile } from './approvedFile.ts'
import { requireDeclared } from './declared.ts'
import { type Person, startTestServer } from './server.ts'

/**
 * A story is a sequence of calls by several people. Its record has each response and everything that the others are
 * sent because of it: notifications, e-mails, SMS and live events. The records are committed and only compared;
 * `APPROVE_LOOKS=1` writes them, for a person to review the difference.
 */

const minute = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** A Tuesday, noon in India. */
const begins = new Date('2026-03-10T06:30:00Z')
export const approvedStories = 'tests/server/stories/approved'

export interface StoryMember {
  /** How the record names them: "the founder". */
  name: string
  language: 'en' | 'hi'
  person: Person
}
/** Somebody without an account, or on another device; a moderator has the reviewers' key. */
export type StoryCaller = (StoryMember | { name: string; language: 'en' | 'hi'; reviewKey?: string }) & {
  userAgent?: string
}

/** A name at the beginning of a title. */
export const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The languages of the one who acts first and of the others: each story happens twice. */
export const bothWays = [
  ['en', 'hi'],
  ['hi', 'en'],
] as const

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The beginnings of the places that the record has of a successful response; all by default. */
  only?: readonly string[]
}

/** Characters; a longer object is written as one line for each of its values. */
const longest = 140
/** Headers that the client shows or follows. */
const readHeaders = ['retry-after', 'content-disposition']
const token = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g
const cursor = /(cursor"?[=:] ?"?)([\w-]{40,})/g
const code = /(?<![\w.,-])\d{6}(?![\w-])/g
const paymentIntent = /pi_[0-9a-f]{24}/g
/** A signed link to a file or a receipt: its content can be read. */
const signedLink = /\/(files|receipts)\/([\w-]+)\.[\w-]+/g
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** One line for each value, named by its place; a small object is one line. */
function linesOf(value: unknown, place = ''): string[] {
  const text = JSON.stringify(value) ?? 'undefined'
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (entries.length === 0 || (place !== '' && text.length <= longest)) return [`${place || 'all'}: ${text}`]
  return entries.flatMap(([key, each]) =>
    linesOf(each, Array.isArray(value) ? `${place}[${key}]` : place ? `${place}.${key}` : key),
  )
}

/** @param name The file of the approved record. */
export async function startStory(name: string, environment: Record<string, string> = {}) {
  const server = await startTestServer(environment)
  server.clock.stop(begins)
  Object.assign(server.deps.config, { PUBLIC_ORIGIN: 'https://founders.example' })
  const record: string[] = []
  const people: StoryMember[] = []
  const events: { to: StoryMember; event: LiveEvent }[] = []
  const random = {
    id: new Map<string, string>(),
    token: new Map<string, string>(),
    code: new Map<string, string>(),
    'payment intent': new Map<string, string>(),
  }
  const pushes: string[] = []
  // As if a push service were configured; only registered devices get pushes.
  server.deps.push = {
    send: async (device, data) => {
      pushes.push(`→ device ${device}: push ${JSON.stringify(data)}`)
      return 'sent'
    },
  }
  const seen = { notifications: new Map<string, string>(), letters: 0, security: 0 }
  const realStart = Date.now()

  /** The number of a random value among those of its kind. */
  const numbered = (kind: keyof typeof random) => (value: string) => {
    const name = random[kind].get(value) ?? `<${kind} ${random[kind].size + 1}>`
    random[kind].set(value, name)
    return name
  }
  const readable = (text: string) => Buffer.from(text, 'base64url').toString()

  /** Values that differ between two runs are replaced: ids by numbers, random values by their kind. */
  const steady = (line: string): string =>
    people
      .reduce(
        (text, { name: who, person }) =>
          text
            .replaceAll(person.id, `<${who}>`)
            .replaceAll(person.email, `<e-mail of ${who}>`)
            .replaceAll(person.mobile, `<mobile of ${who}>`),
        line,
      )
      .replace(signedLink, (_, kind: string, link: string) => `<${kind} ${readable(link)}>`)
      .replace(cursor, (_, name: string, position: string) => `${name}<cursor ${readable(position)}>`)
      .replace(/_secret_[0-9a-f]+/g, ' with its secret')
      .replace(paymentIntent, numbered('payment intent'))
      .replace(uuid, numbered('id'))
      .replace(token, numbered('token'))
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) =>
        Math.abs(Date.parse(moment) - realStart) < 60 * minute ? '<real time>' : moment,
      )

  /** Orders lines of the same moment without their random values. */
  const inOrder = (one: string, other: string) => {
    const [a = '', b = ''] = [one, other].map((line) => line.replace(uuid, (id) => random.id.get(id) ?? ''))
    return Number(a > b) - Number(a < b)
  }

  /** Everything that was sent since the last call, each by its reader. */
  async function effects(): Promise<string[]> {
    await server.deliverAll()
    const { db } = server.deps
    const nameOf = (id: string | null) => people.find(({ person }) => person.id === id)?.name ?? `account ${id}`
    const lines: string[] = []
    const stored = await db.select().from(notifications)
    const placeOf = ({ createdAt, kind, accountId, subject }: (typeof stored)[number]) =>
      `${createdAt.toISOString()} ${kind} ${nameOf(accountId)} ${subject}`
    for (const row of stored.sort((one, other) => inOrder(placeOf(one), placeOf(other)))) {
      const text = `${row.kind} about ${row.subject} ${JSON.stringify(row.words)} of ${row.updatedAt.toISOString()}${row.readAt ? ', read' : ''}${row.mailAt ? `, e-mail due ${row.mailAt.toISOString()}` : ''}`
      if (seen.notifications.get(row.id) === text) continue
      lines.push(`→ ${nameOf(row.accountId)}: ${seen.notifications.has(row.id) ? 'changed ' : ''}notification ${text}`)
      seen.notifications.set(row.id, text)
    }
    const letters = await db.select().from(mailboxMessages).orderBy(mailboxMessages.id)
    lines.push(
      ...letters
        .filter(({ id }) => id > seen.letters)
        .map(
          ({ channel, recipient, subject, body }) =>
            `→ ${channel} to ${recipient}: ${subject}\n${body.replace(/^/gm, '    ').replace(code, numbered('code'))}`,
        )
        .sort(inOrder),
    )
    seen.letters = letters.at(-1)?.id ?? seen.letters
    const security = await db.select().from(securityEvents).orderBy(securityEvents.id)
    lines.push(
      ...security
        .filter(({ id }) => id > seen.security)
        .map(({ accountId, kind, target }) => `→ audit: ${kind} of ${accountId ? nameOf(accountId) : target}`),
    )
    seen.security = security.at(-1)?.id ?? seen.security
    lines.push(
      ...events
        .splice(0)
        .map(({ to, event }) => `→ ${to.name}: live ${JSON.stringify(event)}`)
        .sort(inOrder),
      ...pushes.splice(0).sort(inOrder),
    )
    return lines
  }

  async function write(title: string, lines: readonly string[]): Promise<void> {
    record.push(`## ${title}`, ...lines.map(steady), ...(await effects()).map(steady), '')
  }

  /** The last values that each person has seen, by place. */
  const known = new Map<string, Map<string, string>>()
  /** The values that differ from those that this person saw last: each value is recorded once until it changes. */
  function changedFor(who: StoryCaller, route: RouteName, read: unknown): string[] {
    const lines = linesOf(read).map(steady)
    const kindOf = (line: string) => line.match(/^\w+/)?.[0] ?? ''
    const placeOf = (line: string) => line.slice(0, line.indexOf(': '))
    return [...new Set(lines.map(kindOf))].flatMap((kind) => {
      const now = lines.filter((line) => kindOf(line) === kind)
      // A proposal is the same in every response.
      const key = `${who.name} ${['proposal', 'status'].includes(kind) ? '' : route} ${kind}`
      const before = known.get(key) ?? new Map<string, string>()
      known.set(key, new Map(now.map((line) => [placeOf(line), line])))
      const places = now.map(placeOf)
      const isWithin = (one: string, other: string) =>
        one === other || one.startsWith(`${other}.`) || one.startsWith(`${other}[`)
      return [
        ...now.filter((line) => before.get(placeOf(line)) !== line),
        ...[...before.keys()]
          .filter((place) => !places.some((each) => isWithin(each, place) || isWithin(place, each)))
          .map((place) => `${place} is gone`),
      ]
    })
  }

  /** Makes somebody a person of the story; what they are sent is recorded from now on. */
  function follow(storyMember: StoryMember): StoryMember {
    people.push(storyMember)
    server.deps.live.subscribe(storyMember.person.id, (event) => events.push({ to: storyMember, event }))
    return storyMember
  }

  /** Follows a person whom the server already knows, with an account in this language and no notifications. */
  async function admit(who: string, language: 'en' | 'hi', person: Person): Promise<StoryMember> {
    await server.deps.db.update(accounts).set({ language }).where(eq(accounts.id, person.id))
    const somebody = follow({ name: who, language, person })
    await effects()
    // Several of one moment would be in any order.
    await server.deps.db.delete(notifications).where(eq(notifications.accountId, person.id))
    events.length = 0
    return somebody
  }

  /** Runs scheduled jobs, each with what it causes, then sends the e-mails about what they did. */
  async function runJobs(which: 'of each minute' | 'all'): Promise<void> {
    await server.deliverAll()
    for (const { every, run } of scheduled) {
      if (which === 'of each minute' && every > minute) continue
      await run(server.deps)
      // A notification made during the next job would or would not be part of its e-mail.
      await server.deliverAll()
    }
    await mailUnread(server.deps)
  }

  const headersOf = (who: StoryCaller) => ({
    'accept-language': who.language,
    'user-agent': who.userAgent ?? firefox,
    ...('person' in who ? { authorization: `Bearer ${who.person.token}`, 'x-info-id': who.person.id } : {}),
    ...('reviewKey' in who ? { 'x-review-key': who.reviewKey } : {}),
  })

  /** Opens an address outside of the API, like a receipt, one minute after the step before. */
  async function open(title: string, who: StoryCaller, address: string): Promise<string> {
    server.clock.ahead += minute
    const answer = await server.app.request(address, { headers: headersOf(who) })
    const [type = '', name = ''] = ['content-type', 'content-disposition'].map((each) => answer.headers.get(each) ?? '')
    const text = /^text|json/.test(type) ? await answer.text() : `${type}, ${name}`
    await write(title, [`${who.name}, ${who.language}: GET ${address} ${answer.status}`, ...text.split('\n')])
    return text
  }

  /** Something that happens outside of the product, like a charge by the bank, one minute after the step before. */
  async function outside(title: string, happen: () => Promise<unknown>): Promise<void> {
    server.clock.ahead += minute
    await write(title, linesOf(await happen()))
  }

  /** A call, and what the jobs of its minute do. */
  async function call<T = Record<string, unknown>>(
    title: string,
    who: StoryCaller,
    route: RouteName,
    { params = {}, query, body, only = [''] }: Sent = {},
  ): Promise<T> {
    server.clock.ahead += minute
    const [method = '', pattern = ''] = route.split(' ')
    const path = `/api${pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`
    const address = query ? `${path}?${new URLSearchParams(query)}` : path
    const answer = await server.app.request(address, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headersOf(who),
      },
      ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
    })
    const text = await answer.text()
    const read: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    requireDeclared(method, address, answer.status, typeof read === 'string' ? null : read)
    await runJobs('of each minute')
    await write(title, [
      `${who.name}, ${who.language}: ${method} ${address} ${answer.status}`,
      ...readHeaders.flatMap((name) => (answer.headers.has(name) ? [`${name}: ${answer.headers.get(name)}`] : [])),
      ...changedFor(who, route, read).filter((line) => !answer.ok || only.some((place) => line.startsWith(place))),
    ])
    return read as T
  }

  /** Time passes for people who stay logged in, and every scheduled job runs once. */
  async function pass(title: string, milliseconds: number): Promise<void> {
    server.clock.ahead += milliseconds
    // Meanwhile they have logged in again.
    const expiresAt = new Date('2100-01-01T00:00:00Z')
    await server.deps.db.update(sessions).set({ expiresAt }).where(isNull(sessions.revokedAt))
    await runJobs('all')
    await write(title, [])
  }

  return {
    server,
    call,
    open,
    outside,
    pass,
    admit,
    follow,
    runJobs,
    /** Compares the record with the approved one. */
    async end() {
      await server.close()
      expectFile(`${approvedStories}/${name}.txt`, record)
    },
  }
}

export type Story = Awaited<ReturnType<typeof startStory>>
