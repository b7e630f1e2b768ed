import { start } from '../server/main.ts'
import { buildClient } from './prepare.mjs'

buildClient()
await start(process.env)
