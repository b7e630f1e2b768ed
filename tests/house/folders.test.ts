import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = 'tests'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const own = 'house/folders.test.ts'
const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path) && path !== own)

/** The code by which a file starts something. */
const starts = {
  database: /\b(?:startTestServer|newDatabase|connectEmbedded|connectRemote)\(/,
  process: /\b(?:startProduct|npmStart|runServer|startProxy|paymentKills)\(|from 'node:child_process'/,
  browser: /\b(?:openBrowser|openFirefox|openStage)\(/,
}
type Started = keyof typeof starts

/** The table in tests/README.md, by folder. */
const mayStart: Record<string, readonly Started[]> = {
  domain: [],
  machines: [],
  flowlab: [],
  'flowlab/own': ['process'],
  house: ['process'],
  ui: [],
  'spec/api': ['database'],
  'spec/browser': ['browser'],
  server: ['database'],
  'server/processes': ['database', 'process'],
  flows: ['browser'],
  'flows/own': ['browser', 'process', 'database'],
}
const folderOf = (path: string) =>
  Object.keys(mayStart)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0]

const linesWith = (pattern: RegExp, among: typeof files) =>
  among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at, lines) => (pattern.test(line) ? [{ path, line, before: lines[at - 1] ?? '' }] : [])),
  )
const named = (found: { path: string; line: string }[]) => found.map(({ path, line }) => `${path}: ${line.trim()}`)

describe('each test file', () => {
  it('is in a folder of the table and imports only what that folder may import', () => {
    const wrong = tests.flatMap(({ path, text }) => {
      const folder = folderOf(path)
      if (!folder) return [`${path}: no folder of the table`]
      const begun = (Object.keys(starts) as Started[]).filter((each) => starts[each].test(text))
      return begun.filter((each) => !mayStart[folder]?.includes(each)).map((each) => `${path}: starts a ${each}`)
    })
    expect(wrong).toEqual([])
  })

  it('waits for conditions; a comment before each wait for time gives the reason', () => {
    const waits = linesWith(/\bsetTimeout\(|\bwaitForTimeout\(|timers\/promises/, tests)
    expect(named(waits.filter(({ before }) => !before.includes('//')))).toEqual([])
  })
})

const others = files.filter(({ path }) => path !== own)

describe('all test code', () => {
  it('lets the system assign ports', () =>
    expect(named(linesWith(/process\.pid %|\bport = [1-9]\d{3}/, others))).toEqual([]))

  it('opens database connections in one place, which owns them until they are closed', () => {
    // The second one tests a pool without an owner.
    const owners = ['support/database.ts', 'server/processes/connections.test.ts']
    const opened = linesWith(/new (?:Pool|Client)\(/, others).filter(({ path }) => !owners.includes(path))
    expect(named(opened)).toEqual([])
  })

  it('drops no database that is in use', () => expect(named(linesWith(/with \(force\)/, others))).toEqual([]))
})
