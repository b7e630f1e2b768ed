import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  conformanceFile,
  conformanceOf,
  faultsOfSuite,
  type Verdict,
  verdictsWritten,
} from '../tests/support/spec/conformance.ts'
import { readStatements } from '../tests/support/spec/statements.ts'
import { buildClient, root } from './prepare.mjs'
import { findAll, missingLine, startPostgres } from './programs.ts'
import { ownTemporaryFolder } from './temporaryFiles.ts'

/** The statements of docs/product, and the table of the verified ones. */

/**
 * Reports differences between the committed table and the statements with their tests, and the statements that fail.
 */
export function faultsOfStatements(): string[] {
  const faults = faultsOfSuite()
  if (!existsSync(conformanceFile)) return [...faults, `${conformanceFile} is missing: run npm test -- --spec`]
  const verdicts = verdictsWritten()
  if (readFileSync(conformanceFile, 'utf8') !== conformanceOf(verdicts))
    faults.push(`${conformanceFile} is not that of the statements: run npm test -- --spec`)
  for (const [id, verdict] of verdicts)
    if (verdict !== 'holds') faults.push(`${id} ${verdict}, says ${conformanceFile}`)
  return faults
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

/** The verdict on each tested statement, by its id. */
async function verdictsOf(files: readonly string[]): Promise<Map<string, Verdict>> {
  process.once('exit', ownTemporaryFolder())
  buildClient()
  const programs = findAll()
  if (!programs.chromium) throw new Error(`${missingLine('chromium')}, or set CHROMIUM_PATH.`)
  const postgres = await startPostgres()
  const reports = mkdtempSync(join(tmpdir(), 'founders-spec-'))
  const report = join(reports, 'report.json')
  const chosen =
    files.length > 0 ? files.map((file) => join('tests', 'spec', file.replace(/^tests\/spec\//, ''))) : ['tests/spec/']
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = ['--project', 'spec api', '--project', 'spec browser']
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    spawnSync(process.execPath, [vitest, 'run', ...projects, ...chosen, ...options], {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: programs.chromium,
        FIREFOX_PATH: programs.firefox ?? '',
        ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      },
    })
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return new Map(
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ title, status }) => {
          const id = title.match(/^(\d+\.\d+) /)?.[1]
          return id ? [[id, status === 'passed' ? 'holds' : 'does not hold'] as const] : []
        }),
      ),
    )
  } finally {
    postgres?.stop()
  }
}

/**
 * Tests every statement, then prints and writes the table; with files, tests only their statements and writes nothing.
 */
export async function testStatements(files: readonly string[]): Promise<number> {
  const verdicts = await verdictsOf(files)
  const tested = readStatements().filter(({ id }) => files.length === 0 || verdicts.has(id))
  for (const { id, text, untested } of tested)
    console.log(`${id.padEnd(6)} ${untested ? 'not tested here' : (verdicts.get(id) ?? 'has no test')}  ${text}`)
  const failing = tested.filter(({ id, untested }) => !untested && verdicts.get(id) !== 'holds')
  console.log(`\n${tested.length} statements, ${failing.length} that do not hold or have no test`)
  for (const { id, text } of failing) console.log(`${id} ${verdicts.get(id) ?? 'has no test'}: ${text}`)
  if (files.length === 0) writeFileSync(conformanceFile, conformanceOf(verdicts))
  return failing.length
}
