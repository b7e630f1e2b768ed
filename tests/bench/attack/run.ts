import { findViolations } from '../../../server/features/operators/invariants.ts'
import { sqlmap } from './sqlmap.ts'
import { setStage } from './stage.ts'
import { isInstalled } from './tool.ts'
import { wapiti, wapitiPages } from './wapiti.ts'

/**
 * `npm run bench attack [minutes a tool] [sqlmap|wapiti] [part of a call's name]`: the findings of both tools on a
 * throwaway server, then the checker's.
 */
const minutes = Number(process.argv[2] ?? 20)
const only = process.argv[3] ?? null
const named = new RegExp(process.argv[4] ?? '')
const wanted = ['sqlmap', 'wapiti'].filter((tool) => only === null || tool === only)
const missing = wanted.filter((tool) => !isInstalled(tool))
for (const tool of missing) console.error(`${tool} is not installed (Debian: apt-get install ${tool})`)

const stage = await setStage()
const trapped: string[] = []
const isUsed = (tool: string) => wanted.includes(tool) && !missing.includes(tool)

const doors = [await stage.openDoor((request) => request), await stage.openDoor(wapitiPages(stage, trapped))] as const
const results = await Promise.all([
  ...(isUsed('sqlmap') ? [sqlmap(stage, doors[0], minutes, named)] : []),
  ...(isUsed('wapiti') ? [wapiti(stage, doors[1], minutes)] : []),
])
for (const door of doors) door.close()

/** Attacks without any output from the tool: it did not start. */
const silentOf = (result: object) => ('silent' in result ? (result.silent as string[]).length : 0)

let bad = missing.length + trapped.length
for (const { answers, ...result } of results) {
  const requests = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const shares = Object.fromEntries(
    Object.entries(answers).map(([status, count]) => [status, `${((100 * count) / requests).toFixed(1)} %`]),
  )
  bad += result.findings.length + result.faults.length + silentOf(result) + (requests < 1_000 ? 1 : 0)
  console.log(JSON.stringify({ ...result, requests, answers, shares }))
}
const violations = await findViolations(stage.server.deps)
bad += violations.length
const unfinished = results.flatMap((result) => result.unfinished).length
console.log(JSON.stringify({ missing, trapped, violations, unfinished, complete: unfinished === 0, ok: bad === 0 }))
await stage.close()
process.exit(bad === 0 ? 0 : 1)
