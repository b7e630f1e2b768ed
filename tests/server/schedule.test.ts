import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { viewCounter } from '../../server/features/listings/index.ts'
import { streams } from '../../server/features/live/index.ts'
import { type Scheduled, scheduleOf } from '../../server/jobs/schedule.ts'
import { scheduledJobs } from '../../server/kernel/db/schema.ts'
import { scheduled } from '../../server/schedule.ts'
import { startTestServer } from '../support/server.ts'
import { countStatements } from '../support/statementCount.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const second = 1_000
const minute = 60 * second

describe('a scheduled job', () => {
  const started: string[] = []
  beforeEach(async () => {
    started.length = 0
    server.clock.ahead = 0
    await server.deps.db.delete(scheduledJobs)
  })

  /** An instance with one job that is due every hour. */
  const instance = (who: string, run: Scheduled['run'] = async () => {}) =>
    scheduleOf(server.deps, [
      {
        name: 'tested',
        every: 60 * minute,
        run: async (deps) => {
          started.push(who)
          await run(deps)
        },
      },
    ])
  /** A job that runs until `finish` is called. */
  function slow(who: string) {
    let finish = () => {}
    const finished = new Promise<void>((done) => {
      finish = done
    })
    return { ...instance(who, () => finished), finish }
  }

  it('is started by one of the instances that poll at once, an interval after it was first seen', async () => {
    const instances = ['one', 'two', 'three'].map((who) => instance(who))
    const allLook = () => Promise.all(instances.map(({ runDueJobs }) => runDueJobs()))
    await allLook()
    server.clock.ahead += 59 * minute
    await allLook()
    expect(started).toEqual([])
    for (let time = 1; time <= 3; time++) {
      server.clock.ahead += time === 1 ? minute : 60 * minute
      await allLook()
      expect(started).toHaveLength(time)
    }
  })

  it('is started again only once its interval has passed, counted from its start', async () => {
    const one = instance('one')
    await one.runDueJobs()
    server.clock.ahead += 60 * minute
    await one.runDueJobs()
    server.clock.ahead += 59 * minute
    await one.runDueJobs()
    expect(started).toHaveLength(1)
    server.clock.ahead += minute
    await one.runDueJobs()
    expect(started).toHaveLength(2)
  })

  it('stays with the instance that runs it, however long that takes', async () => {
    const [holder, other] = [slow('holder'), instance('other')]
    await holder.runDueJobs()
    server.clock.ahead += 60 * minute
    const working = holder.runDueJobs()
    await expect.poll(() => started).toEqual(['holder'])
    for (let passed = 0; passed < 180; passed++) {
      server.clock.ahead += minute / 2
      await holder.runDueJobs()
      await other.runDueJobs()
    }
    expect(started).toEqual(['holder'])
    holder.finish()
    await working
    await other.runDueJobs()
    expect(started).toEqual(['holder', 'other'])
  })

  it('of a dead instance is taken over by another within 90 seconds, not within 60', async () => {
    const [dying, other] = [slow('dying'), instance('other')]
    await dying.runDueJobs()
    server.clock.ahead += 60 * minute
    const working = dying.runDueJobs()
    await expect.poll(() => started).toEqual(['dying'])
    server.clock.ahead += minute
    await other.runDueJobs()
    expect(started).toEqual(['dying'])
    server.clock.ahead += 30 * second + 1
    await other.runDueJobs()
    expect(started).toEqual(['dying', 'other'])
    dying.finish()
    await working
  })

  it('that was taken over is not released by its former instance', async () => {
    const [late, other, third] = [slow('late'), slow('other'), instance('third')]
    await late.runDueJobs()
    server.clock.ahead += 60 * minute
    const firstRun = late.runDueJobs()
    await expect.poll(() => started).toEqual(['late'])
    server.clock.ahead += 91 * second
    const secondRun = other.runDueJobs()
    await expect.poll(() => started).toEqual(['late', 'other'])
    late.finish()
    await firstRun
    await third.runDueJobs()
    expect(started).toEqual(['late', 'other'])
    other.finish()
    await secondRun
  })

  it('that fails is started again an interval later, and delays nothing else', async () => {
    const turns: string[] = []
    const jobs = ['failing', 'fine'].map((name) => ({
      name,
      every: minute,
      run: async () => {
        turns.push(name)
        if (name === 'failing') throw new Error('it fails')
      },
    }))
    const { runDueJobs } = scheduleOf(server.deps, jobs)
    for (let time = 0; time < 3; time++) {
      await runDueJobs()
      server.clock.ahead += minute
    }
    expect(turns.sort()).toEqual(['failing', 'failing', 'fine', 'fine'])
  })

  it('continues after a clock that was days ahead is corrected', async () => {
    const one = instance('one')
    server.clock.ahead += 70 * 24 * 60 * minute
    await one.runDueJobs()
    server.clock.ahead += 60 * minute
    await one.runDueJobs()
    server.clock.ahead = 0
    await one.runDueJobs()
    expect(started).toEqual(['one', 'one'])
    const [row] = await server.deps.db.select().from(scheduledJobs).where(eq(scheduledJobs.name, 'tested'))
    expect(row?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 60 * minute)
  })
})

describe('an idle instance', () => {
  afterEach(() => void vi.useRealTimers())

  it('sends the database less than one statement in three seconds', async () => {
    await server.deps.db.delete(scheduledJobs)
    const counted = countStatements()
    // Waits until its statements, and those that follow from them, have finished.
    const quiet = async (texts: readonly string[]) => {
      for (let before = -1; before < texts.length; ) {
        before = texts.length
        await counted.apart(() => server.deps.db.$count(scheduledJobs))
        await server.deps.jobs.tracked()
      }
    }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const minutes = 60
    const asked: string[] = []
    const stops: (() => void)[] = []
    try {
      await counted.causedBy(async () => {
        stops.push(
          scheduleOf(server.deps, scheduled).start(),
          viewCounter.startSaving(server.deps),
          streams.startBeating(server.deps),
        )
        server.deps.jobs.start()
      })
      for (let passed = 0; passed < minutes * minute; passed += 5 * second) {
        server.clock.ahead += 5 * second
        const texts = await counted.causedBy(async () => void vi.advanceTimersByTime(5 * second))
        await quiet(texts)
        asked.push(...texts)
      }
    } finally {
      for (const stop of stops) stop()
      counted.stop()
    }
    // Each of its jobs ran whenever it was due.
    const rows = await server.deps.db.select().from(scheduledJobs)
    expect(rows.map(({ name }) => name).sort()).toEqual(scheduled.map(({ name }) => name).sort())
    expect(asked.length).toBeGreaterThan(4 * minutes)
    expect(asked.length).toBeLessThan((minutes * 60) / 3)
  })
})
