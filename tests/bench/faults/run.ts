import { faultTrials } from './trials.ts'

/** `npm run bench faults [names…]`: each fault on a whole server, then the checker on all remaining data. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 100)
const rows: { fault: string; seen: string; seconds: number }[] = []
for (const { name, run } of faultTrials(rounds)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  const seen = await run().catch((error: unknown) => {
    process.exitCode = 1
    return `FAILED: ${error instanceof Error ? error.message : error}`
  })
  rows.push({ fault: name, seen, seconds: Math.round((performance.now() - started) / 1000) })
  console.log(`${name}: ${seen} [${rows.at(-1)?.seconds} s]`)
}
console.table(rows)
process.exit()
