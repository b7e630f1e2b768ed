import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { hasSqlState } from '../../server/kernel/db/sqlState.ts'
import { errorResponse } from '../../server/kernel/http/errors.ts'
import type { Deps, Env } from '../../server/kernel/ports/deps.ts'

const raised = (code: unknown) => Object.assign(new Error('raised by the database'), { code })
/** The error, wrapped in others this many times. */
const wrapped = (error: unknown, times: number): unknown =>
  times === 0 ? error : wrapped(new Error('failed', { cause: error }), times - 1)

it('a code is found however often its error was wrapped', () => {
  for (const times of [0, 1, 2, 5]) {
    expect(hasSqlState(wrapped(raised('23505'), times), '40001', '23505')).toBe(true)
    expect(hasSqlState(wrapped(raised('23505'), times), '40001')).toBe(false)
  }
  for (const error of [null, undefined, '23505', { cause: null }, raised(23505), raised(undefined), {}])
    expect(hasSqlState(error, '23505')).toBe(false)
})

it.each([
  ['22021', 1, 400],
  ['22021', 2, 400],
  ['22P05', 0, 400],
  ['22P05', 3, 400],
  ['23505', 1, 500],
])('text that no column can store (%s, wrapped %i times) is answered with %i', async (code, times, status) => {
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('deps', { log: { error: () => {} } } as unknown as Deps)
      await next()
    })
    .get('/', () => {
      throw wrapped(raised(code), times)
    })
  app.onError(errorResponse)
  expect((await app.request('/')).status).toBe(status)
})
