import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStatements, type Statement } from './statements.ts'

/** The table of statements, their tests, and the results of the last run. */

export const conformanceFile = join('docs', 'product', 'conformance.md')
const folder = join('tests', 'spec')

export type Verdict = 'holds' | 'does not hold'

/** The files that test each statement, by its id. */
export function testsOfStatements(): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.test\.tsx?$/.test(path))
  for (const file of files.sort())
    for (const [, id = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\bholds\(\s*'(\d+\.\d+)'/g))
      tests.set(id, [...(tests.get(id) ?? []), file])
  return tests
}

/** The faults of the suite: a statement without a test, a test without a statement, one stated or tested twice. */
export function faultsOfSuite(): string[] {
  const statements = readStatements()
  const tests = testsOfStatements()
  const known = new Set(statements.map(({ id }) => id))
  return [
    ...[...tests]
      .filter(([, files]) => files.length > 1)
      .map(([id, files]) => `${id} has several: ${files.join(', ')}`),
    ...statements.filter(({ id, untested }) => !untested && !tests.has(id)).map(({ id }) => `${id} has no test`),
    ...[...tests.keys()].filter((id) => !known.has(id)).map((id) => `${id} is tested but not said`),
    ...statements
      .filter(({ id }, at) => statements.findIndex((other) => other.id === id) !== at)
      .map(({ id }) => `${id} is said twice`),
  ]
}

const escaped = (text: string) => text.replaceAll('|', '\\|')

/** The document: a row per statement, with the verdict of the last run. */
export function conformanceOf(verdicts: ReadonlyMap<string, Verdict>): string {
  const statements = readStatements()
  const tests = testsOfStatements()
  const row = ({ id, text, untested }: Statement) =>
    untested
      ? `| ${id} | ${escaped(text)} | | not tested here: ${escaped(untested)} |`
      : `| ${id} | ${escaped(text)} | ${tests.get(id)?.[0] ?? ''} | ${verdicts.get(id) ?? 'has no test'} |`
  const documents = [...new Set(statements.map(({ document }) => document))]
  const tested = statements.filter(({ untested }) => !untested)
  const held = tested.filter(({ id }) => verdicts.get(id) === 'holds')
  return [
    '# Conformance',
    '',
    'Made by `npm test -- --spec`, which runs the test of every statement in this folder; not edited by hand. The tests are in',
    '`tests/spec`, and `npm run check` fails where a statement has no test or this table is not that of the statements.',
    '',
    `${statements.length} statements: ${held.length} hold, ${tested.length - held.length} do not, ${statements.length - tested.length} cannot be tested here.`,
    ...documents.flatMap((document) => [
      '',
      `## ${document.replace('.md', '')}`,
      '',
      '| id | statement | test | verdict |',
      '| --- | --- | --- | --- |',
      ...statements.filter((statement) => statement.document === document).map(row),
    ]),
    '',
  ].join('\n')
}

/** The verdicts in the current document. */
export function verdictsWritten(): Map<string, Verdict> {
  const written = readFileSync(conformanceFile, 'utf8')
  return new Map(
    [...written.matchAll(/^\| (\d+\.\d+) \|.*\| (holds|does not hold) \|$/gm)].map(([, id = '', verdict]) => [
      id,
      verdict as Verdict,
    ]),
  )
}
