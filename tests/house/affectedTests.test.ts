import { describe, expect, it } from 'vitest'
import { testsReaching } from '../../scripts/affectedTests.ts'

describe('the tests that a change reaches', () => {
  it.each([
    ['are itself', 'tests/domain/gst.test.ts', 'tests/domain/gst.test.ts'],
    ['import it', 'src/domain/percent.ts', 'tests/domain/smallRules.test.ts'],
    ['import what imports it', 'src/domain/percent.ts', 'tests/ui/parts/listingPage.test.tsx'],
    ['import its package', 'packages/flowlab/src/walk/paths.ts', 'tests/flowlab/lint.test.ts'],
    ['import all of its folder', 'src/effects/account.ts', 'tests/ui/effects/toasts.test.ts'],
    ['import it by a computed name', 'src/machines/wizardMachine.ts', 'tests/machines/refusals.test.ts'],
    ['depend on the installed packages', 'package-lock.json', 'tests/domain/gst.test.ts'],
  ])('%s', async (_, changed, test) => {
    expect(await testsReaching([changed])).toContain(test)
  })

  it('are none for what no test imports', async () => {
    expect(await testsReaching(['README.md'])).toEqual([])
  })

  it('are not those beside it', async () => {
    expect(await testsReaching(['src/domain/percent.ts'])).not.toContain('tests/domain/gst.test.ts')
  })
})
