import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first, so that no long file is left for one worker at the end. */
const longest = [
  'flows/addresses',
  'flows/generated',
  'flows/hostile',
  'flows/chat',
  'flows/registration',
  'flows/session',
  'flows/memberships',
  'flows/meeting',
  'flows/membershipReplay',
  'flows/market',
  'flows/profiles',
  'server/lifecycle',
  'server/rollingRestart',
  'server/deals',
  'server/attacks',
  'server/selfHealing',
  'server/backup',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
