import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import(pathToFileURL(join(root, 'flowlab', 'bench.ts')).href)
bench()
