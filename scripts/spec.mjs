import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findAll, missingLine, startPostgres } from './machine.mjs'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

/**
 * npm run spec              tests every statement of docs/product, prints the table and writes docs/product/conformance.md
 * npm run spec -- FILE …    only the files of tests/spec whose path contains one of these; writes nothing
 * npm run spec -- --check   whether the written table is that of the statements and of their tests
 */
requireNode()
installPackages()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const conformance = await import(pathToFileURL(join(root, 'tests', 'support', 'spec', 'conformance.ts')).href)
const { readStatements } = await import(pathToFileURL(join(root, 'tests', 'support', 'spec', 'statements.ts')).href)

const args = process.argv.slice(2)
const { conformanceFile, conformanceOf, faultsOfSuite, verdictsWritten } = conformance

function check() {
  const faults = faultsOfSuite()
  if (!existsSync(conformanceFile)) faults.push(`${conformanceFile} is missing: run npm run spec`)
  else {
    const verdicts = verdictsWritten()
    if (readFileSync(conformanceFile, 'utf8') !== conformanceOf(verdicts))
      faults.push(`${conformanceFile} is not that of the statements: run npm run spec`)
    for (const [id, verdict] of verdicts)
      if (verdict !== 'holds') faults.push(`${id} ${verdict}, says ${conformanceFile}`)
  }
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** The verdict of each statement that was tested, by its id. */
function verdictsOf(files) {
  buildClient()
  const programs = findAll()
  if (!programs.chromium) throw new Error(`${missingLine('chromium')}, or set CHROMIUM_PATH.`)
  return startPostgres().then((postgres) => {
    const reports = mkdtempSync(join(tmpdir(), 'founders-spec-'))
    const report = join(reports, 'report.json')
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const chosen =
      files.length > 0
        ? files.map((file) => join('tests', 'spec', file.replace(/^tests\/spec\//, '')))
        : ['tests/spec/']
    try {
      spawnSync(
        process.execPath,
        [
          vitest,
          'run',
          '--project',
          'spec api',
          '--project',
          'spec browser',
          ...chosen,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        {
          stdio: 'inherit',
          env: {
            ...process.env,
            CHROMIUM_PATH: programs.chromium,
            FIREFOX_PATH: programs.firefox ?? '',
            ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
          },
        },
      )
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
      const verdicts = new Map()
      for (const { title, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
        const id = title.match(/^(\d+\.\d+) /)?.[1]
        if (id) verdicts.set(id, status === 'passed' ? 'holds' : 'does not hold')
      }
      return verdicts
    } finally {
      postgres?.stop()
      rmSync(reports, { recursive: true, force: true })
    }
  })
}

if (args.includes('--check')) process.exit(check() ? 0 : 1)

const verdicts = await verdictsOf(args)
const tested = readStatements().filter(({ id }) => args.length === 0 || verdicts.has(id))
for (const { id, text, untested } of tested)
  console.log(`${id.padEnd(6)} ${untested ? 'not tested here' : (verdicts.get(id) ?? 'has no test')}  ${text}`)
const failing = tested.filter(({ id, untested }) => !untested && verdicts.get(id) !== 'holds')
console.log(`\n${tested.length} statements, ${failing.length} that do not hold or have no test`)
for (const { id, text } of failing) console.log(`${id} ${verdicts.get(id) ?? 'has no test'}: ${text}`)
if (args.length === 0) writeFileSync(conformanceFile, conformanceOf(verdicts))
process.exit(failing.length > 0 ? 1 : 0)
