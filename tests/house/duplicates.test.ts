import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * No thirteen lines of code stand in two places, whatever their strings and numbers are. Tables of the same shape with
 * other names are no repetition.
 */
const longest = 12

/** Generated, or texts that members read: their repetition is their nature. */
const left = [/^src\/i18n\//, /^server\/demo\/texts\//, /\.d\.ts$/]

interface Line {
  path: string
  number: number
  code: string
}

/** In a chart, strings are the names of states, actions and guards. */
const isChart = (path: string) => path.startsWith('src/machines/')

/**
 * Lines that say something: without comments, imports, lone punctuation and the rows of a table of texts. Strings and
 * numbers are all alike.
 */
function linesOf(path: string, text: string): Line[] {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^(?:import|export) [^;'"]*? from '[^']*'$/gm, (lines) => lines.replace(/[^\n]/g, ''))
  return bare
    .split('\n')
    .map((line, place) => ({
      path,
      number: place + 1,
      code: line
        .replace(/(?<=^|\s)\/\/.*$/, '')
        .replace(isChart(path) ? /(?!)/g : /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, "''")
        .replace(/\b\d[\d_.]*/g, '0')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ code }) => /\w/.test(code) && !/^\w+: '',$/.test(code))
}

/** The beginnings of runs of more than `longest` lines that stood before, each with where. */
function repeated(files: readonly Line[][]): string[] {
  const first = new Map<string, Line>()
  const found: string[] = []
  for (const lines of files) {
    let reported = -2
    for (let place = 0; place + longest < lines.length; place++) {
      const run = lines.slice(place, place + longest + 1)
      const [begin] = run
      if (!begin) continue
      const key = run.map(({ code }) => code).join('\n')
      const before = first.get(key)
      const overlaps = before?.path === begin.path && begin.number - before.number <= longest
      if (!before) first.set(key, begin)
      else if (!overlaps) {
        if (place > reported + 1) found.push(`${begin.path}:${begin.number} ~ ${before.path}:${before.number}`)
        reported = place
      }
    }
  }
  return found
}

const sources = ['src', 'server', 'flowlab', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(?:tsx?|mjs|js)$/.test(path) && !left.some((pattern) => pattern.test(path)))

describe('a run of lines', () => {
  const lines = (count: number, name = 'step', value = 1) =>
    Array.from({ length: count }, (_, place) => `  ${name}${place}('of ${value}', ${value})`).join('\n')
  const both = (one: string, other: string) => repeated([linesOf('one.ts', one), linesOf('other.ts', other)])

  it('that stands twice is found, with other strings and numbers too', () => {
    expect(both(lines(13), `const before = 1\n${lines(13, 'step', 2)}`)).toEqual(['other.ts:2 ~ one.ts:1'])
    expect(both(lines(20), lines(20))).toEqual(['other.ts:1 ~ one.ts:1'])
    expect(repeated([linesOf('one.ts', `${lines(13)}\nconst between = 1\n${lines(13)}`)])).toEqual([
      'one.ts:15 ~ one.ts:1',
    ])
  })

  it('that is short, has other names, or is a list of imports is none', () => {
    expect(both(lines(12), lines(12))).toEqual([])
    expect(both(lines(13), lines(13, 'turn'))).toEqual([])
    const imports = Array.from({ length: 20 }, (_, place) => `import { a${place} } from './a.ts'`).join('\n')
    expect(both(imports, imports)).toEqual([])
  })
})

it('no code of more than twelve lines stands in two places', () => {
  expect(sources.length).toBeGreaterThan(800)
  expect(repeated(sources.map((path) => linesOf(path, readFileSync(path, 'utf8'))))).toEqual([])
})
