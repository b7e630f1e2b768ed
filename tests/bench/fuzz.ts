import { findViolations } from '../../server/features/operators/invariants.ts'
import { fuzz } from '../support/attacks/fuzz.ts'
import { startTestServer } from '../support/server.ts'

/** `npm run bench fuzz [requests] [seed]`: requests generated from the published contract, then the checker. */
const most = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 1)
const atOnce = 5_000
const server = await startTestServer()
const started = performance.now()
const statuses: Record<string, number> = {}
const asked = new Set<string>()
const reached = new Set<string>()
let slowest = 0
let faults = 0
for (let done = 0; done < most; done += atOnce) {
  const found = await fuzz(server, Math.min(atOnce, most - done), { seed: seed + done })
  for (const [status, count] of Object.entries(found.statuses)) statuses[status] = (statuses[status] ?? 0) + count
  for (const operation of found.asked) asked.add(operation)
  for (const operation of found.reached) reached.add(operation)
  slowest = Math.max(slowest, found.slowest)
  faults += found.faults.length
  for (const fault of found.faults.slice(0, 10)) console.error(fault)
  console.log(`${done + atOnce} asked, ${faults} faults, ${Math.round((performance.now() - started) / 1000)} s`)
}
const violations = await findViolations(server.deps)
const share = ([status, count]: [string, number]) => [status, `${((100 * count) / most).toFixed(1)} %`]
console.log(
  JSON.stringify({
    requests: most,
    seed,
    statuses,
    shares: Object.fromEntries(Object.entries(statuses).map(share)),
    operations: asked.size,
    never_successful: [...asked].filter((operation) => !reached.has(operation)),
    faults,
    slowest_ms: Math.round(slowest),
    violations,
  }),
)
await server.close()
process.exit(faults + violations.length === 0 ? 0 : 1)
