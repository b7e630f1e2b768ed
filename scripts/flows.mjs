import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { run } = await import(pathToFileURL(join(root, 'flowlab', 'cli.ts')).href)
process.exitCode = await run(process.argv.slice(2))
