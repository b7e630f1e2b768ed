import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arrowsOf, sourcesUnder } from '../support/imports.ts'

/**
 * Approved texts of screens do not show what a part does besides its markup: focus, scrolling, measuring, observing,
 * waiting. A part that does such a thing has a test of its own.
 */

const root = join(import.meta.dirname, '../..')
const parts = sourcesUnder(join(root, 'src/ui/parts'))
const acts =
  /\buse(?:Layout)?Effect\(|\buseSyncExternalStore\(|\b\w+Observer\(|\bset(?:Timeout|Interval)\(|\baddEventListener\(|\.focus\(\)|\bscroll(?:To|Top|Left|IntoView)\b|\bmatchMedia\(|\b(?:showModal|showPopover|hidePopover)\(/
const tested = new Set(
  sourcesUnder(join(root, 'tests/ui')).flatMap((path) =>
    arrowsOf(path, readFileSync(path, 'utf8')).map(({ to }) => to),
  ),
)

it('a part that does more than render is imported by a test', () => {
  const acting = parts.filter((path) => acts.test(readFileSync(path, 'utf8')))
  expect(acting.length).toBeGreaterThan(20)
  expect(acting.filter((path) => !tested.has(path)).map((path) => path.slice(root.length + 1))).toEqual([])
})
