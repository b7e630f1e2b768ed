import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrowsAmong, named, roomsOf, sourcesUnder } from '../support/imports.ts'

const files = sourcesUnder('server')

/** `server/features/chats` for the files in it, `server/jobs`, and `server` for the files that compose everything. */
function folderOf(path: string): string {
  const parts = dirname(path).split('/')
  return parts.slice(0, parts[1] === 'kernel' || parts[1] === 'features' ? 3 : 2).join('/')
}

const { between, inRings, floorOf } = roomsOf(arrowsAmong(files), folderOf)

/** The allowed imports of each part of the server; features are limited among each other only by their floors. */
const mayImport: Record<string, readonly string[]> = {
  kernel: ['kernel'],
  jobs: ['kernel'],
  sandbox: ['kernel'],
  features: ['kernel', 'jobs', 'features'],
  demo: ['kernel', 'features'],
}
const partOf = (path: string) => path.split('/')[path.split('/').length > 2 ? 1 : 0] ?? ''
const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]

describe('the folders of the server', () => {
  it('are read with their imports', () => {
    expect(new Set(files.map(folderOf)).size).toBeGreaterThan(25)
    expect(between.length).toBeGreaterThan(500)
  })

  it('have no import cycle', () => expect(inRings().map(named)).toEqual([]))

  it('import downwards: the kernel nothing else, features the kernel and the jobs', () => {
    const up = between.filter(({ from, to }) => !(mayImport[partOf(from)]?.includes(partOf(to)) ?? true))
    expect(up.map(named)).toEqual([])
  })

  it('have eight floors at most', () => {
    expect(inRings()).toEqual([])
    expect(Math.max(...files.map(folderOf).map(floorOf))).toBeLessThanOrEqual(8)
  })

  it('import from a feature only what its index exports', () => {
    const past = between.filter(
      ({ from, to }) => featureOf(to) && featureOf(to) !== featureOf(from) && !to.endsWith('/index.ts'),
    )
    expect(past.map(named)).toEqual([])
  })
})

describe('the folders of the product’s Flow Lab', () => {
  const lab = sourcesUnder('flowlab')
  // A file outside the folders is its own room: the command line is above all others, the registry below most.
  const rooms = roomsOf(arrowsAmong(lab), (path) => (dirname(path) === 'flowlab' ? path : dirname(path)))

  it('have no import cycle', () => {
    expect(rooms.between.length).toBeGreaterThan(70)
    expect(rooms.inRings().map(named)).toEqual([])
  })
})

/** `5 checks` before `5 mutation` before `4 approved`. */
const highestFirst = (one: string, other: string) => Number(other[0]) - Number(one[0]) || one.localeCompare(other)

describe('the folders of the Flow Lab’s package', () => {
  const root = 'packages/flowlab/src'
  const arrows = arrowsAmong(sourcesUnder(root))
  // The files outside all folders are one room that no folder imports: the public entry points and the command.
  const { between, inRings, floorOf } = roomsOf(arrows, dirname)
  const rooms = new Set(between.flatMap(({ from, to }) => [dirname(from), dirname(to)]))

  it('have no import cycle, including types', () => {
    expect(rooms.size).toBeGreaterThan(5)
    expect(between.length).toBeGreaterThan(150)
    expect(inRings().map(named)).toEqual([])
  })

  it('have six floors at most, with the public entry points above all', () => {
    expect(inRings()).toEqual([])
    expect(Math.max(...[...rooms].map(floorOf))).toBeLessThanOrEqual(6)
    expect(between.filter(({ to }) => dirname(to) === root).map(named)).toEqual([])
  })

  it('are described in the README with their floors', () => {
    const rows = readFileSync('packages/flowlab/README.md', 'utf8').matchAll(/^\| +(\d) \| `([a-z]+)`/gm)
    const told = [...rows].map(([, floor, folder]) => `${floor} ${folder}`)
    const folders = [...rooms].filter((room) => room !== root)
    expect(inRings()).toEqual([])
    expect(told).toEqual(folders.map((room) => `${floorOf(room)} ${basename(room)}`).sort(highestFirst))
  })

  it('have no import cycle among their files', () => {
    const byFile = roomsOf(arrows, (path) => path)
    expect(byFile.between.length).toBeGreaterThan(between.length)
    expect(byFile.inRings().map(named)).toEqual([])
  })
})
