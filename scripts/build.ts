import { buildClient } from './prepare.mjs'

buildClient()
