import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * A screen never compares the name of a state: it has a table of all states, so that a new one without a screen does not
 * compile, or asks for a tag or for what the flow accepts. `src/ui/parts/states.ts` alone reads the state.
 */
const reader = join('src', 'ui', 'parts', 'states.ts')

const ways: Readonly<Record<string, RegExp>> = {
  'compares the state': /\.matches\((?!'input)/g,
  'takes the state out of a snapshot': /useSelector\(\s*[^,()]+(?:\([^()]*\))?,\s*\(\{[^}]*\bvalue\b[^}]*\}\)/g,
  'reads the state of a snapshot': /\b(?:snapshot|shown|state|s)\b\??\.value\b|getSnapshot\(\)\??\.value\b/g,
  'takes the state of an actor': /\{[^{}]*\bvalue\b[^{}]*\}\s*=\s*\w+\.getSnapshot\(\)/g,
  'asserts the type of a child': /\bchildren(?:\??\.\w+)?\)? as\b/g,
  'asserts the type of an actor': /actor=\{\w+ as \w+\}/g,
}

/** What a text does with states, each as `HOW: THE CODE`. */
const found = (text: string): string[] =>
  Object.entries(ways).flatMap(([how, pattern]) => [...text.matchAll(pattern)].map(([code]) => `${how}: ${code}`))

describe('the name of a state', () => {
  it.each([
    "useSelector(actor, (snapshot) => snapshot.matches('sent'))",
    'useSelector(actor, ({ value }) => value)',
    "useSelector(actor, ({ value, context }) => value === 'shown' && context.list.length === 0)",
    'const { value: state, context } = useSelector(question, (snapshot) => snapshot.value)',
    "useSelector(list ?? undefined, (shown) => shown?.value === 'loading')",
    "upload.getSnapshot().value === 'uploading'",
    'useSelector(actor, ({ children }) => children.code as CodeActor | undefined)',
    'useSelector(actor, ({ children }) => (children as Record<string, unknown>).optionLists)',
    '<ReportDialog actor={report as ReportActor} />',
  ])('is seen in %s', (code) => expect(found(code)).not.toEqual([]))

  it.each([
    "field?.matches('input,textarea,select')",
    'onChange={(event) => change(event.target.value)}',
    'useSelector(actor, ({ context }) => context.value)',
    'useSelector(actor, ({ children }) => children.code)',
  ])('is not seen in %s', (code) => expect(found(code)).toEqual([]))

  it('is read in one place alone', () => {
    const read = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .map((path) => join('src', 'ui', path))
      .filter((path) => /\.tsx?$/.test(path) && path !== reader)
      .flatMap((path) => found(readFileSync(path, 'utf8')).map((code) => `${path}: ${code}`))
    expect(read).toEqual([])
  })
})
