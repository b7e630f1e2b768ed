import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((path) => join('server', path))
  .filter((path) => /\.(ts|js)$/.test(path) && !path.endsWith('.d.ts'))

/** `server/features/chats` for what lies in it, `server/jobs`, and `server` for what puts all together. */
function folderOf(path: string): string {
  const parts = dirname(path).split('/')
  return parts.slice(0, parts[1] === 'kernel' || parts[1] === 'features' ? 3 : 2).join('/')
}

interface Arrow {
  from: string
  to: string
}

/** Each import of another file of the server, of values and of types, made at once or when it is needed. */
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+)'/g
const arrows: Arrow[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(imported)]
    .map(([, path = '']) => ({ from, to: join(dirname(from), path) }))
    .filter(({ to }) => to.startsWith('server/')),
)
const between = arrows.filter(({ from, to }) => folderOf(from) !== folderOf(to))
const named = ({ from, to }: Arrow) => `${from} -> ${to}`

const next = new Map<string, Set<string>>()
for (const { from, to } of between) next.set(folderOf(from), (next.get(folderOf(from)) ?? new Set()).add(folderOf(to)))

/** Everything that a folder stands on, by any way. */
function below(folder: string): Set<string> {
  const found = new Set<string>()
  const waiting = [folder]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const other of next.get(one) ?? [])
      if (!found.has(other)) {
        found.add(other)
        waiting.push(other)
      }
  return found
}

/** A folder stands above all that it imports. */
const floorOf = (folder: string): number => 1 + Math.max(0, ...[...(next.get(folder) ?? [])].map(floorOf))

/** Who may import whom, by the part of the server; features among each other by their floors alone. */
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

  it('import each other in no ring', () =>
    expect(between.filter(({ from, to }) => below(folderOf(to)).has(folderOf(from))).map(named)).toEqual([]))

  it('import downwards: the kernel nothing else, features the kernel and the jobs', () => {
    const up = between.filter(({ from, to }) => !(mayImport[partOf(from)]?.includes(partOf(to)) ?? true))
    expect(up.map(named)).toEqual([])
  })

  it('stand on eight floors at most', () => {
    const rings = [...next.keys()].some((folder) => below(folder).has(folder))
    expect(rings).toBe(false)
    expect(Math.max(...[...next.keys()].map(floorOf))).toBeLessThanOrEqual(8)
  })

  it('take of a feature only what its index names', () => {
    const past = between.filter(
      ({ from, to }) => featureOf(to) && featureOf(to) !== featureOf(from) && !to.endsWith('/index.ts'),
    )
    expect(past.map(named)).toEqual([])
  })
})
