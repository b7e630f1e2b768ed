import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * A screen never compares the name of a state or of a status. It has a table of all of them, so that a new one without
 * a row does not compile, or it checks for a tag, for the events that the flow accepts or for the properties of a
 * status in the domain's table. `src/ui/parts/states.ts` alone reads the state of a flow.
 */
const reader = join('src', 'ui', 'parts', 'states.ts')
/**
 * The functions that create actors: for a screen with its flow, for a flow that outlives screens, and for their common
 * parent.
 */
const makers = ['src/ui/parts/flowScreen.tsx', 'src/effects/lazyFlow.ts', 'src/effects/live.ts']

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path))

const ways: Readonly<Record<string, RegExp>> = {
  'compares the state': /\.matches\((?!'input)/g,
  'takes the state out of a snapshot': /useSelector\(\s*[^,()]+(?:\([^()]*\))?,\s*\(\{[^}]*\bvalue\b[^}]*\}\)/g,
  'reads the state of a snapshot': /\b(?:snapshot|shown|state|s)\b\??\.value\b|getSnapshot\(\)\??\.value\b/g,
  'compares a status':
    /\b(?!newState\b)\w*(?:[sS]tatus|[sS]tate|[sS]tage|complaint|otherwise)(?:Of\([^()]*\))?\)?\s*[!=]==\s*'|'\s*[!=]==\s*[\w.?]*(?:[sS]tatus|[sS]tate|[sS]tage)\b/g,
  'branches on a status': /\bswitch \([^()]*(?:[sS]tatus|[sS]tate|[sS]tage)(?:Of\([^()]*\))?\)/g,
  'takes the state of an actor': /\{[^{}]*\bvalue\b[^{}]*\}\s*=\s*\w+\.getSnapshot\(\)/g,
}
const casts: Readonly<Record<string, RegExp>> = {
  'asserts the type of a child': /\bchildren(?:\??\.\w+)?\)? as\b/g,
  'asserts the type of an actor': /actor=\{\w+ as \w+\}|\bas (?:unknown as )?\w*Actor\b|\bas ActorRefFrom</g,
  'finds an actor of no type': /\bsystem\.get\(/g,
}

/** The uses of states in a text, each as `HOW: THE CODE`. */
const found = (text: string, what = { ...ways, ...casts }): string[] =>
  Object.entries(what).flatMap(([how, pattern]) => [...text.matchAll(pattern)].map(([code]) => `${how}: ${code}`))

describe('the name of a state or a status', () => {
  it.each([
    "useSelector(actor, (snapshot) => snapshot.matches('sent'))",
    'useSelector(actor, ({ value }) => value)',
    "useSelector(actor, ({ value, context }) => value === 'shown' && context.list.length === 0)",
    'const { value: state, context } = useSelector(question, (snapshot) => snapshot.value)',
    "useSelector(list ?? undefined, (shown) => shown?.value === 'loading')",
    "upload.getSnapshot().value === 'uploading'",
    "const isDraft = profile.status === 'draft'",
    "stageOf(transaction.status) !== 'payable'",
    "transactionRows[transactionStatus].stage === 'over'",
    "if ('open' === complaint.state) return null",
    'switch (profile.status) {',
    'useSelector(actor, ({ children }) => children.code as CodeActor | undefined)',
    'useSelector(actor, ({ children }) => (children as Record<string, unknown>).optionLists)',
    '<ReportDialog actor={report as ReportActor} />',
    'const list = spawned as unknown as ChatListActor',
    "system.get('member').send({ type: 'updates.requested' })",
  ])('is seen in %s', (code) => expect(found(code)).not.toEqual([]))

  it.each([
    "field?.matches('input,textarea,select')",
    'onChange={(event) => change(event.target.value)}',
    "if (event.newState === 'open') actor.send({ type: 'bell.opened' })",
    'useSelector(actor, ({ context }) => context.value)',
    'useSelector(actor, ({ children }) => children.code)',
  ])('is not seen in %s', (code) => expect(found(code)).toEqual([]))

  it('is read in one place only', () => {
    const read = sourcesOf('src/ui')
      .filter((path) => path !== reader)
      .flatMap((path) => found(readFileSync(path, 'utf8'), ways).map((code) => `${path}: ${code}`))
    expect(read).toEqual([])
  })

  it('is not asserted: an actor has its type where it is made', () => {
    const asserted = ['src/ui', 'src/effects', 'src/machines']
      .flatMap(sourcesOf)
      .filter((path) => !makers.includes(path))
      .flatMap((path) => found(readFileSync(path, 'utf8'), casts).map((code) => `${path}: ${code}`))
    expect(asserted).toEqual([])
  })
})
