import { describe, expect, it } from 'vitest'
import { sizeOf } from '../../src/domain/files.ts'
import { figuresIn } from '../../src/domain/market/keyFigures.ts'

describe('a file size', () => {
  it.each([
    [1, '1 kilobytes'],
    [1_536, '2 kilobytes'],
    [999 * 1_024, '999 kilobytes'],
    [1_000 * 1_024, '1.0 megabytes'],
    [10 * 1_024 * 1_024, '10.0 megabytes'],
  ])('of %i bytes is shown as %s', (bytes, shown) => {
    const { size, unit } = sizeOf(bytes)
    expect(`${size} ${unit}`).toBe(shown)
  })
})

describe('a key figure', () => {
  it.each([
    [48, true],
    [49, false],
  ])('of %i characters is shown large: %s', (length, isShown) => {
    const facts = [{ field: 'annual_revenue', short: 'x'.repeat(length) }]
    expect(figuresIn('INVESTMENT', facts).length === 1).toBe(isShown)
  })
})
