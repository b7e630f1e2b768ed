import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The rooms of the client and of what it shares with the server; those of the server are in `layers.test.ts`. */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('src/i18n/'))

/** `src/ui/login`, `src/domain/market`, `src/machines`; a file that lies in none of them is a room by itself. */
function roomOf(path: string): string {
  const folder = dirname(path)
  const parts = folder.split('/')
  const isShared = ['src', 'src/ui', 'src/domain'].includes(folder)
  return isShared ? path : parts.slice(0, parts[1] === 'ui' || parts[1] === 'domain' ? 3 : 2).join('/')
}
const featureOf = (path: string) => /^src\/ui\/([^/]+)\//.exec(path)?.[1]
/** Every feature stands on these, file by file. */
const shared = ['parts', 'theme']

interface Arrow {
  from: string
  to: string
}
/** Each import, of values and of types, made at once or when it is needed: a type is known where it comes from as well. */
const imported = /\b(?:from\s*|import\s*\(\s*(?:\/\*.*?\*\/\s*)?|import\s+)'(\.[^']+)'/g

const arrowsOf = (from: string, text: string): Arrow[] =>
  [...text.matchAll(imported)]
    .map(([, path = '']) => ({ from, to: join(dirname(from), path) }))
    .filter(({ to }) => to.startsWith('src/') && !to.startsWith('src/i18n/'))

const between = files
  .flatMap((from) => arrowsOf(from, readFileSync(from, 'utf8')))
  .filter(({ from, to }) => roomOf(from) !== roomOf(to))
const named = ({ from, to }: Arrow) => `${from} -> ${to}`

const next = new Map<string, Set<string>>()
for (const { from, to } of between) next.set(roomOf(from), (next.get(roomOf(from)) ?? new Set()).add(roomOf(to)))

/** Everything that a room stands on, by any way. */
function below(room: string): Set<string> {
  const found = new Set<string>()
  const waiting = [room]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const other of next.get(one) ?? [])
      if (!found.has(other)) {
        found.add(other)
        waiting.push(other)
      }
  return found
}

describe('an import', () => {
  it.each([
    "import { CodeEntry } from '../login/CodeEntry.tsx'",
    "import {\n  type Props,\n  CodeEntry,\n} from '../login/CodeEntry.tsx'",
    "import Login from '../login/CodeEntry.tsx'",
    "export { CodeEntry } from '../login/CodeEntry.tsx'",
    'const late = () => import(/* webpackChunkName: "late" */ \'../login/CodeEntry.tsx\')',
    "import '../login/CodeEntry.tsx'",
    "import type { Props } from '../login/CodeEntry.tsx'",
    "import { type Props, type Named } from '../login/CodeEntry.tsx'",
    "export type { Props } from '../login/CodeEntry.tsx'",
    "let props: import('../login/CodeEntry.tsx').Props",
  ])('is seen in %s', (text) =>
    expect(arrowsOf('src/ui/account/Account.tsx', text)).toEqual([
      { from: 'src/ui/account/Account.tsx', to: 'src/ui/login/CodeEntry.tsx' },
    ]),
  )

  it('of a package is no arrow', () =>
    expect(arrowsOf('src/ui/account/Account.tsx', "import { styled } from 'styled-components'")).toEqual([]))
})

describe('the rooms of src', () => {
  it('are read with their imports', () => {
    expect(new Set(files.map(roomOf)).size).toBeGreaterThan(40)
    expect(between.length).toBeGreaterThan(800)
    expect(between.filter(({ to }) => !existsSync(to))).toEqual([])
  })

  it('import each other in no ring', () =>
    expect(between.filter(({ from, to }) => below(roomOf(to)).has(roomOf(from))).map(named)).toEqual([]))

  it('take of a feature of the screens only what its index names', () => {
    const past = between.filter(({ from, to }) => {
      const feature = featureOf(to)
      const own = featureOf(from)
      return feature && own && feature !== own && !shared.includes(feature) && !to.endsWith('/index.ts')
    })
    expect(past.map(named)).toEqual([])
  })

  it('name in the index of a feature nothing that no other one takes', () => {
    const lent = files
      .filter((path) => featureOf(path) && path.endsWith('/index.ts'))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/export \{ ([^}]*) \} from/g)].flatMap(([, names = '']) =>
          names.split(', ').map((name) => ({ path, name: name.replace('type ', '') })),
        ),
      )
    const idle = lent.filter(({ path, name }) => {
      const users = files.filter((from) => arrowsOf(from, readFileSync(from, 'utf8')).some(({ to }) => to === path))
      return !users.some((from) => new RegExp(`\\b${name}\\b`).test(readFileSync(from, 'utf8')))
    })
    expect(lent.length).toBeGreaterThan(5)
    expect(idle).toEqual([])
  })
})
