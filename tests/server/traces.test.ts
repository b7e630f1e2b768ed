import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorKey } from '../../server/features/operators/key.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { deleteOldTraces } from '../../server/features/traces/index.ts'
import { isSampled } from '../../server/features/traces/routes.ts'
import { accounts, supportMessages, traces } from '../../server/kernel/db/schema.ts'
import { limits } from '../../server/kernel/http/limits.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { TraceStep } from '../../src/domain/traces/traceSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { aStep } from '../support/steps.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const share = (shares_steps: boolean, person?: Person) =>
  server.request('PUT', '/api/account/sharing', { shares_steps }, person)
const send = (person?: Person, change: object = {}) =>
  server.request<{ recorded: boolean; fields?: object }>(
    'POST',
    '/api/traces',
    { trace: randomUUID(), first: 0, steps: [aStep], ...change },
    person,
  )
const storedOf = ({ id }: Person) => server.deps.db.select().from(traces).where(eq(traces.accountId, id))
const sharer = async () => {
  const person = await server.signUp('investor')
  expect((await share(true, person)).status).toBe(200)
  return person
}
const day = 86_400_000

describe('the consent', () => {
  it('is off at first, and nothing is stored before it is given', async () => {
    const person = await server.signUp('investor')
    const me = async () => (await server.request<Me>('GET', '/api/me', undefined, person)).body.shares_steps
    expect(await me()).toBe(false)
    expect((await send(person)).body).toEqual({ status: true, recorded: false })
    expect(await storedOf(person)).toEqual([])
    await share(true, person)
    expect(await me()).toBe(true)
    expect((await send(person)).body).toEqual({ status: true, recorded: true })
    expect(await storedOf(person)).toMatchObject([{ first: 0, steps: [aStep] }])
  })

  it('deletes what was recorded when it is withdrawn, and that of nobody else', async () => {
    const [person, other] = [await sharer(), await sharer()]
    await send(person)
    await send(other)
    expect((await share(false, person)).status).toBe(200)
    expect(await storedOf(person)).toEqual([])
    expect(await storedOf(other)).toHaveLength(1)
  })

  it('is decided by a member only', async () => {
    expect([(await share(true)).status, (await send()).status]).toEqual([401, 401])
  })

  it('withdrawn while batches arrive leaves none', async () => {
    const person = await sharer()
    for (let round = 0; round < 8; round++) {
      await share(true, person)
      await Promise.all([...Array.from({ length: 12 }, () => send(person)), share(false, person)])
      expect(await storedOf(person)).toEqual([])
    }
  })
})

describe('a batch', () => {
  it('is stored once, however often it is sent', async () => {
    const person = await sharer()
    const trace = randomUUID()
    await Promise.all([send(person, { trace }), send(person, { trace })])
    await send(person, { trace, first: 1 })
    expect((await storedOf(person)).map(({ first }) => first).sort()).toEqual([0, 1])
  })

  it('goes to its author, also under the name of a visit of somebody else', async () => {
    const [person, other] = [await sharer(), await sharer()]
    const trace = randomUUID()
    await send(person, { trace })
    await send(other, { trace })
    expect([await storedOf(person), await storedOf(other)].map(({ length }) => length)).toEqual([1, 1])
  })

  const texts: Record<string, Partial<Record<keyof TraceStep, unknown>>> = {
    'a flow that is none': { flow: 'asha' },
    'an address as a flow': { flow: 'asha@bridge.in' },
    'an event of another flow': { event: 'password.forgotten' },
    'a name as an event': { event: 'asha.rao' },
    'an amount as an event': { event: '5000000' },
    'a sentence as an event': { event: 'My receipt has the wrong address.' },
    'a state that is none': { states: ['asha'] },
    'a text as a state': { states: ['call me on 9820012345'] },
    'a transition of another flow': { taken: ['login.editing --form.submitted[0]'] },
    'a transition that does not exist': { taken: ['contact.editing --form.submitted[2]'] },
    'a state of every object': { states: ['constructor'] },
    'a transition with a text': { taken: ['contact.editing --form.submitted[0] asha'] },
    'a part of a second': { at: 1.5 },
    'a text as a time': { at: 'asha' },
  }
  it.each(Object.entries(texts))('with %s is refused and leaves nothing', async (_, change) => {
    const person = await sharer()
    const answer = await send(person, { steps: [aStep, { ...aStep, ...change }] })
    expect(answer.status).toBe(422)
    expect(await storedOf(person)).toEqual([])
  })

  it('loses whatever a step has besides', async () => {
    const person = await sharer()
    await send(person, { steps: [{ ...aStep, context: { email: 'asha@bridge.in' }, data: '₹ 50,00,000' }] })
    expect((await storedOf(person))[0]?.steps).toEqual([aStep])
  })

  it('has 100 steps at most', async () => {
    const person = await sharer()
    const of = (length: number) => send(person, { steps: Array.from({ length }, () => aStep) })
    expect([(await of(101)).status, (await of(0)).status, (await of(100)).status]).toEqual([422, 422, 200])
  })
})

describe('the limit of batches', () => {
  it('is for each member by itself', async () => {
    server.clock.stop()
    const [person, other] = [await sharer(), await sharer()]
    const statuses: number[] = []
    for (let sent = 0; sent < limits.traces.most + 20; sent += 20)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => send(person)))).map(({ status }) => status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await send(other)).status).toBe(200)
  })
})

describe('the sample', () => {
  it('has every visit, none, or about the given share, and a visit stays in it', () => {
    const visits = Array.from({ length: 2_000 }, () => randomUUID())
    const within = (percent: number) => visits.filter((trace) => isSampled(trace, percent)).length
    expect([within(100), within(0)]).toEqual([2_000, 0])
    expect(within(25)).toBeGreaterThan(400)
    expect(within(25)).toBeLessThan(600)
    expect(isSampled('3fffffff-0000-4000-8000-000000000000', 25)).toBe(true)
    expect(isSampled('40000000-0000-4000-8000-000000000000', 25)).toBe(false)
  })

  it('of none stores nothing, and the browser learns it', async () => {
    const none = await startTestServer({ TRACE_SAMPLE: '0' })
    const person = await none.signUp('investor')
    await none.request('PUT', '/api/account/sharing', { shares_steps: true }, person)
    const body = { trace: randomUUID(), first: 0, steps: [aStep] }
    expect((await none.request('POST', '/api/traces', body, person)).body).toEqual({ status: true, recorded: false })
    expect(await none.deps.db.select().from(traces)).toEqual([])
    await none.close()
  })
})

describe('the end of a trace', () => {
  it('comes after 30 days, not before', async () => {
    const person = await sharer()
    const trace = randomUUID()
    await send(person, { trace })
    const now = server.deps.now().getTime()
    const write = (first: number, age: number) =>
      server.deps.db
        .insert(traces)
        .values({ accountId: person.id, trace, first, steps: [aStep], createdAt: new Date(now - age) })
    await write(10, 30 * day + 60_000)
    await write(11, 30 * day - 60_000)
    await deleteOldTraces(server.deps)
    expect((await storedOf(person)).map(({ first }) => first).sort()).toEqual([0, 11])
  })

  it('comes with the end of the account', async () => {
    const person = await sharer()
    await send(person)
    await server.deps.db
      .update(accounts)
      .set({ deletionDueAt: new Date(0) })
      .where(eq(accounts.id, person.id))
    await eraseDue(server.deps)
    expect(await storedOf(person)).toEqual([])
    const [row] = await server.deps.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(row?.sharesSteps).toBe(false)
  })

  it('is preceded by the member’s own copy', async () => {
    const [person, other] = [await sharer(), await sharer()]
    await send(person)
    await send(other)
    const { body } = await server.request<{ recorded_steps: unknown[] }>(
      'GET',
      '/api/account/export',
      undefined,
      person,
    )
    expect(body.recorded_steps).toMatchObject([{ first: 0, steps: [aStep] }])
    expect(body.recorded_steps).toHaveLength(1)
  })
})

describe('steps with a message to support', () => {
  const write = (steps: unknown, request_id = randomUUID()) =>
    server.request<{ reference: string; fields?: object }>('POST', '/api/contact', {
      ...{ request_id, name: 'Asha', email: 'asha@bridge.in', topic: 'other' },
      message: 'The button does nothing.',
      ...(steps === undefined ? {} : { steps }),
    })
  const operator = (path: string) =>
    server.app.request(`/operator/${path}`, { headers: { authorization: `Bearer ${operatorKey(server.deps)}` } })

  it('are opened by the reference of the message', async () => {
    const { body } = await write([aStep])
    const answer = await operator(`traces/${body.reference}`)
    expect(JSON.parse(await answer.text())).toEqual({
      ...{ kind: 'visit', number: body.reference, part: 1, steps: [aStep] },
      day: server.deps.now().toISOString().slice(0, 10),
    })
    const without = await write(undefined)
    expect((await operator(`traces/${without.body.reference}`)).status).toBe(404)
    expect((await operator('traces/S-NOBODY')).status).toBe(404)
  })

  it('stay those of the first try', async () => {
    const id = randomUUID()
    await write([aStep], id)
    expect((await write([aStep, aStep], id)).status).toBe(200)
    const [row] = await server.deps.db.select().from(supportMessages).where(eq(supportMessages.id, id))
    expect(row?.steps).toEqual([aStep])
  })

  it('with a free text are refused', async () => {
    const answer = await write([{ ...aStep, states: ['asha'] }])
    expect([answer.status, answer.body.fields]).toEqual([422, { steps: 'invalid' }])
  })

  it('are deleted after 30 days, and the message stays', async () => {
    const id = randomUUID()
    await write([aStep], id)
    const made = new Date(server.deps.now().getTime() - 31 * day)
    await server.deps.db.update(supportMessages).set({ createdAt: made }).where(eq(supportMessages.id, id))
    await deleteOldTraces(server.deps)
    const [row] = await server.deps.db.select().from(supportMessages).where(eq(supportMessages.id, id))
    expect([row?.steps, row?.message]).toEqual([null, 'The button does nothing.'])
  })
})

describe('the operators’ export', () => {
  const lines = async () => {
    const headers = { authorization: `Bearer ${operatorKey(server.deps)}` }
    const text = await (await server.app.request('/operator/traces', { headers })).text()
    return {
      text,
      rows: text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    }
  }

  it('counts the use and has the visits, a lost batch between two parts, and names no account', async () => {
    await server.deps.db.delete(traces)
    const person = await sharer()
    const trace = 'a1b2c3d4-6c1c-4b58-9b7e-3f1f6a3d2c11'
    const later = { ...aStep, at: 9, event: 'started', taken: [], states: ['editing'] }
    await send(person, { trace, first: 0, steps: [aStep] })
    await send(person, { trace, first: 1, steps: [later] })
    await send(person, { trace, first: 5, steps: [aStep] })
    await send(await sharer())
    const { text, rows } = await lines()
    expect(rows).toContainEqual({
      ...{ kind: 'use', flow: 'contact', of: 'transition', id: 'contact.editing --form.submitted[0]' },
      ...{ times: 3, visits: 2, days: 1 },
    })
    expect(rows).toContainEqual({
      ...{ kind: 'use', flow: 'contact', of: 'state', id: 'contact.editing', times: 1, visits: 1, days: 1 },
    })
    expect(rows[0]).toEqual({ kind: 'period', days: 1, visits: 2 })
    const own = rows.filter(({ number }) => number === 'T-A1B2C3D4')
    expect(own.map(({ part, steps }) => [part, steps])).toEqual([
      [1, [aStep, later]],
      [2, [aStep]],
    ])
    expect(text).not.toContain(person.id)
  })

  it('is read by nobody else', async () => {
    const person = await sharer()
    const headers = { authorization: `Bearer ${person.token}`, 'x-info-id': person.id }
    for (const path of ['/operator/traces', '/operator/traces/S-1', '/api/traces'])
      expect((await server.app.request(path, { headers })).status).toBe(404)
  })
})
