import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from './prepare.mjs'

/** What every test depends on. */
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const isTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file)

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit, and new ones, as paths from the root. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Imports of all modules in a folder, by Vite's function or by a computed name. */
const folderImport = /(?:import\.meta\.glob[^']*'|import\(`)(\.[^'`$]+)\/(?:\*\.ts'|\$\{)/g

/** Only our own modules count, and a folder's import is one of each of its modules. */
const ownModules: Plugin = {
  name: 'own modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (/^flowlab(\/|$)/.test(path) ? null : { external: true }))
    onLoad({ filter: /[\\/]tests[\\/].*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const listed = [...text.matchAll(folderImport)].flatMap(([, folder = '']) =>
        readdirSync(join(dirname(path), folder))
          .filter((name) => name.endsWith('.ts'))
          .map((name) => `\nimport '${folder}/${name}'`),
      )
      return { contents: text + listed.join(''), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** The modules that import each module, by path from the root; types leave no import behind. */
async function importersAmong(entries: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    stdin: { contents: entries.map((entry) => `import './${entry}'`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'unwritten',
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty', '.html': 'empty' },
    plugins: [ownModules],
  })
  const importers = new Map<string, string[]>()
  for (const [from, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), from])
  return importers
}

/** The test files that are among these files, or import one of them directly or indirectly. */
export async function testsReaching(changed: readonly string[]): Promise<string[]> {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', 'tests')
  // Git still lists a file that was just deleted.
  const tests = listed.filter((file) => isTest(file) && existsSync(join(root, file)))
  if (changed.some((file) => settings.includes(file))) return tests
  const importers = await importersAmong(tests)
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return tests.filter((test) => reached.has(test))
}
