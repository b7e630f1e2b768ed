import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { jobHandlers } from '../../server/jobHandlers.ts'
import { enqueue } from '../../server/jobs/enqueue.ts'
import { deleteOldJobs, jobQueueOf, retryDelay, runDue } from '../../server/jobs/queue.ts'
import { connectRemote } from '../../server/kernel/db/connect.ts'
import type { Notifications } from '../../server/kernel/db/notifications.ts'
import { outbox } from '../../server/kernel/db/schema.ts'
import { Undeliverable } from '../../server/kernel/ports/undeliverable.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { serverOnStored, startTestServer } from '../support/server.ts'
import { eventually } from '../support/until.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const letterTo = (to: string) => ({ channel: 'email' as const, to, subject: 'Hello', text: 'A letter.' })
const jobOf = async (key: string) => (await server.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0]

/** Two instances on one database whose provider behaves as the test says; neither is woken automatically. */
function instance(send: (mail: { to: string; id: string }) => Promise<void>) {
  const silent = { ...server.deps.jobs, wake() {} }
  return { ...server.deps, mail: { send }, jobs: silent }
}

/** No notifications: only polling is left. */
const nobody: Notifications = { subscribe() {}, isUp: () => false, notify: async () => {}, close: async () => {} }

describe('a job', () => {
  it('is stored with its cause or not at all', async () => {
    const to = 'rolled-back@test.in'
    await server.deps.db
      .transaction(async (tx) => {
        await enqueue(server.deps, tx, letterTo(to), { key: 'rolled back' })
        throw new Error('the cause failed')
      })
      .catch(() => null)
    expect(await jobOf('rolled back')).toBeUndefined()
    await server.deps.db.transaction((tx) => enqueue(server.deps, tx, letterTo('stored@test.in'), { key: 'stored' }))
    await eventually(async () => expect(await server.letters('stored@test.in')).toHaveLength(1))
    expect(await server.letters(to)).toEqual([])
  })

  it('is delivered within 100 ms of the commit, without polling', async () => {
    const waits: number[] = []
    for (let time = 0; time < 5; time++) {
      const key = `committed ${time}`
      await server.deps.db.transaction(async (tx) => {
        await enqueue(server.deps, tx, letterTo('committed@test.in'), { key })
        // A poll before the commit finds nothing, so the delivery must not depend on it.
        server.deps.jobs.wake()
      })
      const committed = performance.now()
      await expect.poll(async () => (await jobOf(key))?.sentAt, { interval: 5 }).toBeInstanceOf(Date)
      waits.push(performance.now() - committed)
    }
    // The machine may be busy with other tests now and then.
    expect(Math.min(...waits)).toBeLessThan(100)
  })

  it('with a code is sent right after the response, and is no longer readable in the database', async () => {
    const sent = await server.request<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'verify_email',
      target: targetNamed('quick@test.in'),
    })
    const started = performance.now()
    const code = await server.codeFor('quick@test.in')
    expect(performance.now() - started).toBeLessThan(1_500)
    const row = await eventually(async () => {
      const found = await jobOf(`code:${sent.body.challenge_id}:1`)
      expect(found?.sentAt).not.toBeNull()
      return found
    })
    expect(row).toMatchObject({ encrypted: null, recipient: 'q•••@test.in', tries: 1 })
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('for an account that does not exist is written too, and not delivered', async () => {
    const sent = await server.request<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'reset_password',
      target: targetNamed('nobody@test.in'),
    })
    await eventually(async () => {
      const row = await jobOf(`code:${sent.body.challenge_id}:1`)
      expect(row).toMatchObject({ channel: 'none', lastError: null })
      expect(row?.sentAt).not.toBeNull()
    })
    expect(await server.letters('nobody@test.in')).toEqual([])
  })

  it('enqueued twice for one cause is one job, and delivered twice it is one message', async () => {
    const [key, to] = ['twice', 'twice@test.in']
    for (let time = 0; time < 2; time++) await enqueue(server.deps, server.deps.db, letterTo(to), { key })
    await eventually(async () => expect((await jobOf(key))?.sentAt).not.toBeNull())
    const again = { ...letterTo(to), id: 'x' }
    for (let time = 0; time < 2; time++) await server.deps.mail.send(again)
    expect(await server.letters(to)).toHaveLength(2)
  })

  it('is delivered by another instance if its writer has died', async ({ skip }) => {
    // The embedded database has one instance.
    if (!server.url) return skip()
    const [writer, other] = await Promise.all(
      [1, 2].map(async () => serverOnStored(await connectRemote({ url: server.url ?? '' }))),
    )
    if (!writer || !other) throw new Error('two instances were started')
    await Promise.all([server.deps.jobs.stop(), writer.deps.jobs.stop()])
    await writer.deps.db.transaction((tx) =>
      enqueue(writer.deps, tx, letterTo('elsewhere@test.in'), { key: 'elsewhere' }),
    )
    await eventually(async () => expect((await jobOf('elsewhere'))?.sentAt).toBeInstanceOf(Date))
    await Promise.all([writer.close(), other.close()])
  })
})

describe('delivery', () => {
  // The server's own worker would take the jobs meant for these instances.
  beforeAll(() => server.deps.jobs.stop())

  const written = async (key: string, more: { usefulUntil?: Date } = {}) => {
    const quiet = instance(async () => {})
    await enqueue(quiet, server.deps.db, letterTo(`${key}@test.in`), { key, ...more })
  }
  it('200 jobs by three instances at once: each exactly once', async () => {
    const prefix = randomUUID()
    for (let number = 0; number < 200; number++) await written(`${prefix}-${number}`)
    const delivered: string[] = []
    const instances = [0, 1, 2].map(() => instance(async ({ to }) => void delivered.push(to)))
    const empty = async (deps: (typeof instances)[number]) => {
      while ((await runDue(deps, jobHandlers)) > 0);
    }
    await Promise.all(instances.map(empty))
    const own = delivered.filter((to) => to.startsWith(prefix))
    expect(own).toHaveLength(200)
    expect(new Set(own).size).toBe(200)
  })

  it('retries a provider that is down after growing delays, with the same id, until it is up', async () => {
    const ids: string[] = []
    let down = true
    const deps = instance(async ({ to, id }) => {
      if (!to.startsWith('down')) return
      ids.push(id)
      if (down) throw new Error('451 try later')
    })
    await written('down')
    await runDue(deps, jobHandlers)
    expect(await jobOf('down')).toMatchObject({ sentAt: null, deadAt: null, lastError: '451 try later', tries: 1 })
    await runDue(deps, jobHandlers)
    expect(ids).toHaveLength(1)
    server.clock.ahead += 2_000
    await runDue(deps, jobHandlers)
    expect(ids).toHaveLength(2)
    down = false
    server.clock.ahead += 4_000
    await runDue(deps, jobHandlers)
    expect(new Set(ids).size).toBe(1)
    expect(await jobOf('down')).toMatchObject({ tries: 3, lastError: null, encrypted: null })
  })

  it('stops at once after a permanent refusal, or after twelve failures: a dead letter', async () => {
    let tried = 0
    const deps = instance(async ({ to }) => {
      tried++
      if (to.startsWith('refused')) throw new Undeliverable('550 no such user')
      throw new Error('nobody answers')
    })
    await written('refused')
    await runDue(deps, jobHandlers)
    expect(await jobOf('refused')).toMatchObject({ tries: 1, lastError: '550 no such user' })
    expect((await jobOf('refused'))?.deadAt).not.toBeNull()
    await written('never')
    tried = 0
    for (let round = 0; round < 20; round++) {
      await runDue(deps, jobHandlers)
      server.clock.ahead += 3_600_000
    }
    expect(tried).toBe(12)
    expect((await jobOf('never'))?.deadAt).not.toBeNull()
    await server.deps.db.delete(outbox).where(like(outbox.key, 'never'))
  })

  it('skips an expired code', async () => {
    let tried = 0
    await written('late', { usefulUntil: new Date(server.deps.now().getTime() - 1) })
    await runDue(
      instance(async () => void tried++),
      jobHandlers,
    )
    expect(tried).toBe(0)
    expect(await jobOf('late')).toMatchObject({ lastError: 'expired' })
  })

  it('skips a code that expired while it waited, and delivers one that is still valid', async () => {
    const soon = (seconds: number) => ({ usefulUntil: new Date(server.deps.now().getTime() + seconds * 1_000) })
    await written('expired', soon(60))
    await written('valid', soon(120))
    server.clock.ahead += 61_000
    const delivered: string[] = []
    await runDue(
      instance(async ({ to }) => void delivered.push(to)),
      jobHandlers,
    )
    expect(delivered.filter((to) => /^(?:expired|valid)@/.test(to))).toEqual(['valid@test.in'])
    expect(await jobOf('expired')).toMatchObject({ lastError: 'expired' })
  })

  it('is taken over after a minute if an instance dies during it', async () => {
    await written('dying')
    const never = new Promise<void>(() => {})
    void runDue(
      instance(() => never),
      jobHandlers,
    )
    await eventually(async () => expect((await jobOf('dying'))?.tries).toBe(1))
    const delivered: string[] = []
    const other = instance(async ({ to }) => void delivered.push(to))
    await runDue(other, jobHandlers)
    expect(delivered).toEqual([])
    server.clock.ahead += 60_001
    await runDue(other, jobHandlers)
    expect(delivered).toEqual(['dying@test.in'])
  })

  it('is retried after delays that double up to an hour, shortened at random by up to half', () => {
    expect([1, 2, 3, 11, 12].map((tries) => retryDelay(tries, 0))).toEqual([2_000, 4_000, 8_000, 2_048_000, 3_600_000])
    expect(retryDelay(12, 1)).toBe(1_800_000)
  })

  it('a job delivered a week ago is deleted, a dead letter after 30 days', async () => {
    const day = 86_400_000
    const dead = () => server.deps.db.$count(outbox, eq(outbox.key, 'refused'))
    server.clock.ahead += 8 * day
    await deleteOldJobs(server.deps)
    expect(await jobOf('stored')).toBeUndefined()
    expect(await dead()).toBe(1)
    server.clock.ahead += 30 * day
    await deleteOldJobs(server.deps)
    expect(await dead()).toBe(0)
  })

  it('finishes before the queue stops', async () => {
    let finish = () => {}
    const slow = new Promise<void>((done) => {
      finish = done
    })
    await written('slow')
    const deps = instance(() => slow)
    const own = jobQueueOf(() => deps, jobHandlers, nobody)
    own.wake()
    await eventually(async () => expect((await jobOf('slow'))?.tries).toBe(1))
    let stopped = false
    const stopping = own.stop().then(() => {
      stopped = true
    })
    // Long enough for a faulty stop that does not wait.
    await new Promise((later) => setTimeout(later, 30))
    expect(stopped).toBe(false)
    finish()
    await stopping
    expect((await jobOf('slow'))?.sentAt).not.toBeNull()
  })

  it('a job without a wake-up is found within 30 seconds', async () => {
    await written('unheard')
    const own = jobQueueOf(() => instance(async () => {}), jobHandlers, nobody)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      own.start()
      vi.advanceTimersByTime(30_000)
    } finally {
      vi.useRealTimers()
    }
    await eventually(async () => expect((await jobOf('unheard'))?.sentAt).toBeInstanceOf(Date))
    await own.stop()
  })

  it('a job that could not be claimed is claimed once the database responds again', async () => {
    await written('refused once')
    let failures = 0
    const db = new Proxy(server.deps.db, {
      get(target, name, receiver) {
        if (name === 'update' && failures++ === 0) throw new Error('no connection is free')
        return Reflect.get(target, name, receiver)
      },
    })
    const own = jobQueueOf(() => ({ ...instance(async () => {}), db }), jobHandlers, nobody)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      own.wake()
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      vi.advanceTimersByTime(3_100)
    } finally {
      vi.useRealTimers()
    }
    await eventually(async () => expect((await jobOf('refused once'))?.sentAt).toBeInstanceOf(Date))
    await own.stop()
  })

  it('one wake-up delivers every job that is due, also more than fit into one batch', async () => {
    const prefix = randomUUID()
    for (let number = 0; number < 20; number++) await written(`${prefix}-${number}`)
    const delivered: string[] = []
    const own = jobQueueOf(() => instance(async ({ to }) => void delivered.push(to)), jobHandlers, nobody)
    own.wake()
    await eventually(async () => expect(delivered.filter((to) => to.startsWith(prefix))).toHaveLength(20))
    await own.stop()
  })
})
