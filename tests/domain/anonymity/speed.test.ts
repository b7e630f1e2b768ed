import { expect, it } from 'vitest'
import { redacted } from './redacted.ts'

/**
 * Forty times the longest text. Work that grows with the square of the length would exceed the time limit of a test.
 */
const length = 200_000

const texts: Record<string, string> = {
  prose: 'We spin cotton yarn in two mills and sell it in bulk, 1,20,00,000 a year since 2019-2024. ',
  names: 'Quillfeather Mills of Xenia Quolt. ',
  hindi: 'हमारी मिल सूत कातती है और दस साल से काम करती है। ',
  letters: 'a',
  digits: '9 ',
  dots: 'a.',
  dashes: '-',
  labels: 'spin-well_',
  spaces: ' ',
  capitals: 'A. ',
}

it.each(Object.entries(texts))('a long text of %s is read to its end', (_, piece) => {
  expect(redacted(piece.repeat(Math.ceil(length / piece.length))).length).toBeGreaterThan(0)
})
