import { readFileSync } from 'node:fs'
import { attacks, type Target } from './attacks.ts'

/** A process of its own, so that what the attacker does costs the other member's clock nothing: NAME FILE. */
const [name = '', file = ''] = process.argv.slice(2)
const target = JSON.parse(readFileSync(file, 'utf8')) as Target
process.send?.({ begun: true })
const statuses = (await attacks[name]?.(target)) ?? []
const counts: Record<string, number> = {}
for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
process.send?.({ counts }, () => process.exit(0))
