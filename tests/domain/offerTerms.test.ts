import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import { proposalSteps } from '../../server/kernel/db/schema.ts'
import {
  emptyForm,
  formFor,
  pricedIn,
  requestOf,
  type StepForm,
  stepErrors,
  withField,
} from '../../src/domain/proposals/stepForm.ts'
import {
  instrumentErrors,
  isSameOffer,
  type Offer,
  offerSchema,
  repeatsTerms,
  termsOf,
  withOwnTerms,
} from '../../src/domain/proposals/terms.ts'
import { offerOnTable, rupees } from '../support/deal.tsx'
import { unstated } from '../support/unstated.ts'

/** What the terms of an offer must be (docs/product 12). */

const current: Offer = {
  ...{ amount: rupees(8.5), instrument: 'equity', stake: 49, validity_days: 7, note: 'Cash.' },
  ...unstated,
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
    ['a discount', { discount: 20 }],
    ['a share of the revenue', { revenue_share: 6 }],
    ['a repayment cap', { repayment_cap: 1.3 }],
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

  it('are both optional for a convertible note, and none of a SAFE', () => {
    expect(errorsOf({ instrument: 'convertible-note' })).toEqual({})
    const stated = { interest: '8', term_months: '24' }
    expect(sentIn({ ...stated, instrument: 'convertible-note' })).toMatchObject({ interest: 8, term_months: 24 })
    expect(sentIn({ ...stated, instrument: 'safe-isafe' })).toMatchObject({ interest: null, term_months: null })
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

describe('the discount of an offer', () => {
  it.each(['convertible-note', 'safe-isafe'])('is optional for %s, in percent', (instrument) => {
    expect(errorsOf({ instrument })).toEqual({})
    expect(sentIn({ instrument, discount: '20' })).toMatchObject({ discount: 20, valuation_cap: null })
    for (const discount of ['0', '100', '12.25']) expect(errorsOf({ instrument, discount })).toEqual({})
    for (const discount of ['100.01', '12.255', 'a fifth'])
      expect(errorsOf({ instrument, discount })).toEqual({ discount: 'invalid' })
  })

  it('is no term of shares, and starts a counter-offer as it stands', () => {
    expect(sentIn({ amount: '1', discount: '20' })).toMatchObject({ discount: null })
    expect(formFor({ ...offerOnTable, instrument: 'safe-isafe', discount: 20 }, 'INR')).toMatchObject({
      discount: '20',
    })
  })
})

describe('the repayment out of the revenue', () => {
  const repaid = { instrument: 'revenue-based', revenue_share: '6', repayment_cap: '1.3' }

  it('needs a share and a cap; a longest term is optional, and interest is no term of it', () => {
    expect(errorsOf({ instrument: 'revenue-based' })).toEqual({ revenue_share: 'required', repayment_cap: 'required' })
    expect(errorsOf(repaid)).toEqual({})
    expect(sentIn({ ...repaid, term_months: '36', interest: '11', stake: '49' })).toMatchObject({
      ...{ stake: null, interest: null, revenue_share: 6, repayment_cap: 1.3, term_months: 36 },
    })
  })

  it.each([
    ['revenue_share', '0'],
    ['revenue_share', '100.01'],
    ['revenue_share', '6.125'],
    ['repayment_cap', '0.99'],
    ['repayment_cap', '10.01'],
    ['repayment_cap', '1.333'],
  ] as const)('refuses the %s “%s” at its field', (field, value) =>
    expect(errorsOf({ ...repaid, [field]: value })).toEqual({ [field]: 'invalid' }),
  )

  it.each([
    ['revenue_share', '0.01'],
    ['revenue_share', '100'],
    ['repayment_cap', '1'],
    ['repayment_cap', '10'],
  ] as const)('takes the %s “%s”', (field, value) => expect(errorsOf({ ...repaid, [field]: value })).toEqual({}))

  it('starts a counter-offer as it stands', () => {
    const terms = { instrument: 'revenue-based', stake: null, revenue_share: 6, repayment_cap: 1.3 }
    expect(formFor({ ...offerOnTable, ...terms }, 'INR')).toMatchObject({ ...repaid, stake: '', term_months: '' })
  })

  it('says the total once the amount and the cap are valid', () => {
    const form = { ...formFor(offerOnTable, 'INR'), ...repaid }
    expect(pricedIn(form)).toMatchObject({ amount: rupees(8.5), repayment_cap: 1.3, stake: null })
    for (const change of [{ amount: '' }, { repayment_cap: '' }, { repayment_cap: '11' }])
      expect(pricedIn({ ...form, ...change })).toBeNull()
  })
})

describe('an older offer out of the revenue, which states interest and a term', () => {
  const older = {
    ...{ amount: 5_000_000, currency: 'INR', instrument: 'revenue-based', stake: 0, interest: 11, term_months: 18 },
    ...{ validity_days: 7, note: 'From before.' },
  }
  const read = proposalSteps.details.mapFromDriverValue({ offer: older }) as { offer: Offer }

  it('is read with all that it states', () => {
    expect(read.offer).toMatchObject({ interest: 11, term_months: 18, revenue_share: null, repayment_cap: null })
    expect(v.parse(offerSchema, termsOf(read.offer))).toEqual(read.offer)
  })

  it('is the offer that an older page accepts, which does not name the newer terms', () => {
    const { discount: _, revenue_share: __, repayment_cap: ___, ...sent } = termsOf(read.offer)
    expect(isSameOffer(read.offer, v.parse(offerSchema, sent))).toBe(true)
  })

  it('is countered in the terms of today', () => {
    const offer = { ...offerOnTable, ...read.offer }
    const known = { ...proposal, offer }
    const form = { ...formFor(offer, 'INR'), revenue_share: '6', repayment_cap: '1.2' }
    expect(form).toMatchObject({ term_months: '18' })
    expect(stepErrors('counter', form, known)).toEqual({})
    expect(requestOf('counter', form, null).offer).toMatchObject({ interest: null, term_months: 18, revenue_share: 6 })
  })
})

describe('the stake of a buy-out', () => {
  const buyOut = 'buy-out-full-acquisition'
  const asks = { ...proposal.asks, stake: 75 }
  const chosen = (stake: string, sold: typeof asks | null) =>
    withField({ ...emptyForm, stake }, 'instrument', buyOut, sold).stake

  it('is what the listing sells, or the whole', () => {
    expect(chosen('', asks)).toBe('75')
    expect(chosen('', { ...asks, stake: null as never })).toBe('100')
    expect(chosen('', { ...asks, stake: 0 })).toBe('100')
    expect(chosen('', null)).toBe('100')
  })

  it('stays as it was entered', () => expect(chosen('60', asks)).toBe('60'))

  it('is not left behind for another instrument, unless it was entered', () => {
    const form = { ...emptyForm, instrument: buyOut, stake: '75' }
    expect(withField(form, 'instrument', 'minority-stake', asks).stake).toBe('')
    expect(withField({ ...form, stake: '60' }, 'instrument', 'minority-stake', asks).stake).toBe('60')
  })

  it('is filled in for no other instrument', () =>
    expect(withField(emptyForm, 'instrument', 'equity', asks).stake).toBe(''))
})
