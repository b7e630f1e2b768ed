import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { backUp } = await import(pathToFileURL(join(root, 'server', 'db', 'backup.ts')).href)

const dataDir = resolve(process.env.DATA_DIR ? process.env.DATA_DIR : join(root, '.data'))
const target = resolve(process.argv[2] ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)

/** From the server that holds the data, by the operators' key. */
async function ask() {
  const file = join(dataDir, 'operator.json')
  if (!existsSync(file)) throw new Error('The server that holds the data has left no key')
  const { origin, key } = JSON.parse(readFileSync(file, 'utf8'))
  const answer = await fetch(`${origin}/operator/backup`, { headers: { authorization: `Bearer ${key}` } })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

try {
  const bytes = await backUp(dataDir, target, ask)
  console.log(
    `${target}: the database (${Math.round(bytes / 1024)} KB) and the files. Back: npm run restore -- ${target}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()
