import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

type Words = string | { readonly [key: string]: Words }

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path]

const leaves = (words: Words, path: readonly string[]): (readonly string[])[] =>
  typeof words === 'string' ? [path] : Object.entries(words).flatMap(([key, inner]) => leaves(inner, [...path, key]))

/** The client's code, and those parts of the server that use its words, as the printed NDA does. */
const codeThatSpeaks = (): string =>
  ['src', 'server']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(join('src', 'i18n')))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ file, text }) => file.startsWith(join(root, 'src')) || text.includes('src/i18n/'))
    .map(({ text }) => text)
    .join('\n')

/** Dictionary keys that are not used: the key's own name occurs nowhere outside the dictionaries. */
export async function unusedWords(): Promise<string[]> {
  const code = codeThatSpeaks()
  const names = new Set<string>(code.match(/[\p{L}\p{N}_$-]+/gu))
  const isUnused = (path: readonly string[]) =>
    !path.includes('sections') && path.some((key) => !names.has(key) && !/^\d+$/.test(key))
  const unused: string[] = []
  for (const file of filesIn(join(root, 'src', 'i18n', 'en'))) {
    const { default: words }: { default: Words } = await import(pathToFileURL(file).href)
    const found = leaves(words, []).filter(isUnused)
    unused.push(...found.map((path) => `${file.slice(root.length + 1)}: ${path.join('.')}`))
  }
  return unused
}
