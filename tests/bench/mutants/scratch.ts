import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/prepare.mjs'
import { isOfClient } from './choose.ts'
import type { Plan } from './inside.ts'
import { type Numbered, withChanges, withoutMemory } from './rewrite.ts'
import { inOrder } from './tests.ts'

/** The folders that run in the copy; the rest is only read there. */
const copied = ['flowlab', 'scripts', 'server', 'src', 'tests']
const statements = 'server/kernel/db/combinedQuery.ts'

const config = (ofClient: boolean) => `
import { BaseSequencer } from 'vitest/node'
class InOrder extends BaseSequencer {
  async sort(files) { return [...files].sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1)) }
}
export default {
  cacheDir: '.vite',
  test: {
    include: ['tests/mutants/*.test.ts'], environment: '${ofClient ? 'happy-dom' : 'node'}', isolate: ${ofClient}, fileParallelism: false, maxWorkers: 1,
    testTimeout: ${ofClient ? 40_000 : 60_000}, hookTimeout: 120_000, sequence: { sequencer: InOrder }, reporters: ['default'],
    dangerouslyIgnoreUnhandledErrors: true,${ofClient ? "\n    setupFiles: ['lateImports', 'keyWarnings', 'leavesThePage'].map((name) => 'tests/support/setup/' + name + '.ts')," : ''}
  },
}
`

const wrapper = (part: string, file: string, tree: string) => `
import { readFileSync } from 'node:fs'
import { ${part} } from '../bench/mutants/inside.ts'
const plan = JSON.parse(readFileSync('${tree}/plan.json', 'utf8'))
await ${part}(plan, '${file}', (mark) => import(/* @vite-ignore */ '${tree}/${file}?' + mark))
`

/** A copy of the tree with every change in it behind its switch; unchanged files are links to the originals. */
export function makeScratch(
  sites: readonly Numbered[],
  everywhere: readonly Numbered[],
  testsOf: ReadonlyMap<number, readonly string[]>,
) {
  const tests = inOrder(testsOf)
  const tree = mkdtempSync(join(tmpdir(), 'founders-mutants-'))
  const copy = (how: string) => spawnSync('cp', [how, ...copied.map((name) => join(root, name)), tree]).status === 0
  // Files on another disk cannot be linked.
  if (!copy('-al') && !copy('-a')) throw new Error('the tree could not be copied')
  for (const name of readdirSync(root))
    if (!copied.includes(name) && name !== '.git') symlinkSync(join(root, name), join(tree, name))
  // A link shares its content with the original, so the file is replaced and never written to.
  const replace = (file: string, text: string) => {
    unlinkSync(join(tree, file))
    writeFileSync(join(tree, file), text)
  }
  const switchFile = join(tree, 'tests/bench/mutants/switch.ts')
  const source = (file: string) => readFileSync(join(root, file), 'utf8')
  const all = [...new Map([...everywhere, ...sites].map((site) => [site.number, site])).values()]
  for (const file of new Set(all.map((site) => site.file)))
    replace(
      file,
      withChanges(
        source(file),
        all.filter((site) => site.file === file),
        switchFile,
      ),
    )
  replace(statements, withoutMemory(source(statements), switchFile))

  const report = join(tree, 'report.jsonl')
  const early = sites.filter(({ isEarly }) => isEarly)
  const plan: Plan = {
    report,
    sites,
    probes: Object.fromEntries(
      [...new Set(early.map(({ file }) => file))].map((file) => [
        file,
        everywhere.filter((site) => site.file === file && !site.isEarly).map(({ number }) => number),
      ]),
    ),
    tests: Object.fromEntries(testsOf),
  }
  writeFileSync(join(tree, 'plan.json'), JSON.stringify(plan))
  writeFileSync(join(tree, 'mutants.config.mjs'), config(sites.some(({ file }) => isOfClient(file))))
  mkdirSync(join(tree, 'tests', 'mutants'))
  for (const [at, file] of tests.entries())
    for (const [turn, part] of ['asItIs', 'changed', 'control'].entries())
      writeFileSync(
        join(tree, 'tests', 'mutants', `${String(at).padStart(3, '0')}.${turn}.test.ts`),
        wrapper(part, file, tree),
      )
  return { tree, report, config: 'mutants.config.mjs', remove: () => rmSync(tree, { recursive: true, force: true }) }
}
