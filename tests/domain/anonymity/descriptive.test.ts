import { expect, it } from 'vitest'
import { redacted } from './redacted.ts'

/** Words of a name that a description needs stay; whatever identifies the business never does. */

const cold = { company: 'Himvarsha Cold Store Private Limited' }

it.each([
  ['Multi-chamber cold store for 9,500 tonnes.', 'Multi-chamber cold store for 9,500 tonnes.'],
  ['Cold rooms, ripening chambers and frozen storage.', 'Cold rooms, ripening chambers and frozen storage.'],
  ['A cold chain from the orchard to the store.', 'A cold chain from the orchard to the store.'],
])('an ordinary word of the name stays: %s', (text, shown) => expect(redacted(text, cold)).toBe(shown))

it.each([
  ['Himvarsha cools apples.', '[name hidden] cools apples.'],
  ['At himvarsha we cool apples.', 'At [name hidden] we cool apples.'],
  ['The himvarsha cold store opened in 2009.', 'The [name hidden] opened in 2009.'],
  ['Himvarsha Cold Store Pvt Ltd opened.', '[name hidden] opened.'],
  ['Our Cold Store Private Limited opened.', 'Our [name hidden] opened.'],
  ['Write to himvarshacold.', 'Write to [name hidden].'],
])('what identifies it is hidden: %s', (text, shown) => expect(redacted(text, cold)).toBe(shown))

it('without another word, a descriptive word is the name', () => {
  expect(redacted('Mango sells shirts, mango everywhere.', { company: 'Mango Retail' })).not.toMatch(/mango/i)
  expect(redacted('The kiln is ours.', { company: 'Kiln' })).not.toMatch(/kiln/i)
})

it('a person’s name is never a description', () => {
  expect(redacted('Ask Ginger about ginger.', { first: 'Ginger', last: 'Quolt' })).not.toMatch(/ginger/i)
})
