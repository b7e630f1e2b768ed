import { describe, expect, it } from 'vitest'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import { formFor, type StepForm, stepErrors } from '../../src/domain/proposals/stepForm.ts'
import { repeatsTerms } from '../../src/domain/proposals/terms.ts'
import { offerOnTable, rupees } from '../support/deal.tsx'

/** What the terms of an offer must be (docs/product 12). */

const current = { amount: rupees(8.5), instrument: 'equity', stake: 49, validity_days: 7, note: 'Cash.' }

describe('a counter-offer repeats the terms on the table', () => {
  it.each([
    ['word for word', {}],
    ['for another time', { validity_days: 30 }],
    ['without the note', { note: '' }],
  ])('%s', (_, change) => expect(repeatsTerms({ ...current, ...change }, current)).toBe(true))

  it.each([
    ['another amount', { amount: rupees(9) }],
    ['another currency', { amount: { ...current.amount, currency: 'USD' as const } }],
    ['another stake', { stake: 50 }],
    ['another instrument', { instrument: 'preference' }],
    ['another note', { note: 'Half of it in a year.' }],
  ])('but not with %s', (_, change) => expect(repeatsTerms({ ...current, ...change }, current)).toBe(false))
})

const atOwner = { ...proposal, status: 'offer_made' as const, brings: 'owner' as const, offer: offerOnTable }
const errorsOf = (change: Partial<StepForm>, known: Partial<typeof proposal> = atOwner) =>
  stepErrors('counter', { ...formFor(offerOnTable, 'INR'), ...change }, { ...proposal, ...known })

describe('the form of a counter-offer', () => {
  it('refuses the terms on the table, at the amount', () => {
    expect(errorsOf({})).toEqual({ amount: 'unchanged' })
    expect(errorsOf({ validity_days: '30' })).toEqual({ amount: 'unchanged' })
    expect(errorsOf({ amount: '90000000' })).toEqual({})
    expect(errorsOf({ note: 'Half of it in a year.' })).toEqual({})
  })

  it('names what is missing before it compares', () => {
    expect(errorsOf({ amount: '' })).toEqual({ amount: 'required' })
    expect(errorsOf({ stake: '' })).toEqual({ stake: 'required' })
  })

  it('has nothing to compare with in a first offer', () => {
    expect(errorsOf({}, { ...atOwner, offer: null })).toEqual({})
  })
})

describe('the stake of an offer', () => {
  it.each(['equity', 'preference', 'buy-out-full-acquisition', 'minority-stake'])('is above 0 for %s', (instrument) => {
    expect(errorsOf({ instrument, stake: '0' })).toEqual({ stake: 'notZero' })
    expect(errorsOf({ instrument, stake: '0.01' })).toEqual({})
    expect(errorsOf({ instrument, stake: '' })).toEqual({ stake: 'required' })
  })

  it.each(['convertible-note', 'safe-isafe', 'venture-debt', 'term-loan', 'revenue-based', 'structured-mezzanine'])(
    'can be left out or 0 for %s',
    (instrument) => {
      expect(errorsOf({ instrument, stake: '0' })).toEqual({})
      expect(errorsOf({ instrument, stake: '' })).toEqual({})
    },
  )
})
