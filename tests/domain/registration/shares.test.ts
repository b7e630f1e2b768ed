import { describe, expect, it } from 'vitest'
import { checkAnswers, onlyFieldsOf } from '../../../server/features/wizard/check.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { isEmpty } from '../../../src/domain/registration/check.ts'
import { completenessOf } from '../../../src/domain/registration/completeness.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import { sharesProblem, totalOf } from '../../../src/domain/registration/shares.ts'

const shares = (given: Record<string, string>) => ({
  shares: Object.entries(given).map(([slug, percent]) => ({ slug, percent })),
})
const purposes = ['hiring', 'inventory', 'acquisition']
const now = new Date(Date.UTC(2026, 5, 1))
const errorOf = (given: Record<string, string>, use_of_funds = purposes) =>
  checkAnswers('INVESTMENT', 'business', { use_of_funds, use_of_funds_shares: shares(given) }, now).use_of_funds_shares
const isAsked = (use_of_funds: Answers[string]) =>
  fieldsOf('INVESTMENT', 'business', { use_of_funds }).some(({ name }) => name === 'use_of_funds_shares')

describe('the shares of the use of funds', () => {
  it('add up to 100, with up to two decimals', () => {
    expect(sharesProblem(shares({ hiring: '33.33', inventory: '33.33', acquisition: '33.34' }))).toBeNull()
    expect(sharesProblem(shares({ hiring: '33.3', inventory: '33.3', acquisition: '33.3' }))).toBe('sharesTotal')
    expect(sharesProblem(shares({ hiring: '60', inventory: '40.01' }))).toBe('sharesTotal')
    expect(sharesProblem(shares({ hiring: '60.125', inventory: '39.875' }))).toBe('invalidPercent')
    expect(sharesProblem(shares({ hiring: '-20', inventory: '120' }))).toBe('invalidPercent')
    expect(totalOf(shares({ hiring: '0.1', inventory: '0.2', acquisition: '' }))).toBe(0.3)
  })

  it('of every two that make 100 add up to it', () => {
    const refused = Array.from({ length: 9_999 }, (_, index) => index + 1).filter((part) => {
      const pair = { hiring: String(part / 100), inventory: String((10_000 - part) / 100) }
      return sharesProblem(shares(pair)) !== null
    })
    expect(refused).toEqual([])
  })

  it('exist for each chosen purpose and for no other', () => {
    expect(errorOf({ hiring: '50', inventory: '30', acquisition: '20' })).toBeUndefined()
    expect(errorOf({ hiring: '60', inventory: '40', acquisition: '' })).toBe('sharesEach')
    expect(errorOf({ hiring: '60', inventory: '40', acquisition: '0' })).toBe('sharesEach')
    expect(errorOf({ hiring: '60', inventory: '20', 'debt-repayment': '20' })).toBe('sharesEach')
    expect(errorOf({ hiring: '60', inventory: '30', acquisition: '5', 'debt-repayment': '5' })).toBe('sharesEach')
  })

  it('are optional, requested from the second purpose on, and do not count toward completeness', () => {
    expect(errorOf({})).toBeUndefined()
    expect(errorOf({ hiring: ' ', inventory: '' })).toBeUndefined()
    expect(isEmpty(shares({ hiring: '' }))).toBe(true)
    expect([null, [], ['hiring'], purposes].map(isAsked)).toEqual([false, false, false, true])
    const scored = completenessOf('INVESTMENT', { use_of_funds: purposes }, []).raises
    expect(scored.map(({ name }) => name)).not.toContain('use_of_funds_shares')
  })

  it('are stored without blanks, and not at all for a single purpose', () => {
    const given = { use_of_funds_shares: shares({ hiring: ' 100 ', inventory: '' }) }
    const stored = (use_of_funds: string[]) => onlyFieldsOf('INVESTMENT', 'business', { ...given, use_of_funds })
    expect(stored(['hiring', 'inventory'])).toEqual({
      use_of_funds: ['hiring', 'inventory'],
      use_of_funds_shares: shares({ hiring: '100' }),
    })
    expect(stored(['hiring'])).toEqual({ use_of_funds: ['hiring'] })
  })

  it('are removed with their purpose, together with their errors', () => {
    const form = {
      answers: {
        use_of_funds: purposes,
        use_of_funds_shares: shares({ hiring: '60', inventory: '40', acquisition: '' }),
      },
      errors: { use_of_funds_shares: 'sharesEach' as const },
      keywordDrafts: {},
    }
    const step = { kind: 'INVESTMENT', step: 'business', thisYear: 2026, known: {} } as const
    expect(withAnswer(step, form, 'use_of_funds', ['inventory', 'hiring'])).toEqual({
      answers: {
        use_of_funds: ['inventory', 'hiring'],
        use_of_funds_shares: shares({ inventory: '40', hiring: '60' }),
      },
      errors: {},
      keywordDrafts: {},
    })
  })

  it('are refused for other kinds and other fields', () => {
    const answers = { funding_goal: shares({ hiring: '100' }), use_of_funds_shares: ['hiring'], use_of_funds: purposes }
    const errors = checkAnswers('INVESTMENT', 'business', answers, now)
    expect([errors.funding_goal, errors.use_of_funds_shares]).toEqual(['invalid', 'invalid'])
    expect(
      onlyFieldsOf('WANT_TO_SELL', 'business', { use_of_funds: purposes, use_of_funds_shares: shares({}) }),
    ).toEqual({})
  })
})
