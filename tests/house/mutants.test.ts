import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/prepare.mjs'
import { withoutMemory } from '../bench/mutants/rewrite.ts'

/** No other test runs the bench of changes, which rewrites this file by its words. */
it('the bench of changes finds where statements are stored', () => {
  const source = readFileSync(join(root, 'server/kernel/db/combinedQuery.ts'), 'utf8')
  expect(withoutMemory(source, '/switch.ts').match(/__isStale\(\w+\)/g)).toEqual([
    '__isStale(write)',
    '__isStale(selects)',
  ])
})
