import { describe, expect, it } from 'vitest'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import { formFor, requestOf, type StepForm, stepErrors } from '../../src/domain/proposals/stepForm.ts'
import { instrumentErrors, type Offer, repeatsTerms, withOwnTerms } from '../../src/domain/proposals/terms.ts'
import { offerOnTable, rupees } from '../support/deal.tsx'

/** What the terms of an offer must be (docs/product 12). */

const current: Offer = {
  ...{ amount: rupees(8.5), instrument: 'equity', stake: 49, validity_days: 7, note: 'Cash.' },
  ...{ interest: null, term_months: null, valuation_cap: null },
}

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
    ['another interest', { interest: 12 }],
    ['another term', { term_months: 24 }],
    ['a cap', { valuation_cap: rupees(40) }],
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

  it.each(['convertible-note', 'safe-isafe'])(
    'is no term of %s, which is for a part that is not known yet',
    (instrument) => {
      expect(errorsOf({ instrument, stake: '' })).toEqual({})
      expect(sentIn({ instrument, stake: '49' })).toMatchObject({ stake: null, valuation_cap: null })
    },
  )
})

const sentIn = (change: Partial<StepForm>) =>
  requestOf('counter', { ...formFor(offerOnTable, 'INR'), ...change }, null).offer
const loan = { instrument: 'term-loan', interest: '12.5', term_months: '36' }

describe('the interest and the term of an offer', () => {
  it.each(['venture-debt', 'term-loan', 'structured-mezzanine'])('are both needed for %s', (instrument) => {
    expect(errorsOf({ instrument })).toEqual({ interest: 'required', term_months: 'required' })
    expect(errorsOf({ ...loan, instrument })).toEqual({})
  })

  it('need only the term where the revenue pays', () => {
    expect(errorsOf({ instrument: 'revenue-based' })).toEqual({ term_months: 'required' })
    expect(errorsOf({ instrument: 'revenue-based', term_months: '18' })).toEqual({})
  })

  it.each([
    ['interest', '100.01'],
    ['interest', '12..5'],
    ['term_months', '0'],
    ['term_months', '361'],
    ['term_months', '1.5'],
    ['term_months', 'two years'],
  ] as const)('refuse the %s “%s” at its field', (field, value) =>
    expect(errorsOf({ ...loan, [field]: value })).toEqual({ [field]: 'invalid' }),
  )

  it.each([
    ['interest', '0'],
    ['interest', '100'],
    ['term_months', '1'],
    ['term_months', '360'],
  ] as const)('take the %s “%s”', (field, value) => expect(errorsOf({ ...loan, [field]: value })).toEqual({}))

  it('are named together with every other mistake', () => {
    expect(errorsOf({ ...loan, amount: '', interest: '' })).toEqual({ amount: 'required', interest: 'required' })
  })

  it('are sent without the stake that was typed for another instrument', () => {
    expect(sentIn({ ...loan, stake: '49' })).toMatchObject({ stake: null, interest: 12.5, term_months: 36 })
    expect(sentIn({ ...loan, instrument: 'equity', stake: '48' })).toMatchObject({
      stake: 48,
      interest: null,
      term_months: null,
    })
  })

  it('start a counter-offer as they stand', () => {
    const terms = { instrument: 'term-loan', stake: null, interest: 12.5, term_months: 36 }
    expect(formFor({ ...offerOnTable, ...terms }, 'INR')).toMatchObject({ ...loan, stake: '' })
  })
})

describe('the valuation cap of an offer', () => {
  const note = { instrument: 'convertible-note' }

  it('is optional, in whole units of the currency of the amount', () => {
    expect(errorsOf({ ...note, valuation_cap: '' })).toEqual({})
    expect(errorsOf({ ...note, valuation_cap: '40 crore' })).toEqual({})
    expect(sentIn({ ...note, valuation_cap: '40 crore' })).toMatchObject({ valuation_cap: rupees(40) })
    for (const valuation_cap of ['0', '1.50', 'high'])
      expect(errorsOf({ ...note, valuation_cap })).toEqual({ valuation_cap: 'invalid' })
  })

  it('is no term of shares or of a loan', () => {
    expect(sentIn({ ...loan, valuation_cap: '400' })).toMatchObject({ valuation_cap: null })
    expect(sentIn({ amount: '1', valuation_cap: '400' })).toMatchObject({ valuation_cap: null })
  })

  it('is refused in another currency than the amount', () => {
    const offer = { ...current, ...note, stake: null, valuation_cap: { minor: 100, currency: 'USD' as const } }
    expect(instrumentErrors(offer)).toEqual({ valuation_cap: 'invalid' })
    expect(instrumentErrors(withOwnTerms({ ...offer, instrument: 'equity', stake: 5 }))).toEqual({})
  })

  it('starts a counter-offer as it stands', () => {
    const terms = { ...note, stake: null, valuation_cap: rupees(40) }
    expect(formFor({ ...offerOnTable, ...terms }, 'INR')).toMatchObject({ stake: '', valuation_cap: '400000000' })
  })
})
