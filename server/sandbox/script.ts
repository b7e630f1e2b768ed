import { readFileSync } from 'node:fs'

export const script = readFileSync(new URL('./script/stripe.js', import.meta.url), 'utf8')
