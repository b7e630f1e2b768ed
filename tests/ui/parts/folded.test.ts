import { expect, it } from 'vitest'
import { folded } from '../../../src/ui/parts/folded.ts'

it.each([
  ['Córdoba', 'cordoba'],
  ['SÃO PAULO', 'sao paulo'],
  // The dot below a letter, in one character or as a character of its own.
  ['झारखंड के गढ़वा में', 'झारखंड के गढवा में'],
  ['छत्तीसगढ़', 'छत्तीसगढ'],
  ['ज़मीन', 'जमीन'],
])('%s is found by %s', (words, typed) => {
  expect(folded(words)).toBe(folded(typed))
})
