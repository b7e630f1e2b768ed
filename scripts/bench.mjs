import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** npm run bench NAME [OPTIONS]: one of the benches beside this file. */
const [name = '', ...rest] = process.argv.slice(2)
const fileOf = (bench) => `bench${bench.charAt(0).toUpperCase()}${bench.slice(1)}.mjs`
const names = readdirSync(join(root, 'scripts'))
  .flatMap((file) => file.match(/^bench([A-Z]\w*)\.mjs$/)?.[1] ?? [])
  .map((each) => each.charAt(0).toLowerCase() + each.slice(1))
if (!names.includes(name)) {
  console.error(`npm run bench NAME, where NAME is one of: ${names.join(', ')}`)
  process.exit(1)
}
process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest)
await import(`./${fileOf(name)}`)
