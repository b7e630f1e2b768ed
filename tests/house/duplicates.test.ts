import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * No thirteen lines of code stand in two places, whatever their strings and numbers are, nor with other names. In a
 * comparison without names, rows of a table that hold values alone do not count: each row is a fact of its own.
 */
const longest = 12

/** Generated, or texts that members read: their repetition is their nature. */
const left = [/^src\/i18n\//, /^server\/demo\/texts\//, /\.d\.ts$/]
/** Tables throughout: of routes, of the words of states, of what loads with a screen, of the lines of e-mails. */
const tables = [
  /^src\/domain\/contract\//,
  /\.words\.ts$/,
  /^src\/\w*[sS]creens\.ts$/,
  /\/mailWords\.ts$/,
  /\/offered\.ts$/,
]

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

const keywords = new Set(
  `as async await break case catch class const continue default do else export extends false finally for function if in
  interface let new null of return satisfies switch throw true try type typeof void while`.split(/\s+/),
)
/** A row that holds a value, or names one: a string, a number, a list or an object of them, an entry of a list; a row's head. */
const isRow = (code: string) =>
  /^(?:name|'')(?:: (?:''|0|null|true|false|\[[^()]*\]|\{[^()]*\}|[[{]))?,?$|^'': name,$|^\.\.\.name,?$/.test(code)

/** The same lines with all names alike. */
const withoutNames = (lines: readonly Line[]): Line[] =>
  lines
    .map((line) => ({
      ...line,
      code: line.code
        .replace(/'(?:[^'\\]|\\.)*'/g, "''")
        .replace(/[A-Za-z_$][\w$]*/g, (word) => (keywords.has(word) ? word : 'name')),
    }))
    .filter(({ code }) => !isRow(code))

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

const sources = ['src', 'server', 'flowlab', 'packages', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(?:tsx?|mjs|js)$/.test(path) && !left.some((pattern) => pattern.test(path)))
const linesIn = (path: string) => linesOf(path, readFileSync(path, 'utf8'))

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

describe('a run of lines without names', () => {
  const both = (one: string, other: string) =>
    repeated([withoutNames(linesOf('one.ts', one)), withoutNames(linesOf('other.ts', other))])
  const table = (name: string, shown: string) =>
    [
      `const ${name}: ByState<Actor> = {`,
      ...Array.from({ length: 9 }, (_, place) => `  ${name}${place}: ${shown},`),
      '}',
      `export function ${shown}({ actor }: Props) {`,
      `  const Screen = useByState(actor, ${name})`,
      '  return <Screen actor={actor} />',
      '}',
      'function Unanswered() {}',
    ].join('\n')

  it('is found with other names, as a table of screens with what shows them', () => {
    expect(both(table('screens', 'Listing'), table('dialogs', 'Proposal'))).toEqual(['other.ts:1 ~ one.ts:1'])
  })

  it('is none where each row is a value', () => {
    const rows = (name: string) => Array.from({ length: 20 }, (_, place) => `  ${name}${place}: ${place},`).join('\n')
    expect(both(rows('monthly'), rows('yearly'))).toEqual([])
    expect(both(`['a', 'b'],\n${rows('one')}`, `['c'],\n${rows('two')}`)).toEqual([])
  })
})

it('no code of more than twelve lines stands in two places', () => {
  expect(sources.length).toBeGreaterThan(800)
  expect(repeated(sources.map(linesIn))).toEqual([])
})

it('no code of more than twelve lines stands in two places with other names', () => {
  const compared = sources.filter((path) => !tables.some((pattern) => pattern.test(path)))
  expect(repeated(compared.map((path) => withoutNames(linesIn(path))))).toEqual([])
})
