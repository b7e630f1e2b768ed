import { describe, expect, it } from 'vitest'
import { type Member, redacted } from './redacted.ts'

/** Difficult names: of ordinary words, of two letters, dotted, with other alphabets’ letters or inside longer words. */

const cases = (...rows: [string, Member, string, string][]) => rows
const expectEach = (title: string, rows: ReturnType<typeof cases>) =>
  describe(title, () => {
    it.each(rows)('%s', (_, member, text, shown) => expect(redacted(text, member)).toBe(shown))
  })

const star = { company: 'Star Private Limited' }
const spices = { company: 'The House of Spices' }
const home = { company: 'Best Home Foods Private Limited' }
const bms = { company: 'Bluepeak Mills Spinning Private Limited' }
const zomla = { company: 'Zomla Foods' }

expectEach(
  'a name of ordinary words is taken out where it stands like a name',
  cases(
    ['with its legal form', star, 'Star Private Limited spins.', '[name hidden] spins.'],
    ['with another legal form', star, 'We are star pvt. ltd. of Surat.', 'We are [name hidden]. of Surat.'],
    ['without it', star, 'Yarn of Star is soft.', 'Yarn of [name hidden] is soft.'],
    ['in capitals', star, 'Yarn of STAR is soft.', 'Yarn of [name hidden] is soft.'],
    ['at the beginning', star, 'Star spins yarn.', '[name hidden] spins yarn.'],
    [
      'of grammar',
      { company: 'One Limited' },
      'At One we spin, ONE Limited.',
      'At [name hidden] we spin, [name hidden].',
    ],
    ['of a place', { company: 'Surat Limited' }, 'Surat Limited spins.', '[name hidden] spins.'],
    ['of a number', { company: '1947 Private Limited' }, '1947 Pvt Ltd spins.', '[name hidden] spins.'],
    ['without its article', spices, 'House of Spices sells.', '[name hidden] sells.'],
    ['with its article', spices, 'Here the house of spices sells.', 'Here [name hidden] sells.'],
    ['its ending', home, 'Our Home Foods are loved.', 'Our [name hidden] are loved.'],
    ['its beginning', home, 'At Best Home we cook.', 'At [name hidden] we cook.'],
    ['and for &', { company: 'Good & Green' }, 'Good and Green, GOOD & GREEN', '[name hidden], [name hidden]'],
    ['& for and', { company: 'Smith and Green' }, 'Ask Smith & Green', 'Ask [name hidden]'],
    [
      'of a person',
      { first: 'Rose', last: 'King' },
      'Here Ms King led, then Rose.',
      'Here Ms [name hidden] led, then [name hidden].',
    ],
  ),
)

expectEach(
  'a name of two letters is taken out where it is written as it is',
  cases(
    ['with &', { company: 'L&T Limited' }, 'L&T builds, L & T too.', '[name hidden] builds, [name hidden] too.'],
    ['with a digit', { company: '3M India Limited' }, 'At 3M we build.', 'At [name hidden] we build.'],
    ['beside its trade', { company: 'JK Tyres Private Limited' }, 'JK is known.', '[name hidden] is known.'],
    ['of a person', { first: 'Om' }, 'Om founded it, OM said.', '[name hidden] founded it, [name hidden] said.'],
  ),
)

expectEach(
  'ordinary speech stays',
  cases(
    ...[
      [star, 'A star product for star customers, rated five stars.'],
      [star, 'We limit private sales to a star dealer.'],
      [home, 'Home foods for all; the best home cooks. Foods of home.'],
      [spices, 'A house of brick. The house sells spices. We house spices of note.'],
      [{ first: 'Om' }, 'The om symbol, and from a room.'],
      [{ company: 'L&T Limited' }, 'It is lt and l t here.'],
      [{ company: '3M India Limited' }, 'A 3m long bar, made in India.'],
      [{ company: 'One Limited' }, 'One of our mills. All in one. One more.'],
      [{ company: 'The Best' }, 'We have the best yarn.'],
      [{ company: 'Made In India' }, 'In 2019 we made it in Surat.'],
      [{ company: 'AI Labs' }, 'We use AI and labs.'],
      [{ company: 'Surat Limited' }, 'Mills in Surat are limited.'],
      [{ company: '1947 Private Limited' }, 'Founded in 1947 by two brothers.'],
      [{ first: 'Will', last: 'Rose' }, 'Will grow: a rose will rise.'],
      [{ first: 'Dr', last: 'Quolt' }, 'Dr Reddy helps.'],
      [spices, 'The taste of the south, of the west.'],
    ].map(([member, text]): [string, Member, string, string] => [
      text as string,
      member as Member,
      text as string,
      text as string,
    ]),
  ),
)

expectEach(
  'initials with full stops are taken out',
  cases(
    ['of the business', bms, 'B.M.S. is our name', '[name hidden]. is our name'],
    ['with its legal form', bms, 'Known as B. M. S. P. L.', 'Known as [name hidden].'],
    ['of the person', {}, 'X.Q. founded it with X. Quolt', '[name hidden]. founded it with [name hidden]'],
  ),
)

it('other initials and times stay', () => {
  const text = 'At 9 A.M. a B.A. from the U.S. met P. Rao and M.S. Rao.'
  expect(redacted(text, { company: 'Apex Mills', first: 'Uma', last: 'Rao' })).toBe(
    text.replaceAll('Rao', '[name hidden]'),
  )
})

expectEach(
  'letters of other alphabets count as their plain spelling',
  cases(
    ['ø', { company: 'Sørensen Mills' }, 'Sorensen or Soerensen', '[name hidden] or [name hidden]'],
    ['ü', { last: 'Müller' }, 'By Mueller or Muller.', 'By [name hidden] or [name hidden].'],
    ['ue', { last: 'Mueller' }, 'By Müller or Muller.', 'By [name hidden] or [name hidden].'],
    ['ß', { last: 'Strauß' }, 'By Strauss.', 'By [name hidden].'],
    ['ł', { first: 'Łukasz' }, 'By Lukasz.', 'By [name hidden].'],
    ['æ', { company: 'Æterna' }, 'By Aeterna.', 'By [name hidden].'],
    ['œ', { company: 'Œuvra' }, 'By Oeuvra.', 'By [name hidden].'],
    ['đ', { company: 'Đurđa' }, 'By Durda.', 'By [name hidden].'],
    ['ä', { company: 'Läckeby' }, 'By Laeckeby.', 'By [name hidden].'],
  ),
)

expectEach(
  'a distinctive name is taken out of a longer word',
  cases(
    [
      'in lower case',
      zomla,
      'Try zomlafoods and teamzomla and zomlas',
      'Try [name hidden] and [name hidden] and [name hidden]',
    ],
    ['in a tag', zomla, '#zomlakitchen #lovezomla #zomlain', '#[name hidden] #[name hidden] #[name hidden]'],
  ),
)

describe('a longer word that merely contains the letters stays', () => {
  it.each([
    ['Anita', 'sanitary ware'],
    ['Grace', 'graceful, gracefully and graceless'],
    ['Ocean', 'oceanic and oceanography'],
    ['Inter', 'international and internal'],
    ['Vision', 'television, provision and visionary'],
    ['Smith', 'a blacksmith and a smithy'],
    ['Print', 'printers and printing'],
  ])('%s: %s', (first, text) => expect(redacted(text, { first })).toBe(text))
})

it('names waiting for a reviewer are redacted like published ones', () => {
  const waiting = { company_name: 'Zubrovka Foods', last_name: 'Andoril' }
  expect(redacted('Zubrovka, once Quillfeather, of Andoril and Quolt', { waiting })).toBe(
    '[name hidden], once [name hidden], of [name hidden] and [name hidden]',
  )
})
