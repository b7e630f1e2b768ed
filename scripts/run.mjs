import { installPackages, requireNode } from './prepare.mjs'

/** Installs what is missing, then runs `bench.ts` or `operate.ts` with the remaining arguments. */
requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const [name] = process.argv.splice(2, 1)
await import(`./${name}.ts`)
