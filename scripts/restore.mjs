import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { restore } = await import(pathToFileURL(join(root, 'server', 'db', 'backup.ts')).href)

const [source] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (!source) {
  console.error('npm run restore -- FOLDER [--replace]')
  process.exit(1)
}
const dataDir = resolve(process.env.DATA_DIR ? process.env.DATA_DIR : join(root, '.data'))
try {
  const aside = await restore(resolve(source), dataDir, process.argv.includes('--replace'))
  console.log(`${dataDir} is as it was when ${source} was made.${aside ? ` What was there is in ${aside}.` : ''}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()
