import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'

type Failed = Pick<SerializedError, 'name' | 'message' | 'stack'>

const said = (where: string, { name, message, stack }: Failed) => `${where}: ${name}: ${message}\n${stack ?? ''}`

/** Errors before or after the tests of a group, which none of its tests reports. */
function ofHooks(group: TestModule | TestSuite, path: readonly string[]): string[] {
  const where = group.type === 'suite' ? [...path, group.name] : path
  const inner = [...group.children].flatMap((child) => (child.type === 'suite' ? ofHooks(child, where) : []))
  return [...group.errors().map((error) => said(`${where.join(' > ')}, beside its tests`, error)), ...inner]
}

/** Writes the errors that no test reports to the file named by `STRAY_ERRORS`, for the last lines of `npm test`. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.STRAY_ERRORS
    if (!file) return
    const lines = [
      ...modules.flatMap((module) => ofHooks(module, [relative(process.cwd(), module.moduleId)])),
      ...errors.map((error) =>
        said('VITEST_TEST_PATH' in error ? `while ${error.VITEST_TEST_PATH} ran` : 'once', error),
      ),
    ]
    writeFileSync(file, JSON.stringify(lines))
  }
}
