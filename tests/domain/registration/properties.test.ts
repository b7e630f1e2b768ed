import fc from 'fast-check'
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { profileKinds } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { checkStep } from '../../../src/domain/registration/check.ts'
import { completenessOf } from '../../../src/domain/registration/completeness.ts'
import { wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import { profileLifecycle, profileStatusAfter, splitPendingAnswers } from '../../../src/domain/registration/review.ts'
import { displayPhone } from '../../../src/domain/validation/displayPhone.ts'
import { isWebLink } from '../../../src/domain/validation/links.ts'
import { isPercent } from '../../../src/domain/validation/numbers.ts'
import { parsePhone } from '../../../src/domain/validation/phone.ts'
import { countWords } from '../../../src/domain/validation/words.ts'

describe('phone numbers', () => {
  const countries = Object.entries(examples) as [CountryCode, string][]

  it('has an example for every country with a numbering plan', () => expect(countries.length).toBeGreaterThan(235))

  it.each(countries)('of %s: its own example %s is valid for its dial code', (country, national) => {
    const dial = getCountryCallingCode(country)
    const parsed = parsePhone(dial, national)
    expect(parsed).toBe(`+${dial}${national}`)
    expect(parsePhone('1', parsed ?? '')).toBe(parsed)
    expect(displayPhone(parsed ?? '')).toBe(`+${dial}-${national}`)
    expect(parsePhone(dial, national.slice(0, 1))).toBeNull()
    expect(parsePhone(dial, national + '9'.repeat(18 - national.length))).toBeNull()
  })
})

describe('percentages', () => {
  it('are digits and one point with at most two decimals, from 0 to 100', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-, e'), maxLength: 8 }), (text) => {
        const right = /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100
        expect(isPercent(text)).toBe(right)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('words', () => {
  it('are counted alike in any order and with any punctuation, in both languages', () => {
    const word = fc.constantFrom('plan', 'margin', 'बाज़ार', 'कंपनी', 'उद्योग')
    const between = fc.constantFrom(' ', ', ', ' — ', '। ', '\n', '... ')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { maxLength: 60 }), (pairs) => {
        const text = pairs.flat().join('')
        expect(countWords(text)).toBe(pairs.length)
      }),
    )
  })
})

describe('links', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
  const ending = fc.constantFrom('com', 'in', 'org', 'co.in', 'museum')
  const path = fc.stringMatching(/^(\/[a-z0-9_~.-]{0,8}){0,3}$/)

  it('are valid with or without http and path, invalid with another scheme or a space', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'http://', 'https://', 'HTTPS://'),
        label,
        ending,
        path,
        (scheme, name, top, rest) => {
          const link = `${scheme}${name}.${top}${rest}`
          expect([link, isWebLink(link)]).toEqual([link, true])
          expect([
            isWebLink(`ftp://${name}.${top}`),
            isWebLink(`${name} ${top}`),
            isWebLink(`javascript:${link}`),
          ]).toEqual([false, false, false])
        },
      ),
    )
  })
})

describe('an answer', () => {
  const place = { kind: 'INVESTMENT' as const, step: 'business' as const, thisYear: 2026, known: {} }
  const empty = { answers: {}, errors: {}, keywordDrafts: {} }

  it('of keywords never has more than five, whatever is added and removed', () => {
    const change = fc.tuple(fc.boolean(), fc.constantFrom(...'abcdefgh'))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let filled = empty as Parameters<typeof withAnswer>[1]
        for (const [adds, word] of changes) {
          const before = (filled.answers.keywords ?? []) as string[]
          const wanted = adds ? [...new Set([...before, word])] : before.filter((one) => one !== word)
          filled = withAnswer(place, filled, 'keywords', wanted)
          const after = (filled.answers.keywords ?? []) as string[]
          expect(after.length).toBeLessThanOrEqual(5)
          expect(filled.errors.keywords).toBe(wanted.length > 5 ? 'maxFiveKeywords' : undefined)
          expect(after).toEqual(wanted.length > 5 ? before : wanted)
        }
      }),
    )
  })

  it('that is valid clears its own error and no other', () => {
    const names = wizardSteps.INVESTMENT.business.map(({ name }) => name)
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        const errors = checkStep('INVESTMENT', 'business', {}, 2026)
        const { [name]: _, ...others } = errors
        expect(withAnswer(place, { ...empty, errors }, name, 'x').errors).toEqual(others)
      }),
    )
  })
})

describe('completeness', () => {
  const answer = fc.oneof(
    fc.constant(null),
    fc.constant('x'),
    fc.constant(''),
    fc.constant<Answers[string]>(['x']),
    fc.boolean(),
  )

  it.each(profileKinds)('of %s is from 0 to 100, grows with each thing that raises it, and ends at 100', (kind) => {
    const names = wizardStepNames.flatMap((step) => fieldsOf(kind, step, {}).map(({ name }) => name))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), answer), (given: Answers) => {
        let answers: Answers = { ...given, no_website: false, asking_price_on_request: false }
        const documents: { kind: (typeof wizardSteps)[typeof kind]['requiredDocuments'][number] }[] = []
        let before = completenessOf(kind, answers, documents)
        expect(before.percent).toBeGreaterThanOrEqual(0)
        for (let rounds = 0; before.raises.length > 0 && rounds < 100; rounds++) {
          const [raise] = before.raises
          const byWorth = before.raises.map(({ required, points }) => (required ? 1_000 : 0) + points)
          expect(byWorth).toEqual(byWorth.toSorted((one, other) => other - one))
          if (!raise) break
          if (raise.isDocument) documents.push({ kind: raise.name as (typeof documents)[number]['kind'] })
          else answers = { ...answers, [raise.name]: 'x' }
          const after = completenessOf(kind, answers, documents)
          expect(after.percent).toBeGreaterThanOrEqual(before.percent)
          before = after
        }
        expect(before).toEqual({ percent: 100, raises: [] })
      }),
      { numRuns: 40 },
    )
  })
})

describe('the life of a profile', () => {
  it('follows only the transitions in the table', () => {
    expect(
      Object.entries(profileLifecycle).flatMap(([status, moves]) =>
        Object.entries(moves).map(([action, next]) => `${status} ${action} ${next}`),
      ),
    ).toEqual([
      'draft submit submitted',
      'submitted take in_review',
      'submitted approve approved',
      'submitted request_changes changes_requested',
      'submitted reject rejected',
      'in_review approve approved',
      'in_review request_changes changes_requested',
      'in_review reject rejected',
      'approved hide paused',
      'approved suspend suspended',
      'changes_requested submit submitted',
      'rejected submit submitted',
      'paused show approved',
      'paused suspend suspended',
      'suspended reinstate approved',
    ])
    expect([profileStatusAfter('draft', 'approve'), profileStatusAfter('suspended', 'show')]).toEqual([null, null])
  })

  it('shows an edit or keeps it pending, as a whole, and nothing is lost or invented', () => {
    const value = fc.constantFrom<Answers[string]>(null, 'a', 'b', { amount: '1', currency: 'INR' })
    const some = fc.dictionary(fc.constantFrom('company_name', 'funding_goal', 'city', 'products'), value)
    fc.assert(
      fc.property(some, some, (live, edited) => {
        const { shown, waiting } = splitPendingAnswers(live, edited)
        expect(Object.keys(waiting).every((name) => ['company_name', 'funding_goal'].includes(name))).toBe(true)
        for (const name of ['company_name', 'funding_goal'])
          expect([shown[name] ?? null, (name in waiting ? waiting[name] : shown[name]) ?? null]).toEqual([
            live[name] ?? null,
            edited[name] ?? null,
          ])
        for (const name of ['city', 'products']) expect(shown[name]).toEqual(edited[name])
      }),
    )
  })
})
