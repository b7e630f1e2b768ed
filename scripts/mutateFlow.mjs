// Mutates the flows whose names it is sent, one after the other: a part of `npm run flows mutate`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

const { register } = await import('tsx/esm/api')
register()
const file = (name) => pathToFileURL(join(root, 'flowlab', name)).href
const { mutate } = await import(file('mutate.ts'))
const { flowNamed } = await import(file('registry.ts'))

process.on('message', async (name) => process.send(await mutate(flowNamed(name))))
process.send('ready')
