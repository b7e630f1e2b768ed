import { readFileSync } from 'node:fs'
import { attacks, type Target } from './attacks.ts'

/** Runs an attack in its own process, so that its work does not slow the measured member: NAME FILE. */
const [name = '', file = ''] = process.argv.slice(2)
const target = JSON.parse(readFileSync(file, 'utf8')) as Target
process.send?.({ begun: true })
const statuses = (await attacks[name]?.(target)) ?? []
const counts: Record<string, number> = {}
for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
process.send?.({ counts }, () => process.exit(0))
