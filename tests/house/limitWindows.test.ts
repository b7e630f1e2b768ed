import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Limits count within windows of the clock (a minute, an hour). A test that runs past the end of a window sees a fresh
 * limit, so a test that expects a refusal stops the clock first.
 */

/** Refusals by a limit: their statuses, and their codes. */
const refusal = /\b(?:429|423)\b|'(?:RATE_LIMITED|OTP_TOO_MANY|AUTH_LOCKED)'|\b(?:AUTH_LOCKED|OTP_TOO_MANY): async/

/** The 429 of another service, which this server only receives. */
const ofOthers = ['tests/server/push.test.ts']

const files = ['tests/server', 'tests/spec/api'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
)

it('a test that expects the refusal of a limit stops the clock of its server', () => {
  const expecting = files.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return /\bstart(?:TestServer|World)\(/.test(text) && refusal.test(text) && !ofOthers.includes(path)
  })
  expect(expecting.length).toBeGreaterThan(10)
  expect(expecting.filter((path) => !readFileSync(path, 'utf8').includes('.clock.stop()'))).toEqual([])
})
