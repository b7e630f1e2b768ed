import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailDomains, isEmail } from '../../../src/domain/validation/email.ts'
import { isFieldError } from '../../../src/domain/validation/fieldErrors.ts'
import { isWebLink } from '../../../src/domain/validation/links.ts'
import { isPercent, isRate, isYear } from '../../../src/domain/validation/numbers.ts'
import { isPassword } from '../../../src/domain/validation/password.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { countCharacters, countWords } from '../../../src/domain/validation/words.ts'

const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 12 })

describe('an e-mail address', () => {
  it('has one of the five endings, whatever comes before', () => {
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(...emailDomains), (name, host, ending) => {
        expect(isEmail(`${name}@${host}.${ending}`)).toBe(true)
        expect(isEmail(`${name}@${host}.${ending}x`)).toBe(false)
      }),
    )
  })

  it.each(['a@b', 'a@.com', 'a@b.com\n', ' a@b.com', 'a@b.com,c@d.com', "o'hara@b.com", `${'a'.repeat(250)}@b.com`])(
    'must not be %j',
    (wrong) => expect(isEmail(wrong)).toBe(false),
  )

  it('may have other endings if the owner configured them', () => {
    expect([isEmail('a@b.dev'), isEmail('a@b.dev', ['dev'])]).toEqual([false, true])
  })
})

describe('a password', () => {
  it('with all four kinds of characters is valid from eight characters on', () => {
    expect(['Aa1!aaa', 'Aa1!aaaa', `Aa1!${'a'.repeat(124)}`, `Aa1!${'a'.repeat(125)}`].map(isPassword)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('needs a special character that is not a space', () => expect(isPassword('Abcdef1 ')).toBe(false))
})

describe('a mobile number', () => {
  it.each([
    ['91', '98200 12345', '+919820012345'],
    ['+91', '09820012345', '+919820012345'],
    ['44', '07911 123456', '+447911123456'],
    ['225', '07 07 07 07 07', '+2250707070707'],
    ['39', '06 6981 2345', '+390669812345'],
    ['91', '+1 415 555 2671', '+14155552671'],
  ])('of +%s typed as %s is %s', (dial, typed, right) => expect(parsePhone(dial, typed)).toBe(right))

  it.each([
    ['NOT_A_NUMBER', '91', 'call me'],
    ['TOO_SHORT', '91', '1'],
    ['TOO_LONG', '91', '9'.repeat(18)],
    ['INVALID_COUNTRY', '999', '9820012345'],
    ['no number of its country', '1', '0234567890'],
    ['no dial code', '', '9820012345'],
    ['more than 250 characters', '91', `9820012345${' '.repeat(241)}`],
  ])('that is %s is refused', (_, dial, typed) => expect(parsePhone(dial, typed)).toBeNull())

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (dial, typed) => void parsePhone(dial, typed)))
  })
})

describe('a link', () => {
  it.each([
    ['example.com', true],
    ['HTTPS://Example.co.in/a/b?c=d#e', true],
    ['linkedin.com/in/anjali-mehta', true],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['example', false],
    ['-a.com', false],
    ['a b.com', false],
    [`a.com/${'x'.repeat(2043)}`, false],
  ])('%s: %s', (link, right) => {
    expect(isWebLink(link)).toBe(right)
  })
})

describe('numbers', () => {
  it('a percentage with two decimals is valid, with three invalid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(isPercent((hundredths / 100).toFixed(2))).toBe(true)
        expect(isPercent((hundredths / 100).toFixed(3))).toBe(false)
      }),
    )
    expect(['', '.', '-1', '1,5', '1e2', '100.01'].filter(isPercent)).toEqual([])
  })

  it('may exceed 100 only for a rate', () => expect([isPercent('250'), isRate('250')]).toEqual([false, true]))

  it('for a founding year are not in the future', () => {
    expect(['1599', '1600', '2026', '2027', '26'].map((year) => isYear(year, 2026))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('lengths', () => {
  it('count a character as a reader sees it', () => expect(countCharacters(' क्षि👩‍👩‍👧é ')).toBe(3))

  it('count words as a reader does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('plan', 'margin', 'बाज़ार'), { maxLength: 40 }), (words) => {
        expect([countWords(words.join(' — ')), countWords(words.join(' '))]).toEqual([words.length, words.length])
      }),
    )
  })
})

it('the field errors are a fixed list', () => {
  expect([isFieldError('required'), isFieldError('toString')]).toEqual([true, false])
})
