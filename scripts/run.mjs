import { installPackages, requireNode, root } from './prepare.mjs'
import './unread.mjs'

/** `node scripts/run.mjs NAME …`: installs what is missing, then runs `NAME.ts` with the other arguments. */
requireNode()
installPackages()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const [name] = process.argv.splice(2, 1)
await import(`./${name}.ts`)
