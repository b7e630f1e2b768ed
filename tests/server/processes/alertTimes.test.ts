import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The hour of alerts, compared with what `Intl` shows, in processes whose own zone does or does not change its clocks. */

const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Auckland',
  'UTC',
]

const program = `
import { nextAlert } from './src/domain/market/alerts.ts'
const wrong = []
for (const zone of ${JSON.stringify(zones)}) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' })
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 211 * 60_000)
    for (const [alert, days] of [['daily', 1], ['weekly', 7]]) {
      const next = nextAlert(alert, new Date(at), zone)
      const shown = clock.format(next).replace(',', '')
      const isRight = shown.endsWith(' 08:00:00') && (alert === 'daily' || shown.startsWith('Mon'))
      // A day on which clocks change is an hour longer.
      if (!isRight || next <= at || next - at > days * 86_400_000 + 3_600_000)
        wrong.push([zone, alert, new Date(at).toISOString(), next.toISOString(), shown])
    }
}
console.log(JSON.stringify({ found: wrong.length, wrong: wrong.slice(0, 5) }))
`

it.each(['UTC', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe'])(
  'is 08:00 on the clock of each member, and later than now, for a process in %s',
  (zone) => {
    const run = ['--import', 'tsx', '--input-type=module', '--eval', program]
    const answer = execFileSync(process.execPath, run, { env: { ...process.env, TZ: zone }, encoding: 'utf8' })
    expect(JSON.parse(answer)).toEqual({ found: 0, wrong: [] })
  },
  60_000,
)
