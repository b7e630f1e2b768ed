import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The product's state is in actors, where it can be inspected, walked and ended. A module keeps no state between two
 * calls, with these exceptions: a thing that exists once per page, or the link to code that loads later.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Each is started or opened once per page.
  'src/services/outbox.ts': ['connection'],
  'src/services/payments.ts': ['loading'],
  // The active guard stores its release function here, and calls it when it ends.
  'src/services/leaveGuard.ts': ['guarded'],
  // True for the one call that writes a query. The router's event says nothing of who caused it.
  'src/effects/watchQuery.ts': ['isOwn'],
  // The toasts of failed calls, which a repeated call removes. The screen has one list of toasts.
  'src/services/http.ts': ['removals'],
  // Set once at the start of the page, so that the first page does not load the HTTP client.
  'src/services/slowCalls.ts': ['listen'],
  'src/services/unauthorized.ts': ['listen'],
  // Lists by their entry in the browser's history. They count as storage, like the rest of that folder.
  'src/services/storedLists.ts': ['stored'],
  // A cache of listings, which counts as storage too, and the texts that were typed there but not sent.
  'src/services/knownListings.ts': ['listingCache', 'unsentOf'],
  // Where the reader left what has left the page.
  'src/ui/parts/keepScroll.ts': ['positions'],
  // Forms of proposals that were not sent.
  'src/services/unsentStep.ts': ['unsentOf'],
  // Parts of the page whose code could not be loaded.
  'src/ui/parts/loaded.tsx': ['failed'],
}

const sources = ['src/machines', 'src/effects', 'src/services', 'src/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)

/** Names at the top level that can be reassigned, or whose value can be mutated. */
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

  it('exists only where this list gives a reason', () => {
    const found = sources.flatMap((path) => {
      const names = stored(readFileSync(path, 'utf8')).filter((name) => !allowed[path]?.includes(name))
      return names.map((name) => `${path}: ${name}`)
    })
    expect(found).toEqual([])
  })

  it('has no reason left without a name', () => {
    const gone = Object.entries(allowed).flatMap(([path, names]) => {
      const found = stored(readFileSync(path, 'utf8'))
      return names.filter((name) => !found.includes(name)).map((name) => `${path}: ${name}`)
    })
    expect(gone).toEqual([])
  })
})

describe('a random identifier', () => {
  it('is made in no machine and no screen: effects supply the first, machines increment it', () => {
    const made = sources
      .filter((path) => path.startsWith('src/machines') || path.startsWith('src/ui'))
      .filter((path) => /randomUUID|getRandomValues|Math\.random\(\)\.toString/.test(readFileSync(path, 'utf8')))
    expect(made).toEqual([])
  })
})
