import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/** Keys of the dictionaries that nothing in the client says: a key's own name occurs nowhere outside them. */

const files = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path]

const said = files(join(root, 'src'))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(`${join('src', 'i18n')}`))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const names = new Set(said.match(/[\p{L}\p{N}_$-]+/gu))

const leaves = (words, path) =>
  typeof words === 'string' ? [path] : Object.entries(words).flatMap(([key, inner]) => leaves(inner, [...path, key]))

const { register } = await import('tsx/esm/api')
register()
const unused = []
for (const file of files(join(root, 'src', 'i18n', 'en'))) {
  const { default: words } = await import(pathToFileURL(file).href)
  for (const path of leaves(words, []))
    if (!path.includes('sections') && path.some((key) => !names.has(key) && !/^\d+$/.test(key)))
      unused.push(`${file.slice(root.length + 1)}: ${path.join('.')}`)
}
for (const line of unused) console.log(line)
process.exit(unused.length > 0 ? 1 : 0)
