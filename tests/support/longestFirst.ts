import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first, so that no long file is left for one worker at the end. */
const longest = [
  'addresses',
  'generated',
  'chat',
  'registration',
  'membershipReplay',
  'session',
  'memberships',
  'profiles',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/tests/flows/${name}.test.ts`))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
