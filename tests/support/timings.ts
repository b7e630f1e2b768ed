import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Adds the duration of each test file in seconds, including hooks, to the file named by `TIMINGS`. */
export default class Timings implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TIMINGS
    if (!file) return
    const seconds: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
    for (const each of modules) {
      const path = relative(process.cwd(), each.moduleId)
      const { duration, collectDuration } = each.diagnostic()
      seconds[path] = Math.max(seconds[path] ?? 0, Math.round((duration + collectDuration) / 100) / 10)
    }
    writeFileSync(file, JSON.stringify(seconds))
  }
}
