import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes the errors that no test can be blamed for to the file that `STRAY_ERRORS` names, so that the last lines of `npm test` can say them. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.STRAY_ERRORS
    if (!file) return
    const lines = errors.map(({ name, message, stack, ...rest }) => {
      const from = 'VITEST_TEST_PATH' in rest ? `while ${rest.VITEST_TEST_PATH} ran: ` : ''
      return `${from}${name}: ${message}\n${stack ?? ''}`
    })
    writeFileSync(file, JSON.stringify(lines))
  }
}
