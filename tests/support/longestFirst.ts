import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const recorded = join(process.cwd(), 'tests', 'durations.json')
const durations: Record<string, number> = existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {}

/** Longest first, so that no long file is left for one worker at the end; `npm test -- --record` times them anew. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lasts = ({ moduleId }: TestSpecification) => durations[relative(process.cwd(), moduleId)] ?? 1_000
    return (await super.sort(files)).sort((one, other) => lasts(other) - lasts(one))
  }
}
