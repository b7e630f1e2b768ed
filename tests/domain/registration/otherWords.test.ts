import { expect, it } from 'vitest'
import { otherWords } from '../../../src/domain/registration/formFields.ts'

/** The words for a chosen "Other", written in a field of its own that stays empty at first. */

const industry = { name: 'industry' } as const
const shares = { name: 'use_of_funds_shares', sharesOf: 'use_of_funds' } as const

it.each([
  ['the member’s words', industry, 'other', { industry_other: 'Beekeeping' }, 'Beekeeping'],
  ['the words of the divided field', shares, 'other', { use_of_funds_other: 'A second site' }, 'A second site'],
  ['none yet', industry, 'other', {}, null],
  ['an empty field', industry, 'other', { industry_other: '' }, null],
  ['blanks', shares, 'other', { use_of_funds_other: '  ' }, null],
  ['a cleared answer', industry, 'other', { industry_other: null }, null],
  ['another option, after "Other" was chosen', industry, 'telecom', { industry_other: 'Beekeeping' }, null],
] as const)('%s', (_, spec, slug, answers, words) => expect(otherWords(spec, slug, answers)).toBe(words))
