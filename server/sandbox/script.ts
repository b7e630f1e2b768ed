import { readFileSync } from 'node:fs'
import { serverPaths } from '../../src/routes.ts'

const source = readFileSync(new URL('./script/stripe.js', import.meta.url), 'utf8')
export const script = source.replace('{sandbox api}', serverPaths.sandbox.api)
