import { writeSync } from 'node:fs'
import { run } from 'flowlab/cli.ts'

/** Runs several command lines of the lab in one process, and prints what each would have printed and its exit code. */

const lines: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]')
const results: unknown[] = []
for (const line of lines) {
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (text: string | Uint8Array) => {
      said[name] += String(text)
      return true
    }
  results.push({ status: await run(line), ...said })
}
writeSync(1, JSON.stringify(results))
