import { expect, it } from 'vitest'
import { told } from './told.ts'

/** Ten times the length takes about ten times the time: each text is short against the limit even on a busy machine. */

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

it.each(Object.entries(texts))('a long text of %s is read in time that grows with its length', (_, piece) => {
  const text = piece.repeat(Math.ceil(50_000 / piece.length))
  told(text.slice(0, 5000))
  const before = performance.now()
  told(text)
  expect(performance.now() - before).toBeLessThan(1500)
})
