import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()
const { register } = await import('tsx/esm/api')
register()
const { start } = await import(pathToFileURL(join(root, 'server', 'main.ts')).href)
process.chdir(root)
await start(process.env)
