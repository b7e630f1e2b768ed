import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const recorded = join(process.cwd(), 'tests', 'durations.json')
const durations: Record<string, number> = existsSync(recorded) ? JSON.parse(readFileSync(recorded, 'utf8')) : {}

const lasts = ({ moduleId }: TestSpecification) => durations[relative(process.cwd(), moduleId)] ?? 1_000

/**
 * Orders files by project, the longest first, so that no long file is left for one worker at the end; `npm test --
 * --record` measures them again. Vitest reuses a worker, with the modules it has loaded, only while the next file
 * belongs to the same project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((one, other) => lasts(other) - lasts(one))
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => sorted.filter((file) => file.project === project))
  }
}
