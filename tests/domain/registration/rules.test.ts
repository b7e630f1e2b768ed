import { describe, expect, it } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { checkAnswers } from '../../../server/features/wizard/check.ts'
import { type ProfileKind, profileKinds } from '../../../src/domain/offerings.ts'
import type { Answer, Answers } from '../../../src/domain/registration/answerSchema.ts'
import { checkStep } from '../../../src/domain/registration/check.ts'
import {
  checkFile,
  documentState,
  documentsOfKind,
  endingsOf,
  largestFile,
} from '../../../src/domain/registration/documents.ts'
import { type WizardStep, wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { fieldsOf, isRequired } from '../../../src/domain/registration/formFields.ts'
import type { FieldError } from '../../../src/domain/validation/fieldErrors.ts'
import english from '../../../src/i18n/en/registration/index.ts'
import hindi from '../../../src/i18n/hi/registration/index.ts'

const thisYear = 2026
const complete = Object.fromEntries(
  demoProfiles({ INVESTOR: 1, INVESTMENT: 1, WANT_TO_SELL: 1, WANT_TO_GROW: 1 }, thisYear).map((demo) => [
    demo.kind,
    { basic: demo.basic, business: demo.business, documents: {} as Answers },
  ]),
)
type Said = Partial<Record<FieldError, string>>
const said = (error: FieldError) => [(english.errors as Said)[error], (hindi.errors as Said)[error]]

/** The errors for one answer in a complete step, in the form and on the server. */
function wrong(kind: ProfileKind, step: WizardStep, changed: Answers) {
  const given = { ...complete[kind]?.[step], ...changed }
  const form = checkStep(kind, step, given, thisYear)
  const server = checkAnswers(kind, step, given, new Date(Date.UTC(thisYear, 5, 1)))
  return { form, server }
}
const money = (amount: string, currency = 'INR') => ({ amount, currency })
const words = (count: number, word = 'plan') => Array(count).fill(word).join(' ')

interface Rule {
  rule: string
  kind?: ProfileKind
  step?: WizardStep
  field: string
  /** Valid answers at the limit. */
  right: Answer[]
  /** Invalid answers just beyond the limit. */
  wrong: Answer[]
  error: FieldError
  /** The English text of the specification, and the Hindi one. */
  words: [string, string]
  with?: Answers
}

const tooShort: [string, string] = ['Please enter at least 350 characters', 'कृपया कम से कम 350 अक्षर लिखें']
const tooMany: [string, string] = ['Maximum 350 words allowed', 'अधिकतम 350 शब्दों की अनुमति है']
const badLink: [string, string] = ['Please enter valid link', 'कृपया मान्य लिंक दर्ज करें']
const three: [string, string] = ['You can select a maximum of 3 options.', 'आप अधिकतम 3 विकल्प चुन सकते हैं।']
const two: [string, string] = ['You can select a maximum of 2 options.', 'आप अधिकतम 2 विकल्प चुन सकते हैं।']
const percent: [string, string] = [
  'Please enter a percentage with up to two decimal places',
  'कृपया अधिकतम 2 दशमलव वाला प्रतिशत दर्ज करें',
]
const amount: [string, string] = ['Please enter a valid amount in digits', 'कृपया मान्य राशि अंकों में दर्ज करें']

const rules: Rule[] = [
  {
    rule: 'the brief has at least 350 characters, in English',
    step: 'basic',
    field: 'brief_about_business',
    right: ['a'.repeat(350), `  ${'a'.repeat(350)}  `],
    wrong: ['a'.repeat(349), `${'a'.repeat(349)}     `],
    error: 'tooShort350',
    words: tooShort,
  },
  {
    rule: 'the vision has at least 350 characters, in Hindi, as a reader counts them',
    step: 'basic',
    field: 'vision_and_mission',
    right: ['कि'.repeat(350), 'न'.repeat(350)],
    wrong: ['कि'.repeat(349), 'न'.repeat(349)],
    error: 'tooShort350',
    words: tooShort,
  },
  {
    rule: 'a long text has at most 5,000 characters',
    field: 'products',
    right: ['a'.repeat(5000)],
    wrong: ['a'.repeat(5001)],
    error: 'tooLong5000',
    words: ['Please enter at most 5000 characters', 'कृपया अधिकतम 5000 अक्षर लिखें'],
  },
  {
    rule: 'a line has at most 200 characters',
    field: 'city',
    right: ['a', 'a'.repeat(200), 'पु'.repeat(200)],
    wrong: ['a'.repeat(201)],
    error: 'tooLong',
    words: ['Please enter at most 200 characters', 'कृपया अधिकतम 200 अक्षर लिखें'],
  },
  {
    rule: 'the words of "Other" are at most 60 characters',
    field: 'industry_other',
    with: { industry: 'other' },
    right: ['a', 'a'.repeat(60)],
    wrong: ['a'.repeat(61)],
    error: 'tooLong60',
    words: ['Please enter at most 60 characters', 'कृपया अधिकतम 60 अक्षर लिखें'],
  },
  {
    rule: 'the founder has at most 350 words, in English and Hindi',
    field: 'founder_intro',
    right: [words(350), words(350, 'कंपनी'), `${words(350)} — ...`],
    wrong: [words(351), words(351, 'कंपनी')],
    error: 'tooManyWords350',
    words: tooMany,
  },
  {
    rule: 'the team has at most 350 words',
    field: 'core_team',
    right: [words(350)],
    wrong: [words(351)],
    error: 'tooManyWords350',
    words: tooMany,
  },
  {
    rule: 'a thesis has 50 to 350 words',
    kind: 'INVESTOR',
    field: 'thesis',
    right: [null, words(50), words(350, 'निवेश')],
    wrong: [words(49), words(351, 'निवेश')],
    error: 'thesisLength',
    words: ['Please write 50 to 350 words', 'कृपया 50 से 350 शब्द लिखें'],
  },
  {
    rule: 'at most 3 interests',
    field: 'interested_in',
    right: [['grants'], ['grants', 'joint-venture', 'equity-funding']],
    wrong: [['grants', 'joint-venture', 'equity-funding', 'strategic-investor']],
    error: 'maxThree',
    words: three,
  },
  {
    rule: 'at most 3 objectives',
    kind: 'WANT_TO_GROW',
    field: 'primary_objective',
    right: [['find-customers', 'find-suppliers', 'find-distributors']],
    wrong: [['find-customers', 'find-suppliers', 'find-distributors', 'joint-venture']],
    error: 'maxThree',
    words: three,
  },
  {
    rule: 'at most 3 purposes',
    kind: 'WANT_TO_GROW',
    field: 'networking_purpose',
    right: [['trade', 'partnership', 'mentoring']],
    wrong: [['trade', 'partnership', 'mentoring', 'community']],
    error: 'maxThree',
    words: three,
  },
  {
    rule: 'at most 3 to connect with',
    kind: 'INVESTOR',
    field: 'looking_for_connect',
    right: [['co-investors', 'mentoring', 'deal-advisors']],
    wrong: [['co-investors', 'mentoring', 'deal-advisors', 'distressed-assets']],
    error: 'maxThree',
    words: three,
  },
  {
    rule: 'at most 2 models',
    field: 'model',
    right: [['b2b', 'b2c']],
    wrong: [['b2b', 'b2c', 'd2c']],
    error: 'maxTwo',
    words: two,
  },
  {
    rule: 'at most 2 kinds of capital',
    field: 'capital_offer',
    right: [['equity-shares', 'term-loan']],
    wrong: [['equity-shares', 'term-loan', 'venture-debt']],
    error: 'maxTwo',
    words: two,
  },
  {
    rule: 'at most 5 keywords',
    field: 'keywords',
    right: [['a'], ['a', 'b', 'c', 'd', 'e']],
    wrong: [['a', 'b', 'c', 'd', 'e', 'f']],
    error: 'maxFiveKeywords',
    words: ['Max 5 keywords allowed!', 'अधिकतम 5 मुख्य शब्दों की अनुमति है!'],
  },
  {
    rule: 'a keyword has at most 40 characters',
    field: 'keywords',
    right: [['a'.repeat(40)]],
    wrong: [['a'.repeat(41)]],
    error: 'tooLong40',
    words: ['A keyword can have at most 40 characters', 'एक मुख्य शब्द में अधिकतम 40 अक्षर हो सकते हैं'],
  },
  {
    rule: 'a website is a link',
    field: 'link',
    right: ['vermacold.in', 'http://a.co', 'https://vermacold.in/path?x=1#y'],
    wrong: ['vermacold', 'ftp://a.co', 'javascript:alert(1)', 'a b.com'],
    error: 'invalidLink',
    words: badLink,
  },
  {
    rule: 'a LinkedIn page is a link',
    field: 'founder_linkedin',
    right: ['linkedin.com/in/asha', 'https://www.linkedin.com/in/asha'],
    wrong: ['asha', 'https://'],
    error: 'invalidLink',
    words: badLink,
  },
  {
    rule: 'each of the other founders is a link',
    field: 'cofounder_linkedin',
    right: [null, ['linkedin.com/in/asha', 'https://x.com/ravi']],
    wrong: [['linkedin.com/in/asha', 'ravi'], ['https://']],
    error: 'invalidLink',
    words: badLink,
  },
  {
    rule: 'at most 5 other founders',
    field: 'cofounder_linkedin',
    right: [['a.in', 'b.in', 'c.in', 'd.in', 'e.in']],
    wrong: [['a.in', 'b.in', 'c.in', 'd.in', 'e.in', 'f.in']],
    error: 'maxFiveLinks',
    words: ['Max 5 links allowed!', 'अधिकतम 5 लिंक की अनुमति है!'],
  },
  {
    rule: 'a video is a link',
    step: 'documents',
    field: 'video_demo_link',
    right: [null, 'https://youtu.be/abc'],
    wrong: ['my video.mp4'],
    error: 'invalidLink',
    words: badLink,
  },
  {
    rule: 'a margin has at most 2 decimals',
    field: 'ebitda',
    right: ['0', '12.5', '12.55', '100'],
    wrong: ['12.555', '1.2.3', '-1', '12,5', '12%', 'abc'],
    error: 'invalidPercent',
    words: percent,
  },
  {
    rule: 'a stake is at most 100 per cent',
    kind: 'WANT_TO_SELL',
    field: 'stake_offered',
    right: ['0.01', '99.99', '100', '100.00'],
    with: { type_of_business_sold: 'business-assets-only' },
    wrong: ['100.01', '101', '99.999'],
    error: 'invalidPercent',
    words: percent,
  },
  {
    rule: 'an amount has the decimals of its currency',
    field: 'funding_goal',
    right: [
      money('0.01'),
      money('1.25'),
      money('1,000'),
      money('2 crore'),
      money('90071992547409.91'),
      money('12', 'JPY'),
    ],
    wrong: [
      money('1.255'),
      money('-1'),
      money('1,00'),
      money('2 dozen'),
      money('12.5', 'JPY'),
      money('90071992547409.93'),
    ],
    with: { minimum_investment: money('0.01') },
    error: 'invalidAmount',
    words: amount,
  },
  {
    rule: 'an amount has a currency that exists',
    field: 'minimum_investment',
    right: [money('5', 'USD')],
    wrong: [],
    error: 'invalidAmount',
    words: amount,
  },
  {
    rule: 'a founding year is from 1600 to this year',
    field: 'founding_year',
    right: ['1600', String(thisYear)],
    wrong: ['1599', String(thisYear + 1), '19', '20199'],
    error: 'invalidYear',
    words: ['Please enter a valid year', 'कृपया मान्य वर्ष दर्ज करें'],
  },
  {
    rule: 'past investments are a whole number',
    kind: 'INVESTOR',
    field: 'past_investments',
    right: ['0', '999999999'],
    wrong: ['1.5', '-1', '1000000000', 'ten'],
    error: 'invalidNumber',
    words: ['Please enter a whole number', 'कृपया पूर्ण संख्या दर्ज करें'],
  },
]

describe.each(rules)(
  '$rule',
  ({ kind = 'INVESTMENT', step = 'business', field, right, wrong: bad, error, ...rule }) => {
    it('holds in the form and on the server', () => {
      for (const answer of right)
        expect([answer, wrong(kind, step, { ...rule.with, [field]: answer })]).toEqual([
          answer,
          { form: {}, server: {} },
        ])
      for (const answer of bad)
        expect([answer, wrong(kind, step, { ...rule.with, [field]: answer })]).toEqual([
          answer,
          { form: { [field]: error }, server: { [field]: error } },
        ])
    })

    it('is sent in both languages', () => expect(said(error)).toEqual(rule.words))
  },
)

describe('a required field', () => {
  const blank: Answer[] = [null, '', '   ', '\n\t', [], ['', ' '], money(' ')]
  it.each(profileKinds.flatMap((kind) => wizardStepNames.map((step) => [kind, step] as const)))(
    'of %s, %s, is missed by the form and the server, in every way of leaving it blank',
    (kind, step) => {
      const given = complete[kind]?.[step] ?? {}
      for (const spec of fieldsOf(kind, step, given))
        for (const nothing of blank) {
          const expected = isRequired(spec, given) ? { [spec.name]: 'required' } : {}
          expect([spec.name, wrong(kind, step, { [spec.name]: nothing })]).toEqual([
            spec.name,
            { form: expected, server: expected },
          ])
        }
    },
  )

  it('has its own error message in both languages', () => {
    for (const { missing } of [english, hindi]) {
      const sentences = Object.values(missing)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(Object.keys(missing).sort()).toEqual(Object.keys(english.fields).sort())
    }
    expect(Object.values(english.missing).filter((sentence) => !sentence.startsWith('Please '))).toEqual([])
    expect(Object.values(hindi.missing).filter((sentence) => !sentence.startsWith('कृपया '))).toEqual([])
    expect([english.missing.funding_goal, english.missing.industry]).toEqual([
      'Please enter your funding goal',
      'Please choose an industry',
    ])
  })
})

describe('a rule that depends on another answer', () => {
  it.each<[string, ProfileKind, WizardStep, Answers, Record<string, string>]>([
    ['a website', 'INVESTMENT', 'business', { link: '' }, { link: 'required' }],
    [
      'no website yet, with LinkedIn',
      'INVESTMENT',
      'business',
      { link: '', no_website: true, founder_linkedin: 'linkedin.com/in/a' },
      {},
    ],
    [
      'no website yet, without LinkedIn',
      'INVESTMENT',
      'business',
      { no_website: true, founder_linkedin: '' },
      { founder_linkedin: 'required' },
    ],
    ['an asking price', 'WANT_TO_SELL', 'business', { asking_price: null }, { asking_price: 'required' }],
    ['a price on request', 'WANT_TO_SELL', 'business', { asking_price: null, asking_price_on_request: true }, {}],
    [
      'an investor of a firm',
      'INVESTOR',
      'basic',
      { designation_role: 'principal', company_name: '' },
      { company_name: 'required' },
    ],
    ['an investor alone', 'INVESTOR', 'basic', { designation_role: 'individual-investor', company_name: '' }, {}],
    ['another industry', 'INVESTMENT', 'business', { industry: 'other' }, { industry_other: 'required' }],
    [
      'another use of funds among others',
      'INVESTMENT',
      'business',
      { use_of_funds: ['hiring', 'other'], use_of_funds_shares: null },
      { use_of_funds_other: 'required' },
    ],
    ['an industry of the list', 'INVESTMENT', 'business', { industry: 'telecom', industry_other: '' }, {}],
  ])('%s', (_, kind, step, changed, errors) => {
    expect(wrong(kind, step, changed)).toEqual({ form: errors, server: errors })
  })
})

describe('a rule that only the server can check', () => {
  it.each<[Answers, Record<string, string>]>([
    [{ industry: 'alchemy' }, { industry: 'unknownOption' }],
    [{ use_of_funds: ['hiring', 'parties'], use_of_funds_shares: null }, { use_of_funds: 'unknownOption' }],
    [{ country: 'XX' }, { country: 'unknownOption' }],
    [{ funding_goal: money('5', 'XTS') }, { funding_goal: 'invalidAmount' }],
  ])('%o', (changed, errors) => {
    expect(wrong('INVESTMENT', 'business', changed)).toEqual({ form: {}, server: errors })
  })

  it('has a message in both languages', () => {
    expect(said('unknownOption')).toEqual(['Please choose from the list', 'कृपया सूची में से चुनें'])
  })
})

describe('a stored document', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const stored = { type: 'trade-license', pending: false, createdAt: ago(1), verifiedAt: null, isObjected: false }
  it.each([
    ['new', {}, 'stored'],
    ['waiting', { pending: true }, 'waiting'],
    ['approved', { verifiedAt: ago(0) }, 'verified'],
    ['objected to', { verifiedAt: ago(0), isObjected: true }, 'rejected'],
    ['a licence of 364 days', { createdAt: ago(364) }, 'stored'],
    ['a licence of 365 days', { createdAt: ago(365) }, 'expired'],
    ['an old licence approved 364 days ago', { createdAt: ago(700), verifiedAt: ago(364) }, 'verified'],
    ['a licence approved 365 days ago', { createdAt: ago(700), verifiedAt: ago(365) }, 'expired'],
    ['an old passport', { type: 'passport', createdAt: ago(700) }, 'stored'],
  ] as const)('that is %s', (_, changed, state) => {
    expect(documentState({ ...stored, ...changed }, now)).toBe(state)
  })
})

describe('a file, before it is sent', () => {
  it.each([
    [0, 'fileEmpty', ['This file is empty', 'यह फ़ाइल ख़ाली है']],
    [1, null, null],
    [10_485_760, null, null],
    [10_485_761, 'fileTooLarge', ['Maximum file size 10 mb', 'फ़ाइल का अधिकतम आकार 10 MB है']],
  ] as const)('of %i bytes', (size, error, reported) => {
    expect(checkFile('pitch-deck', { name: 'a.pdf', size })).toBe(error)
    if (error) expect(said(error)).toEqual(reported)
  })

  it('has an accepted ending; for photos only an image ending', () => {
    const endings = ['pdf', 'PDF', 'jpg', 'jpeg', 'png', 'webp', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']
    expect(endings.filter((ending) => checkFile('pitch-deck', { name: `a.${ending}`, size: 1 }) !== null)).toEqual([])
    for (const name of ['a.exe', 'a.svg', 'a.pdf.exe', 'pdf', 'a.', 'a.mp4', 'a.zip', 'a.html'])
      expect([name, checkFile('pitch-deck', { name, size: 1 })]).toEqual([name, 'fileType'])
    expect(endingsOf('business-photo')).toEqual(['jpg', 'jpeg', 'png', 'webp'])
    expect(said('fileType')[1]).toBe('इस प्रकार की फ़ाइल स्वीकार नहीं की जाती')
  })

  it('is at most 10 MB as the specification counts it', () => expect(largestFile).toBe(10 * 1024 * 1024))

  it('has a place in every kind of profile, with photo and proof among the required', () => {
    expect(profileKinds.map((kind) => documentsOfKind(kind).slice(0, 2))).toEqual([
      ['business-photo', 'proof-of-business'],
      ['business-photo', 'proof-of-business'],
      ['business-photo', 'proof-of-business'],
      ['identity-proof', 'profile-image'],
    ])
  })
})

describe('the texts', () => {
  it.each(profileKinds)('name every field and document of %s in both languages', (kind) => {
    const names = wizardStepNames.flatMap((step) => fieldsOf(kind, step, {}).map(({ name }) => name))
    for (const dictionary of [english, hindi]) {
      expect(names.filter((name) => !(name in dictionary.fields))).toEqual([])
      expect(documentsOfKind(kind).filter((name) => !(name in dictionary.documents))).toEqual([])
    }
  })

  it('contain the specification’s sentences about documents', () => {
    expect([english.errors.photoMissing, english.errors.proofMissing, english.errors.typeMissing]).toEqual([
      'Please upload business photo',
      'Please upload business proof',
      'Please select type of document first',
    ])
    expect([english.upload.confirm, english.upload.deleted, english.upload.uploaded, english.upload.failed]).toEqual([
      'Are you sure you want to delete?',
      'Deleted Successfuly!',
      'Document uploaded successfully',
      'Document upload failed',
    ])
  })

  it('name the unit of each counter', () => {
    const { characters, words: counted } = english.wizard
    expect([characters, counted]).toEqual([
      '{count:number} {{count:character|characters}} (minimum 350)',
      '{count:number} {{count:word|words}} (maximum 350)',
    ])
    expect([hindi.wizard.characters, hindi.wizard.words]).toEqual([
      '{count} अक्षर (न्यूनतम 350)',
      '{count} शब्द (अधिकतम 350)',
    ])
  })
})

describe('a founding year', () => {
  const errorAt = (now: string, year: string) =>
    checkAnswers('INVESTMENT', 'business', { ...complete.INVESTMENT?.business, founding_year: year }, new Date(now))
      .founding_year
  it.each([
    // Half past midnight of 1 January in India, and midnight of it in Kiribati.
    ['2026-12-31T19:00:00Z', '2027', undefined],
    ['2026-12-31T10:00:00Z', '2027', undefined],
    ['2026-12-31T09:59:00Z', '2027', 'invalidYear'],
    ['2026-12-31T19:00:00Z', '2028', 'invalidYear'],
  ])('at %s may be %s as soon as it has begun anywhere: %s', (now, year, error) => {
    expect(errorAt(now, year)).toBe(error)
  })
})
