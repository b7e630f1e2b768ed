import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * No thirteen lines of code occur in two places, regardless of strings and numbers, and not even with other names. The
 * comparison without names skips table rows that contain values alone, since each row is a fact of its own.
 */
const longest = 12

/** Files that repeat by nature: generated ones, and texts that members read. */
const left = [/^src\/i18n\//, /^server\/demo\/texts\//, /\.d\.ts$/]
/** Files that are tables throughout: routes, descriptions of states, the code loaded with a screen, lines of emails. */
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
 * Significant lines: without comments, imports, lone punctuation and the rows of a table of texts. All strings and
 * numbers are equal.
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
/**
 * A row that contains or names a value: a string, a number, a list or an object of them, an entry of a list; or the
 * head of a row.
 */
const isRow = (code: string) =>
  /^(?:name|'')(?:: (?:''|0|null|true|false|\[[^()]*\]|\{[^()]*\}|[[{]))?,?$|^'': name,$|^\.\.\.name,?$/.test(code)

/** The same lines with all names replaced by one. */
const withoutNames = (lines: readonly Line[]): Line[] =>
  lines
    .map((line) => ({
      ...line,
      code: line.code
        .replace(/'(?:[^'\\]|\\.)*'/g, "''")
        .replace(/[A-Za-z_$][\w$]*/g, (word) => (keywords.has(word) ? word : 'name')),
    }))
    .filter(({ code }) => !isRow(code))

/** The starts of runs of more than `longest` lines that occurred before, each with both places. */
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

  it('that occurs twice is found, even with other strings and numbers', () => {
    expect(both(lines(13), `const before = 1\n${lines(13, 'step', 2)}`)).toEqual(['other.ts:2 ~ one.ts:1'])
    expect(both(lines(20), lines(20))).toEqual(['other.ts:1 ~ one.ts:1'])
    expect(repeated([linesOf('one.ts', `${lines(13)}\nconst between = 1\n${lines(13)}`)])).toEqual([
      'one.ts:15 ~ one.ts:1',
    ])
  })

  it('that is short, has other names, or is a list of imports is not', () => {
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

  it('is found with other names, such as a table of screens with its component', () => {
    expect(both(table('screens', 'Listing'), table('dialogs', 'Proposal'))).toEqual(['other.ts:1 ~ one.ts:1'])
  })

  it('is not found if each row is a value', () => {
    const rows = (name: string) => Array.from({ length: 20 }, (_, place) => `  ${name}${place}: ${place},`).join('\n')
    expect(both(rows('monthly'), rows('yearly'))).toEqual([])
    expect(both(`['a', 'b'],\n${rows('one')}`, `['c'],\n${rows('two')}`)).toEqual([])
  })
})

it('no code of more than twelve lines occurs in two places', () => {
  expect(sources.length).toBeGreaterThan(800)
  expect(repeated(sources.map(linesIn))).toEqual([])
})

it('no code of more than twelve lines occurs in two places with other names', () => {
  const compared = sources.filter((path) => !tables.some((pattern) => pattern.test(path)))
  expect(repeated(compared.map((path) => withoutNames(linesIn(path))))).toEqual([])
})
