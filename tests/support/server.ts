import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import pino from 'pino'
import { demoProfiles } from '../../server/demo/people.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import { jobsChannel } from '../../server/jobs/enqueue.ts'
import { runDue } from '../../server/jobs/queue.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { type Connection, connectEmbedded, connectRemote } from '../../server/kernel/db/connect.ts'
import { accounts, memberships, outbox, sessions } from '../../server/kernel/db/schema.ts'
import { wire } from '../../server/wire.ts'
import type { AccountType, LoginType } from '../../src/domain/offerings.ts'
import { isLoginType, profileKindOf } from '../../src/domain/offerings.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import { copyOf, type Snapshot, snapshotOf } from './copies.ts'
import { newDatabase } from './database.ts'
import { requireDeclared } from './declared.ts'
import { targetNamed } from './loginTargets.ts'
import { until } from './until.ts'

export interface Person {
  token: string
  id: string
  email: string
  mobile: string
}

export const password = 'Sturdy#Bridge7'

/** A whole server without a port, on a fresh database: PostgreSQL if its address is given, else the embedded one. */
export const startTestServer = async (environment: Record<string, string> = {}) =>
  serverOn(await freshDatabase(), { environment })

/** A server on an existing database; people created on it before do not conflict. */
export async function serverOnStored(connection: Connection, environment: Record<string, string> = {}) {
  const peopleBefore = Date.now() % 8_000_000
  return serverOn({ connection, drop: async () => {}, url: null }, { environment, peopleBefore })
}

interface Setting {
  environment?: Record<string, string>
  /** People with numbers up to this one exist already. */
  peopleBefore?: number
}

/** A person who has just registered, or a member with an approved profile. */
type Kind = LoginType | `member ${AccountType}`

/**
 * One member of each kind is created over the API, on a server of their own that nothing has changed. All others of
 * this process are copies: the same rows and files with new ids and later timestamps. This is done only if nothing is
 * configured differently, on the same day and if the clock has not been advanced, so that a copy equals a member made
 * over the API.
 */
const snapshots = new Map<string, Promise<Snapshot | null>>()

async function takeSnapshot(kind: Kind, stoppedAt: number | null): Promise<Snapshot | null> {
  const server = await serverOn(await freshDatabase(), {})
  server.clock.stoppedAt = stoppedAt
  try {
    return await server.snapshotOfNew(kind)
  } finally {
    await server.close()
  }
}

/** Set by `npm run bench flaky -- --slow`: milliseconds before the server hears of a new job. */
const slowJobs = Number(process.env.SLOW_JOBS ?? 0)

/** A connection whose jobs begin late, so that a test that needs one to be done must wait for it. */
function withSlowJobs(connection: Connection): Connection {
  if (!slowJobs) return connection
  return {
    ...connection,
    notifications(log) {
      const notifications = connection.notifications(log)
      return {
        ...notifications,
        subscribe(channel, subscriber) {
          // The real clock, which a test does not move.
          const late = (payload: string) => void setTimeout(() => subscriber.notified(payload), slowJobs).unref()
          notifications.subscribe(channel, channel === jobsChannel ? { ...subscriber, notified: late } : subscriber)
        },
      }
    },
  }
}

async function serverOn({ connection, drop, url }: Database, { environment = {}, peopleBefore = 0 }: Setting) {
  const clock = {
    ahead: 0,
    stoppedAt: null as number | null,
    /** Stops the clock, so that a limit's window cannot end between two calls; `ahead` still moves it. */
    stop(at = new Date()) {
      this.stoppedAt = at.getTime()
    },
  }
  const onClock = () => clock.stoppedAt ?? Date.now()
  let people = peopleBefore
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://', LOG_LEVEL: 'silent', ...environment })
  const { deps, app } = await wire(
    config,
    withSlowJobs(connection),
    pino({ level: 'silent' }),
    () => new Date(onClock() + clock.ahead),
  )

  const unfinished = and(isNull(outbox.sentAt), isNull(outbox.deadAt))
  // A claimed job is due again only when its instance must have died.
  const isRunning = and(isNull(outbox.lastError), gt(outbox.tries, 0))

  /** Waits until no job is running; jobs due for a retry may remain. */
  async function delivered(): Promise<void> {
    // The notification of a step is sent after the response.
    await deps.jobs.tracked()
    // The server polls by the real clock; jobs that are due because the clock was advanced are delivered here.
    if (clock.ahead > 0) while ((await runDue(deps, jobHandlers)) > 0);
    const onItsWay = and(unfinished, or(isRunning, and(isNull(outbox.lastError), lte(outbox.dueAt, deps.now()))))
    await until('no job is running', async () => (await deps.db.$count(outbox, onItsWay)) === 0)
  }

  /** Delivers jobs that are due, and waits for those that the server has already claimed. */
  async function deliverAll(): Promise<void> {
    await deps.jobs.tracked()
    const toDo = and(unfinished, or(isRunning, lte(outbox.dueAt, deps.now())))
    if ((await deps.db.$count(outbox, toDo)) === 0) return
    while ((await runDue(deps, jobHandlers)) > 0);
    await delivered()
  }

  async function request<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    as?: Person,
    userAgent = '',
  ) {
    if (path.startsWith('/mailbox')) await delivered()
    const answer = await app.request(path, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        'user-agent': userAgent,
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-info-id': as.id } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const read: unknown = text ? JSON.parse(text) : null
    requireDeclared(method, path, answer.status, read)
    return { status: answer.status, headers: answer.headers, body: read as T }
  }

  interface Letter {
    subject: string
    body: string
  }

  /** The messages sent to an address, newest first. */
  const letters = async (target: string): Promise<Letter[]> =>
    (await request<{ list: Letter[] }>('GET', `/mailbox/messages.json?to=${encodeURIComponent(target)}`)).body.list

  const codesTo = async (target: string): Promise<string[]> =>
    (await letters(target)).flatMap(({ body }) => body.match(/\b\d{6}\b/)?.[0] ?? [])

  /** The newest code sent to an address; messages arrive a moment after the response that announces them. */
  async function codeFor(target: string, after = 0): Promise<string> {
    for (let tries = 0; tries < 1_000; tries++) {
      const codes = await codesTo(target)
      if (codes.length > after) return codes[0] ?? ''
      await new Promise((later) => setTimeout(later, 10))
    }
    throw new Error(`no code came for ${target}`)
  }

  async function prove(purpose: string, target: string): Promise<string> {
    const before = (await codesTo(target)).length
    const sent = await request<{ challenge_id: string }>('POST', '/api/codes', { purpose, target: targetNamed(target) })
    const code = await codeFor(target, before)
    const verified = await request<{ proof: string }>('POST', `/api/codes/${sent.body.challenge_id}/verification`, {
      code,
    })
    return verified.body.proof
  }

  /** The name and address of the next person. */
  function newcomer() {
    const number = ++people
    const mobile = `+91982${String(1_000_000 + number)}`
    return { name: `Person ${number}`, email: `person${number}@test.in`, mobile }
  }

  async function register(loginType: LoginType, { name, email, mobile }: ReturnType<typeof newcomer>): Promise<Person> {
    const { body } = await request<{ access_token: string; info_id: string }>('POST', '/api/register', {
      login_type: loginType,
      name,
      mobile,
      email,
      email_proof: await prove('verify_email', email),
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    })
    return { token: body.access_token, id: body.info_id, email, mobile }
  }

  async function makeMember(accountType: AccountType, who: ReturnType<typeof newcomer>): Promise<Person> {
    const person = await register(accountType === 'investor' ? 'investor' : 'entrepreneur', who)
    const kind = profileKindOf(accountType)
    const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [kind]: 2 }
    const sample = demoProfiles(counts, deps.now().getUTCFullYear())[1]
    await request('PUT', `/api/profiles/${accountType}/basic`, { answers: sample?.basic }, person)
    await request('PUT', `/api/profiles/${accountType}/business`, { answers: sample?.business }, person)
    for (const key of wizardSteps[kind].requiredDocuments)
      await request(
        'POST',
        '/api/documents',
        uploadOf(key, kind, onePixel, 'photo.png', key === 'identity-proof' ? 'passport' : 'trade-license'),
        person,
      )
    await request('PUT', `/api/profiles/${accountType}/documents`, {}, person)
    await request('POST', `/api/profiles/${accountType}/submission`, {}, person)
    return person
  }

  /** Creates someone over the API. */
  const make = (kind: Kind, who: ReturnType<typeof newcomer>): Promise<Person> =>
    isLoginType(kind) ? register(kind, who) : makeMember(kind.slice('member '.length) as AccountType, who)

  async function snapshotOfNew(kind: Kind): Promise<Snapshot | null> {
    const who = newcomer()
    const person = await make(kind, who)
    await delivered()
    return snapshotOf(deps, person, who.name)
  }

  async function copyOrMake(kind: Kind): Promise<Person> {
    const who = newcomer()
    const now = deps.now()
    const isNow = Math.abs(now.getTime() - onClock()) < 1_000
    if (Object.keys(environment).length > 0 || !isNow) return make(kind, who)
    const snapshotKey = `${kind} ${now.toISOString().slice(0, 10)}`
    const taken = snapshots.get(snapshotKey) ?? takeSnapshot(kind, clock.stoppedAt)
    snapshots.set(snapshotKey, taken)
    taken.catch(() => snapshots.delete(snapshotKey))
    const snapshot = await taken
    return snapshot ? copyOf(deps, snapshot, who) : make(kind, who)
  }

  const signUp = (loginType: LoginType): Promise<Person> => copyOrMake(loginType)
  /** A person with an approved profile, its documents uploaded. */
  const member = (accountType: AccountType): Promise<Person> => copyOrMake(`member ${accountType}`)

  /** Sets the same state as entering a code sent to the mobile. */
  const verifyMobile = ({ id }: Person) =>
    deps.db.update(accounts).set({ mobileVerifiedAt: deps.now() }).where(eq(accounts.id, id))

  /** A member on the free trial. */
  async function trialMember(accountType: AccountType): Promise<Person> {
    const person = await member(accountType)
    await verifyMobile(person)
    await request(
      'POST',
      '/api/buy-membership',
      { plan_id: `${accountType}-free-trial`, types: [], mode: 'NEW' },
      person,
    )
    return person
  }

  /** Sets the same state as adding Global Connect to the member's plan. */
  const openGlobalConnect = ({ id }: Person) =>
    deps.db.update(memberships).set({ hasWantToGrow: true }).where(eq(memberships.accountId, id))

  const profileIdOf = async (person: Person) =>
    (await request<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, person)).body.profiles[0]?.id ?? ''

  /** Advances the clock; signed-in members stay signed in. */
  async function pass(milliseconds: number): Promise<void> {
    await deps.db.update(sessions).set({ expiresAt: new Date('2100-01-01') })
    clock.ahead += milliseconds
  }

  return {
    /** The database's address for other processes; null for the embedded one. */
    url,
    deps,
    app,
    request,
    codeFor,
    letters,
    prove,
    signUp,
    member,
    snapshotOfNew,
    trialMember,
    verifyMobile,
    openGlobalConnect,
    profileIdOf,
    clock,
    pass,
    deliverAll,
    close: async () => {
      await deps.jobs.stop()
      await connection.close()
      await drop()
    },
  }
}

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function uploadOf(key: string, kind: string, bytes: Uint8Array, name: string, type = 'trade-license'): FormData {
  const form = new FormData()
  form.set('key', key)
  form.set('kind', kind)
  form.set('type', type)
  form.set('title', name)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}

interface Database {
  connection: Connection
  url: string | null
  drop: () => Promise<void>
}

async function freshDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return { connection: await connectEmbedded('memory://'), drop: async () => {}, url: null }
  const own = await newDatabase(url, 'schema')
  return { ...own, connection: await connectRemote({ url: own.url }) }
}
