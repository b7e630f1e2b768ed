import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The packed files run without a compiler: JavaScript with its types. The repository itself uses the sources.

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const [manifest, before, built] = [at('package.json'), at('package.json.before'), at('dist')]

function restore() {
  rmSync(built, { recursive: true, force: true })
  if (existsSync(before)) renameSync(before, manifest)
}

function build() {
  restore()
  const compiler = fileURLToPath(import.meta.resolve('typescript7/package.json')).replace('package.json', 'bin/tsc')
  const { status } = spawnSync(
    process.execPath,
    [
      compiler,
      ...[
        '--ignoreConfig',
        '--rootDir',
        at('src'),
        '--outDir',
        built,
        '--declaration',
        '--rewriteRelativeImportExtensions',
      ],
      ...[
        '--target',
        'es2023',
        '--lib',
        'es2023,dom,dom.iterable',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
      ],
      ...[
        '--jsx',
        'react-jsx',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--noUncheckedIndexedAccess',
        '--skipLibCheck',
      ],
      ...['--types', 'node', '--verbatimModuleSyntax'],
      ...[
        'index',
        'inBrowser',
        'main',
        'describeFlow',
        'testsInBrowser',
        'mutateProcess',
        'mutateMany',
        'walk/library',
        'walk/grid',
      ].map((name) => at(`src/${name}.ts`)),
    ],
    { stdio: ['ignore', 2, 2] },
  )
  if (status !== 0) process.exit(status ?? 1)
  copyFileSync(at('src/draw/picture.css'), at('dist/draw/picture.css'))
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(before, text)
  const compiled = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
  const packed = {
    ...JSON.parse(text),
    exports: {
      '.': { browser: compiled('inBrowser'), ...compiled('index') },
      './describeFlow': compiled('describeFlow'),
      './testsInBrowser': compiled('testsInBrowser'),
      './draw/picture.css': './dist/draw/picture.css',
      './examples/*': './examples/*',
      './*.tsx': compiled('*'),
      './*.ts': compiled('*'),
    },
    files: ['bin', 'dist', 'examples', 'README.md'],
  }
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`)
}

if (process.argv[2] === 'build') build()
else restore()
