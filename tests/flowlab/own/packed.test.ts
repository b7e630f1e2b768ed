import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The packed package in a folder outside the repository, used as its README says. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const own = join(root, 'packages/flowlab')
let folder: string

function run(command: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: folder, env })
  return { status, said: stdout.trimEnd(), problem: stderr.trimEnd() }
}
const flowlab = (...args: string[]) => run(process.execPath, 'node_modules/flowlab/bin/flowlab.mjs', ...args)
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** The README's examples that are files. */
const written = [
  ...readFileSync(join(own, 'README.md'), 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g),
]

/** A page that behaves as the machine of the README. */
const checkoutPage = `<!doctype html><title>Shop</title>
<p role="status">Loading</p><button id="add">Add</button><button id="pay">Pay</button>
<script>
  let items = []
  const status = document.querySelector('[role=status]')
  const shows = (words) => status.textContent === words
  const shop = (found) => {
    if (!shows('Loading')) return
    items = found
    status.textContent = 'Your cart'
  }
  // The delay of the machine, which the page’s clock skips.
  setTimeout(() => shop([]), 10000)
  fetch('/cart').then((answer) => answer.json()).then(({ items }) => shop(items), () => shop([]))
  document.getElementById('add').onclick = () => shows('Your cart') && items.push('a')
  document.getElementById('pay').onclick = () => {
    if (shows('Your cart') && items.length > 0) status.textContent = 'Thank you'
  }
</script>`

/** A server of this page that prints its port. */
const shop = (page: string) => `import { createServer } from 'node:http'
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(${JSON.stringify(page)}))
server.listen(0, () => console.log(server.address().port))
`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  // A copy, since packing temporarily changes the manifest, which other tests read.
  const copy = mkdtempSync(join(tmpdir(), 'packing-'))
  cpSync(own, copy, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder], {
    encoding: 'utf8',
    cwd: copy,
  })
  rmSync(copy, { recursive: true })
  if (status !== 0) throw new Error(stdout + stderr)
  mkdirSync(join(folder, 'node_modules'))
  run('tar', 'xzf', readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '', '-C', 'node_modules')
  spawnSync('mv', ['node_modules/package', 'node_modules/flowlab'], { cwd: folder })
  // The packages that `npm install` adds, and the test runner.
  for (const name of ['xstate', '@xstate/graph', 'elkjs', 'tsx', 'react', 'react-dom', 'vitest', '@types/node']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  put('package.json', '{ "name": "stranger" }')
  for (const [, name = '', text = ''] of written) put(name, text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed package', () => {
  it('has its examples as files that are in the README', () => {
    expect(written.map(([, name]) => name)).toEqual([
      'machine.ts',
      'flows.ts',
      'checkout.test.ts',
      'checkout.spec.ts',
      'races.ts',
    ])
  })

  it('without TypeScript names the failure, its place and the remedy', () => {
    const { status, problem } = flowlab('machine.ts')
    expect([status, ...problem.split('\n')]).toEqual([
      1,
      expect.stringMatching(
        /^checkout: the machine fails with inferred samples, .+ is not iterable, at machine\.ts:\d+$/,
      ),
      'The samples are from the chart alone: TypeScript 5 or 6 is not installed beside machine.ts.',
      'Write samples: flowlab machine.ts samples > FLOWS.ts, give them values, then flowlab FLOWS.ts',
    ])
  })

  it('writes sample templates that load unchanged', () => {
    const { status, said } = flowlab('machine.ts', 'samples')
    expect(status).toBe(0)
    for (const part of [
      "{ type: 'item.added' },",
      "loadCart: [{ output: {} }, { error: new Error('no response') }],",
      "from './machine.ts'",
    ])
      expect(said).toContain(part)
    put('begun.ts', said)
    expect(flowlab('begun.ts').problem).toContain('checkout: the machine fails with its samples')
  })

  it('with TypeScript walks the machine by its types, prints what the README shows, and writes them', () => {
    const typescript = join(folder, 'node_modules/typescript')
    symlinkSync(join(root, 'node_modules/typescript'), typescript)
    const printed = /```\n\$ npx flowlab machine\.ts\n([^`]+)\n```/.exec(
      readFileSync(join(own, 'README.md'), 'utf8'),
    )?.[1]
    expect(flowlab('machine.ts')).toMatchObject({ status: 0, said: printed })
    put('typed.ts', flowlab('machine.ts', 'samples').said)
    expect(flowlab('typed.ts')).toMatchObject({ status: 0, said: expect.stringMatching(/^checkout +3 +5 .+ 0$/m) })
    rmSync(typescript)
  })

  it('walks, checks, lints, approves, mutates and draws the flow of the README', () => {
    expect(flowlab('flows.ts').said).toMatch(/^checkout +3 +5 +\d+ +\d+ +0$/m)
    expect(flowlab('flows.ts', 'check')).toMatchObject({ status: 0, said: 'No machine has a problem.' })
    expect(flowlab('flows.ts', 'lint')).toMatchObject({ status: 0, said: 'No findings.' })
    expect(
      flowlab('flows.ts', 'properties')
        .said.split('\n')
        .filter((line) => line.endsWith('holds')),
    ).toHaveLength(3)
    expect(flowlab('flows.ts', 'mutate').problem).toContain(
      'nothing of checkout is approved yet: flowlab flows.ts approve',
    )
    expect(flowlab('flows.ts', 'approve').said).toMatch(
      /^checkout: \d+ paths, none approved before\.\nWritten to flowlab-approved: read it and commit it\.$/,
    )
    expect(readFileSync(join(folder, 'flowlab-approved/checkout.txt'), 'utf8')).not.toContain('npm run')
    expect(flowlab('flows.ts', 'mutate').said).toMatch(/^\d+ of \d+ changes are detected$/m)
    expect(flowlab('flows.ts', 'draw')).toMatchObject({ status: 0, said: 'checkout.svg' })
    expect(readFileSync(join(folder, 'checkout.svg'), 'utf8')).toContain('shopping')
  })

  it('approves and mutates the same from code, and leaves both out of a bundle for a browser', () => {
    put(
      'approving.mts',
      `import { approve, mutate } from 'flowlab'
import { checkout } from './flows.ts'

const approved = 'approved-from-code'
await mutate(checkout, { approved }).catch((error) => console.log(error.message))
console.log(await approve(checkout, { check: true }), await approve(checkout), await approve(checkout))
const { killed, mutants } = await mutate(checkout)
console.log(killed + ' of ' + mutants + ' changes are detected')
`,
    )
    const byCommand = flowlab('flows.ts', 'mutate').said.match(/\d+ of \d+ changes are detected/)?.[0]
    const { said } = run(process.execPath, '--import', 'tsx', 'approving.mts')
    const first = expect.stringMatching(/^\[ '\d+ paths, none approved before.' \] \[ '\d+ paths, none .+ \] \[\]$/)
    expect(said.split('\n')).toEqual(['nothing of checkout is approved yet', first, byCommand])
    const exported = 'import("flowlab").then((all) => console.log("approve" in all, "mutate" in all, "draw" in all))'
    expect(run(process.execPath, '-e', exported).said).toBe('true true true')
    expect(run(process.execPath, '--conditions', 'browser', '-e', exported).said).toBe('false false true')
  })

  it('lists the changes since an earlier file and since a revision', () => {
    const machine = readFileSync(join(folder, 'machine.ts'), 'utf8')
    put('earlier.ts', machine.replace("onError: 'shopping'", "onError: 'thanked'"))
    expect(flowlab('machine.ts', 'diff', 'earlier.ts')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^checkout: .+ now leads to .*shopping.* instead of .*thanked.*\.$/),
    })
    run('git', 'init', '-q')
    run('git', 'add', 'machine.ts')
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.in', 'commit', '-qm', 'first')
    expect(flowlab('machine.ts', 'diff', 'HEAD')).toMatchObject({ status: 0, said: 'No machine differs from HEAD.' })
    expect(flowlab('machine.ts', 'diff', 'HEAD~7')).toMatchObject({
      status: 2,
      problem: expect.stringContaining('"HEAD~7" is not a file, and git has no such revision with machine.ts'),
    })
  })

  it('finds the race of the README by the steps given there', () => {
    const printed = /```\n\$ npx flowlab races\.ts races\n([^`]+)\n```/.exec(
      readFileSync(join(own, 'README.md'), 'utf8'),
    )?.[1]
    expect(flowlab('races.ts', 'races')).toMatchObject({ status: 1, said: printed })
  })

  it('tests the approved paths with Vitest, and reports when there are none', () => {
    const vitest = () => run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'checkout.test.ts')
    flowlab('flows.ts', 'approve')
    expect(vitest()).toMatchObject({ status: 0, said: expect.stringMatching(/Tests .*passed/) })
    rmSync(join(folder, 'flowlab-approved'), { recursive: true })
    const { status, problem, said } = vitest()
    expect([status, problem + said]).toEqual([
      1,
      expect.stringContaining('checkout.txt: flowlab FILE approve, read it and commit it'),
    ])
  })

  it('tests the generated paths with Playwright in the real page, which a wrong page fails', async () => {
    for (const name of ['@playwright/test', 'playwright', 'playwright-core']) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    }
    put(
      'playwright.config.ts',
      `export default { workers: 1, reporter: 'line', expect: { timeout: 2000 }, use: { launchOptions: { executablePath: ${JSON.stringify(process.env.CHROMIUM_PATH)}, args: ['--no-sandbox'] } } }`,
    )
    const spec = readFileSync(join(folder, 'checkout.spec.ts'), 'utf8')
    const playwright = async (page: string) => {
      put('shop.mjs', shop(page))
      const server = spawn(process.execPath, ['shop.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      try {
        const { value: port } = await createInterface(server.stdout)[Symbol.asyncIterator]().next()
        put('checkout.spec.ts', spec.replace('localhost:4000', `localhost:${port}`))
        return run(process.execPath, 'node_modules/@playwright/test/cli.js', 'test', 'checkout.spec.ts').said
      } finally {
        server.kill()
      }
    }
    expect(await playwright(checkoutPage)).toMatch(/^ +5 passed/m)
    const unguarded = checkoutPage.replace('items.length > 0', 'true')
    expect(await playwright(unguarded)).toMatch(/1 failed[\s\S]*4 passed/)
  })

  it('compiles with the types of the package, and not without an actor’s outcomes', () => {
    put(
      'tsconfig.json',
      '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "nodenext", "target": "es2022", "allowImportingTsExtensions": true, "skipLibCheck": true, "types": [] }, "files": ["flows.ts", "races.ts", "wrong.ts"] }',
    )
    put('wrong.ts', readFileSync(join(folder, 'flows.ts'), 'utf8').replace(/loadCart: .*\}\] /, ''))
    const { said } = run(process.execPath, join(root, 'node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.json')
    expect(said.split('\n').filter((line) => line.includes('error'))).toEqual([
      expect.stringMatching(/^wrong\.ts.+loadCart/),
    ])
  })
})
