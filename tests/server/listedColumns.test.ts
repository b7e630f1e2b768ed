import { expect, it } from 'vitest'
import { listedColumns } from '../../server/features/profiles/index.ts'

const owner = { name: 'Asha', email: 'asha@test.in', mobile: '+919820000000' }
const headlineOf = (brief_about_business: string) =>
  listedColumns('INVESTMENT', {}, { brief_about_business }, null, owner).headline

it.each([
  ['We make shoes. We look for capital.', 'We make shoes.'],
  ['Who makes shoes? We do.', 'Who makes shoes?'],
  ['हम जूते बनाते हैं। हम पूँजी खोजते हैं।', 'हम जूते बनाते हैं।'],
])('the headline of “%s” is its first sentence', (brief, headline) => {
  expect(headlineOf(brief)).toBe(headline)
})

it.each([
  [`${'word '.repeat(21)}in Tamil Nadu and Kerala`, `${'word '.repeat(21)}in…`],
  [`${'word '.repeat(20)}Tamil Nadu, which is a large state`, `${'word '.repeat(20)}Tamil…`],
  [`${'word '.repeat(20)}in Tamil, and Nadu`, `${'word '.repeat(20)}in Tamil…`],
  [`${'अन्न '.repeat(21)}किसानों के लिए ठंडे गोदाम`, `${'अन्न '.repeat(21)}…`.replace(' …', '…')],
])('a long headline ends after a whole word, %#', (brief, headline) => {
  expect(headlineOf(brief)).toBe(headline)
})

it.each([
  ['a letter with its vowel sign', 'नि'],
  ['a family', '👩‍👩‍👧‍👦'],
])('a long headline of one word does not end inside %s', (_, one) => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const headline = headlineOf(before + one.repeat(200))
    const count = (headline.length - before.length - 1) / one.length
    expect(headline).toBe(`${before}${one.repeat(count)}…`)
    expect(headline.length).toBeLessThanOrEqual(110)
  }
})

it('a long headline ends with an ellipsis and not inside a character', () => {
  const headline = headlineOf('👟'.repeat(400))
  expect(headline).toMatch(/^(👟)+…$/u)
})
