import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Dates and times are formatted and calculated in one place, for the client and the server. */
const places = ['src/domain/time.ts', 'src/domain/timeZone.ts']
const lengths = 'src/domain/durations.ts'

const lines = ['src', 'server', 'flowlab', 'scripts'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !places.includes(path) && !path.includes('server/demo/texts'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => ({ path, line })),
    ),
)
const found = (pattern: RegExp, outside = '') =>
  lines
    .filter(({ path, line }) => path !== outside && pattern.test(line))
    .map(({ path, line }) => `${path}: ${line.trim()}`)

it.each([
  ['dayjs is imported', /from 'dayjs/],
  // Reading the device's time zone formats no date.
  ['a date is written by Intl', /Intl\.DateTimeFormat(?!\(\)\.resolvedOptions\(\)\.timeZone)|Intl\.RelativeTimeFormat/],
  ['a date is written by its own methods', /\.to(?:Locale)?(?:Date|Time)String\(|\.toUTCString\(/],
  [
    'a calendar is reckoned by hand',
    /\.(?:set(?:UTC)?(?:FullYear|Month|Date|Hours|Minutes)|get(?:UTC)?(?:Month|Date|Day|Hours|Minutes))\(/,
  ],
])('nowhere else %s', (_, pattern) => expect(found(pattern)).toEqual([]))

it('dates and times use dayjs alone in that place, and Intl only for the clocks of a zone', () => {
  for (const path of places) {
    const text = readFileSync(path, 'utf8')
    expect(text).toContain("from 'dayjs'")
    const used = new Set(text.match(/Intl\.\w+/g))
    expect([...used]).toEqual(path.endsWith('timeZone.ts') ? ['Intl.DateTimeFormat'] : [])
    expect(text).not.toMatch(/\.toLocale|\.[sg]et(?:UTC)?(?:Month|Date|Day|Hours)\(/)
  }
})

it('a length of time has its name: minute, hour, day, week', () => {
  const written = /\b(?:60_?000|3_?600_?000|86_?400_?000|604_?800_?000)\b|\b60 \* 1_?000\b/
  const named = /^(?:export )?const (?:minute|hour|day|week) =/
  expect(found(written, lengths)).toEqual([])
  expect(found(named, lengths)).toEqual([])
})
