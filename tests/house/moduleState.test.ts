import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * What the product knows lives in actors, where it can be seen, walked and ended. A module remembers nothing between two
 * calls, save what stands below: a thing that the page has once, or the wire by which code that loads later is reached.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Each is started or opened once in a page.
  'src/services/outbox.ts': ['connection'],
  'src/services/payments.ts': ['loading'],
  // The flow that guards hands in its release, and calls it as it ends.
  'src/services/leaveGuard.ts': ['guarded'],
  // Set once as the page starts, so that the HTTP client does not come with the first page.
  'src/services/slowCalls.ts': ['listen'],
  'src/services/unauthorized.ts': ['listen'],
  // Lists as they were left, by the entry of the browser's history: storage, like the rest of that folder.
  'src/services/storedLists.ts': ['stored'],
  // Listings as they were read: storage as well.
  'src/services/knownListings.ts': ['known'],
  // Parts of the page whose code could not be loaded.
  'src/ui/parts/loaded.tsx': ['failed'],
}

const sources = ['src/machines', 'src/effects', 'src/services', 'src/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)

/** Names at the outermost level that can be set again, or that hold what can be added to. */
const stored = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:export )?let (\w+)/gm),
    ...text.matchAll(
      /^(?:export )?const (\w+)(?:: (?!Readonly|readonly)(?:[^=\n]|=>)+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\]|\{\})/gm,
    ),
  ].map(([, name = '']) => name)

describe('state of a module', () => {
  it.each([
    'let latest = 0',
    'export let latest = 0',
    'const giveUps = new Map<number, () => void>()',
    'const whenKnown: ((firebase: Firebase) => void)[] = []',
    'const seen: Record<string, number> = {}',
  ])('is seen in %s', (code) => expect(stored(code)).toHaveLength(1))

  it.each([
    'const harmless: ReadonlySet<string> = new Set(["POST /login"])',
    'const shown: readonly string[] = ["a"]',
    '  let timer = 0',
  ])('is not seen in %s', (code) => expect(stored(code)).toEqual([]))

  it('stands only where it says why', () => {
    const found = sources.flatMap((path) => {
      const names = stored(readFileSync(path, 'utf8')).filter((name) => !allowed[path]?.includes(name))
      return names.map((name) => `${path}: ${name}`)
    })
    expect(found).toEqual([])
  })

  it('has no reason left over', () => {
    const gone = Object.entries(allowed).flatMap(([path, names]) => {
      const found = stored(readFileSync(path, 'utf8'))
      return names.filter((name) => !found.includes(name)).map((name) => `${path}: ${name}`)
    })
    expect(gone).toEqual([])
  })
})

describe('an identifier of chance', () => {
  it('is made in no machine and no screen: effects hand in the first, machines count on', () => {
    const made = sources
      .filter((path) => path.startsWith('src/machines') || path.startsWith('src/ui'))
      .filter((path) => /randomUUID|getRandomValues|Math\.random\(\)\.toString/.test(readFileSync(path, 'utf8')))
    expect(made).toEqual([])
  })
})
