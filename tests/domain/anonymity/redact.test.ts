import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityOf } from '../../../src/domain/anonymity/identity.ts'
import { redact } from '../../../src/domain/anonymity/redact.ts'
import { strangersView } from '../../../src/domain/anonymity/strangers.ts'
import { profileKinds } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'

/** Identifying words are redacted however they are written; all others stay. */

const owner = { name: 'Asha Kulmanti', email: 'asha@kulmantigroup.co.in', mobile: '+919811122233' }
const named: Answers = {
  company_name: 'Quillfeather Mills Private Limited',
  first_name: 'Asha',
  last_name: 'Kulmanti',
  link: 'https://www.featherbrand.in/about',
  address: 'Plot 14, Vayuratna Road',
  registration_number: 'U17110MH1995PLC093456',
}
const identity = identityOf('WANT_TO_SELL', named, null, owner)
const redacted = (text: string) => redact(text, identity).text

describe('a name is redacted', () => {
  it.each([
    ['Quillfeather Mills Private Limited spins yarn.', '[name hidden] spins yarn.'],
    ['Yarn from QUILLFEATHER is soft.', 'Yarn from [name hidden] is soft.'],
    ['Ask for quillfeather-mills yarn.', 'Ask for [name hidden] yarn.'],
    ['Ask for Quillfeathermills yarn.', 'Ask for [name hidden] yarn.'],
    ['Ask #TeamQuillfeather2024 now.', 'Ask #[name hidden] now.'],
    ['Quíllfeather’s yarn', '[name hidden]’s yarn'],
    ['Quill\u200bfeather yarn', '[name hidden] yarn'],
    ['Known as QMPL since 1995.', 'Known as [name hidden] since 1995.'],
    ['Our brand Featherbrand sells.', 'Our brand [name hidden] sells.'],
    ['The Kulmanti Group runs it.', 'The [name hidden] runs it.'],
    ['Founded by Asha Kulmanti in 1995.', 'Founded by [name hidden] in 1995.'],
    ['Visit Plot 14, Vayuratna Road today.', 'Visit [detail hidden] today.'],
    ['क्विलफेदर मिल्स सूत बनाती है।', '[नाम छिपाया गया] सूत बनाती है।'],
    ['Quillfeather सूत बनाती है।', '[नाम छिपाया गया] सूत बनाती है।'],
  ])('%s', (text, shown) => expect(redacted(text)).toBe(shown))

  it('including a Devanagari name, and its transliteration', () => {
    const hindi = identityOf('WANT_TO_SELL', { company_name: 'ब्लूपीक मिल्स' }, null, {
      name: 'आशा वर्मा',
      email: 'a@gmail.com',
      mobile: '',
    })
    expect(redact('ब्लूपीक-मिल्स और ब्लूपीक का सूत', hindi).text).toBe('[नाम छिपाया गया] और [नाम छिपाया गया] का सूत')
    expect(redact('Bluepeak spins', hindi).text).toBe('[name hidden] spins')
  })
})

describe('an address or number is redacted', () => {
  it.each([
    ['https://other.example/x?y', '[link removed]'],
    ['www.other.example', '[link removed]'],
    ['other-shop.co.in', '[link removed]'],
    ['other.com/page', '[link removed]'],
    ['someone.else@mail.example.org', '[email removed]'],
    ['someone (at) mail (dot) com', '[email removed]'],
    ['@handle_of_mine', '[username removed]'],
    ['+91 98200 12345', '[phone number removed]'],
    ['098200-12345', '[phone number removed]'],
    ['९८२०० १२३४५', '[फ़ोन नंबर हटाया गया]'],
    ['27ABCDE1234F1Z5', '[registration number removed]'],
    ['U17110MH1995PLC093456', '[registration number removed]'],
  ])('%s', (contact, shown) => expect(redacted(`Write to ${contact} today`)).toBe(`Write to ${shown} today`))
})

describe('what is removed together is named in its order', () => {
  it.each([
    ['Ask Asha Kulmanti, 98200 12345', 'Ask [name hidden], [phone number removed]'],
    ['Ask Quillfeather 98200 12345', 'Ask [name hidden] [phone number removed]'],
    ['Ask asha@quillfeather.com today', 'Ask [email removed] today'],
    ['See https://quillfeather.com/asha today', 'See [link removed] today'],
    ['लिखें asha@other.com पर', 'लिखें [ईमेल हटाया गया] पर'],
    ['देखें www.other.com पर', 'देखें [लिंक हटाया गया] पर'],
  ])('%s', (text, shown) => expect(redacted(text)).toBe(shown))
})

describe('text that names nobody stays unchanged', () => {
  it.each([
    'Two spinning mills, founded 2015-2016, ISO 9001:2015 certified.',
    'Revenue of ₹12,50,00,000 and 10,000,000 USD in 2019.',
    'A private limited company with 3.5 % margin; e.g. cotton, jute.',
    'यह कंपनी सूत बनाती है। 2015 में स्थापित।',
    '',
  ])('%s', (text) => expect(redact(text, identity)).toEqual({ text, marks: [] }))

  it('a name of common words is redacted as a whole and its words stay', () => {
    const common = identityOf('WANT_TO_SELL', { company_name: 'Surat Textile Mills Pvt Ltd' }, null, {
      name: '',
      email: 'x@gmail.com',
      mobile: '',
    })
    expect(redact('Surat-textile-mills weaves in Surat: textile mills are many.', common).text).toBe(
      '[name hidden] weaves in Surat: textile mills are many.',
    )
  })
})

const letters = (alphabet: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: least, maxLength: most }).map((some) => some.join(''))
const latinName = letters('bcdfgjklmnprstvz', 2, 4).chain((start) =>
  letters('aeiou', 1, 1).map((end) => `zq${start}${end}xv`),
)
const hindiName = letters('कखगचजटतदपबमरलवस', 4, 8).map((some) => `${some}ख्ढ`)
const separator = fc.constantFrom('', '-', '_', ' ', '.', ' & ', '/')
const spelling = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
  (word) => [...word].join('\u200b'),
)
const plain = fc.constantFrom(
  'spins fine yarn for',
  'since 1995',
  'in two towns.',
  'सूत बनाने वाला',
  '₹5,00,000',
  '(35 %)',
  '',
)

describe('for any name', () => {
  it('no spelling of its words is left', () => {
    const some = fc.oneof(latinName, hindiName)
    fc.assert(
      fc.property(some, some, separator, spelling, plain, plain, (one, other, between, spelt, before, after) => {
        const who = identityOf('INVESTMENT', { company_name: `${one} ${other}` }, null, {
          name: '',
          email: 'x@gmail.com',
          mobile: '',
        })
        const forms = [`${spelt(one)}${between}${spelt(other)}`, spelt(other), spelt(one)]
        for (const form of forms) {
          const { text } = redact(`${before} ${form} ${after}`, who)
          const matched = text.replace(/[\s\u200b_.&/-]/g, '').toLowerCase()
          expect(matched).not.toContain(one)
          expect(matched).not.toContain(other)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('the result equals the original except for the marked parts, and redacting it again changes nothing', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      plain,
      fc.constantFrom('Quillfeather', 'Asha', 'a@b.com', 'MILLS'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const original = pieces.join(' ')
        const { text, marks } = redact(original, identity)
        let restored = ''
        let place = 0
        for (const { start, end, was } of marks) {
          restored += text.slice(place, start) + was
          place = end
        }
        expect(restored + text.slice(place)).toBe(original)
        expect(redact(text, identity).marks).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('the declarations of the fields', () => {
  const every = profileKinds.flatMap((kind) =>
    wizardStepNames.flatMap((step) => fieldsOf(kind, step, {}).map((spec) => ({ kind, spec }))),
  )

  it('hide a link, and never show free text unchanged', () => {
    for (const { spec } of every) {
      if (spec.control === 'link' || spec.control === 'links')
        expect([spec.name, spec.anonymous]).toEqual([spec.name, 'hide'])
      if (['text', 'longText', 'keywords'].includes(spec.control))
        expect([spec.name, spec.anonymous]).not.toEqual([spec.name, 'show'])
    }
  })

  it('hide an undeclared answer from strangers, and leave out an entry with a name', () => {
    const answers = {
      ...named,
      products: 'Yarn of Quillfeather',
      keywords: ['yarn', 'quillfeather yarn'],
      made_up: 'secret',
    }
    expect(strangersView('WANT_TO_SELL', answers, identity)).toEqual({
      products: { answer: 'Yarn of [name hidden]', marks: [{ start: 8, end: 21, was: 'Quillfeather' }], dropped: [] },
      keywords: { answer: ['yarn'], marks: [], dropped: ['quillfeather yarn'] },
    })
  })
})
