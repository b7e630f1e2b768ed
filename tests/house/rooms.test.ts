import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrowsAmong, arrowsOf, named, roomsOf, sourcesUnder } from '../support/imports.ts'

/**
 * The rooms of the client and of the code that it shares with the server; those of the server are in `layers.test.ts`.
 */

const files = sourcesUnder('src').filter((path) => !path.startsWith('src/i18n/'))

/** `src/ui/login`, `src/domain/market`, `src/machines`; a file outside these is its own room. */
function roomOf(path: string): string {
  const folder = dirname(path)
  const parts = folder.split('/')
  const isShared = ['src', 'src/ui', 'src/domain'].includes(folder)
  return isShared ? path : parts.slice(0, parts[1] === 'ui' || parts[1] === 'domain' ? 3 : 2).join('/')
}
const featureOf = (path: string) => /^src\/ui\/([^/]+)\//.exec(path)?.[1]
/** Every feature uses these, file by file. */
const shared = ['parts', 'theme']

const { between, inRings } = roomsOf(arrowsAmong(files), roomOf)

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

  it('of a package is not counted', () =>
    expect(arrowsOf('src/ui/account/Account.tsx', "import { styled } from 'styled-components'")).toEqual([]))
})

describe('the rooms of src', () => {
  it('are read with their imports', () => {
    expect(new Set(files.map(roomOf)).size).toBeGreaterThan(40)
    expect(between.length).toBeGreaterThan(800)
    const unknown = files.flatMap((from) =>
      arrowsOf(from, readFileSync(from, 'utf8')).filter(({ to }) => !existsSync(to)),
    )
    expect(unknown.map(named)).toEqual([])
  })

  it('have no import cycle', () => expect(inRings().map(named)).toEqual([]))

  it('import from a feature of the screens only what its index exports', () => {
    const past = between.filter(({ from, to }) => {
      const feature = featureOf(to)
      const own = featureOf(from)
      return feature && own && feature !== own && !shared.includes(feature) && !to.endsWith('/index.ts')
    })
    expect(past.map(named)).toEqual([])
  })

  it('export nothing from an index that no other feature imports', () => {
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

/**
 * The layers of `src/domain`, the lowest first; `docs/domain.md` describes each floor. Files outside the folders are
 * values.
 */
const floors: readonly (readonly string[])[] = [
  ['values', 'validation'],
  ['chats', 'matching', 'memberships', 'notifications', 'registration', 'support', 'traces'],
  ['anonymity', 'market', 'members', 'proposals'],
  ['contract'],
]
const folderOf = (path: string) => /^src\/domain\/([^/]+)\//.exec(path)?.[1] ?? 'values'
const floorOf = (path: string) => floors.findIndex((floor) => floor.includes(folderOf(path)))
const isDomain = (path: string) => path.startsWith('src/domain/')

describe('the domain', () => {
  it('has a floor for each folder', () => {
    const folders = new Set(files.filter(isDomain).map(folderOf))
    expect([...folders].sort()).toEqual(floors.flat().sort())
  })

  it('imports only itself', () => {
    const out = files
      .filter(isDomain)
      .flatMap((from) => arrowsOf(from, readFileSync(from, 'utf8')))
      .filter(({ to }) => !isDomain(to))
    expect(out.map(named)).toEqual([])
  })

  it('imports downwards: folders from a lower floor, values from each other', () => {
    const up = between
      .filter(({ from, to }) => isDomain(from) && isDomain(to) && folderOf(from) !== folderOf(to))
      .filter(({ from, to }) => floorOf(from) <= floorOf(to) && floorOf(from) > 0)
    const fromValues = between.filter(({ from, to }) => isDomain(from) && floorOf(from) === 0 && floorOf(to) > 0)
    expect([...up, ...fromValues].map(named)).toEqual([])
  })

  it('is described in its document floor by floor', () => {
    const rows = readFileSync('docs/domain.md', 'utf8').matchAll(/^\| (\d) +\| (.+?) +\|/gm)
    const told = [...rows].map(([, , names = '']) => [...names.matchAll(/`([a-z]+)`/gi)].map(([, name = '']) => name))
    expect(told.reverse()).toEqual(floors.map((floor) => floor.filter((name) => name !== 'values')))
  })
})
