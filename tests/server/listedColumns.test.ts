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

it('a long headline ends with an ellipsis and not inside a character', () => {
  const headline = headlineOf('👟'.repeat(400))
  expect(headline).toMatch(/^(👟)+…$/u)
})
