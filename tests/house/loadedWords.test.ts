import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arrowsOf } from '../support/imports.ts'

/** A screen loads each set of words that it uses; a word that is not loaded is shown as nothing. */

const root = join(import.meta.dirname, '../..')
const sets = readdirSync(join(root, 'src/i18n/en'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const used = new RegExp(`\\b(?:LL|words\\(\\))\\.(${sets.join('|')})\\b`, 'g')
/** These load their words themselves, with the member part, before they say anything. */
const loadTheirOwn = ['src/effects/waiting.ts', 'src/effects/sessionToasts.ts'].map((file) => join(root, file))
/** `import type` loads nothing. */
const withoutTypes = (text: string) => text.replace(/import type [^'"]*'[^']*'/g, '')

/** A file with everything that it imports. */
function loadedBy(file: string): Set<string> {
  const found = new Set<string>()
  const waiting = [file]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one) || loadTheirOwn.includes(one) || !existsSync(one)) continue
    found.add(one)
    const arrows = arrowsOf(one, withoutTypes(readFileSync(one, 'utf8')))
    waiting.push(...arrows.map(({ to }) => to).filter((to) => /src\/(?:ui|effects)\//.test(to)))
  }
  return found
}

const screens = ['memberScreens', 'screens', 'textScreens'].flatMap((list) =>
  [
    ...readFileSync(join(root, `src/${list}.ts`), 'utf8').matchAll(
      /(\w+): (?:perLanguage\(\s*)?screen\(\s*\(\) => import\([^']*'([^']+)'\),\s*\(\) => import\([^']*'([^']+)'\),\s*\(\) => loadWords\(\[([^\]]*)\]/g,
    ),
  ].map(([, name = '', effects = '', ui = '', words = '']) => ({
    name,
    files: [effects, ui].map((path) => join(root, 'src', path)),
    words: [...words.matchAll(/'(\w+)'/g)].map(([, one = '']) => one),
  })),
)

it('knows the screens', () => {
  expect(screens.length).toBeGreaterThan(20)
  for (const { files } of screens) for (const file of files) expect(existsSync(file), file).toBe(true)
})

it.each(screens)('$name loads the words that it uses', ({ files, words }) => {
  const missing = [...new Set(files.flatMap((file) => [...loadedBy(file)]))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(used)]
      .map(([, name = '']) => name)
      .filter((name) => !words.includes(name))
      .map((name) => `${name} in ${file.slice(root.length + 1)}`),
  )
  expect([...new Set(missing)]).toEqual([])
})
