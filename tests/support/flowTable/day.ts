import { afterAll, beforeAll, vi } from 'vitest'

/** The day and the time zone in which the looks were approved: displayed times depend on both. */
export function holdTheDay() {
  const zone = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'UTC'
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') })
  })
  afterAll(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
}
