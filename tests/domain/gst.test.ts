import { describe, expect, it } from 'vitest'
import {
  type BillingDraft,
  billingDraftOf,
  billingErrors,
  billingFieldsAffectedBy,
  billingFrom,
  emptyBilling,
} from '../../src/domain/memberships/billing.ts'
import { placeOfSupply, supplyWithin, taxedPrice } from '../../src/domain/memberships/gst.ts'
import { gstinProblem, normalGstin } from '../../src/domain/memberships/gstin.ts'

const rupees = (minor: number) => ({ minor, currency: 'INR' as const })

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27', null],
    ['29AAGCB7383J1Z4', '29', null],
    ['07AABCF1234D1ZA', '07', null],
    ['27AAPFU0939F1Z', '27', 'gstinLength'],
    ['27AAPFU0939F1ZVX', '27', 'gstinLength'],
    ['27AAPFU0939F1Z-', '27', 'gstinLength'],
    ['27aapfu0939f1zv', '27', 'gstinLength'],
    ['27AAPFU0939F1ZV', '29', 'gstinState'],
    ['27AAPFU0939F1ZV', null, 'gstinState'],
    ['27AAPFU0939F1ZW', '27', 'gstinChecksum'],
    // Two characters in the wrong order.
    ['27AAPFU0993F1ZV', '27', 'gstinChecksum'],
  ] as const)('%s in the state %s: %s', (gstin, state, problem) => {
    expect(gstinProblem(gstin, state)).toBe(problem)
  })

  it('is read with spaces and in small letters', () => {
    expect(normalGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
  })
})

describe('a price that includes tax', () => {
  it.each([
    [118_00, 'state', 100_00, [9_00, 9_00]],
    [118_00, 'country', 100_00, [18_00]],
    [118_00, 'export at zero', 118_00, [0]],
    // 304.983…, twice
    [1999_00, 'state', 1694_06, [152_47, 152_47]],
    [1999_00, 'country', 1694_07, [304_93]],
    [1, 'state', 1, [0, 0]],
    // Exactly half a paisa is rounded up.
    [59, 'state', 49, [5, 5]],
    [59, 'country', 50, [9]],
  ] as const)('of %d within the %s is worth %d before %j', (price, within, taxable, taxes) => {
    const split = taxedPrice(rupees(price), within)
    expect([split.taxable.minor, split.taxes.map(({ amount }) => amount.minor)]).toEqual([taxable, taxes])
  })

  it('is the sum of its parts, with two equal halves within a state', () => {
    for (let price = 1; price < 3000; price += 7)
      for (const within of ['state', 'country', 'export at zero'] as const) {
        const { taxable, taxes } = taxedPrice(rupees(price), within)
        expect(taxes.reduce((sum, { amount }) => sum + amount.minor, taxable.minor)).toBe(price)
        expect(new Set(taxes.map(({ amount }) => amount.minor)).size).toBe(1)
      }
  })

  it('names its taxes and their rates', () => {
    const taxesOf = (within: Parameters<typeof taxedPrice>[1]) =>
      taxedPrice(rupees(1), within).taxes.map(({ kind, percent }) => `${kind} ${percent}`)
    expect([taxesOf('state'), taxesOf('country'), taxesOf('export at zero')]).toEqual([
      ['CGST 9', 'SGST 9'],
      ['IGST 18'],
      ['IGST 0'],
    ])
  })
})

it.each([
  [null, false, 'state'],
  [{ country: 'IN', state: '27' }, true, 'state'],
  [{ country: 'IN', state: '29' }, true, 'country'],
  [{ country: 'SG', state: null }, false, 'country'],
  [{ country: 'SG', state: null }, true, 'export at zero'],
] as const)(
  'a seller in Maharashtra supplies %j (exports at zero: %s) within the %s',
  (customer, exportsAtZero, within) => {
    expect(supplyWithin(placeOfSupply(customer, '27'), { state: '27', exportsAtZero })).toBe(within)
  },
)

describe('billing details', () => {
  const complete: BillingDraft = {
    name: ' Asha Exports LLP ',
    address: '12 MG Road\nPune',
    country: 'IN',
    state: '27',
    gstin: '27 aapfu0939f1zv',
  }

  it('are stored without the spaces around them, the GSTIN in capitals', () => {
    const details = { ...complete, name: 'Asha Exports LLP', gstin: '27AAPFU0939F1ZV' }
    expect([billingFrom(complete), billingErrors(complete)]).toEqual([details, {}])
    expect(billingDraftOf(details)).toEqual(details)
  })

  it('without name, address and GSTIN are none', () => {
    expect([billingFrom({ ...emptyBilling, state: '27' }), billingErrors({ ...emptyBilling, name: '  ' })]).toEqual([
      null,
      {},
    ])
  })

  it('abroad have neither a state nor a GSTIN', () => {
    const abroad = { ...complete, country: 'SG', gstin: 'x' }
    expect([billingFrom(abroad)?.state, billingFrom(abroad)?.gstin, billingErrors(abroad)]).toEqual([null, null, {}])
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ address: ' ' }, { address: 'required' }],
    [{ name: 'x'.repeat(201) }, { name: 'tooLong' }],
    [{ address: 'x'.repeat(201) }, { address: 'tooLong' }],
    [{ country: '' }, { country: 'required' }],
    [{ state: '' }, { state: 'required' }],
    [{ state: '29' }, { gstin: 'gstinState' }],
    [{ gstin: '27' }, { gstin: 'gstinLength' }],
    [{ gstin: '27AAPFU0939F1ZW' }, { gstin: 'gstinChecksum' }],
    [{ gstin: '' }, {}],
    [
      { name: '', address: '', gstin: '27AAPFU0939F1ZV' },
      { name: 'required', address: 'required' },
    ],
  ] as const)('with %j have the errors %j', (change, errors) => {
    expect(billingErrors({ ...complete, ...change })).toEqual(errors)
  })

  it('show no error that the last change has resolved', () => {
    const values = {
      name: ['', 'Asha'],
      address: ['', 'Pune'],
      country: ['IN', 'SG'],
      state: ['', '27', '29'],
      gstin: ['', '27AAPFU0939F1ZV'],
    }
    const drafts = Object.entries(values).reduce<BillingDraft[]>(
      (all, [field, options]) => all.flatMap((draft) => options.map((value) => ({ ...draft, [field]: value }))),
      [emptyBilling],
    )
    const outdated = drafts.flatMap((before) =>
      Object.entries(values).flatMap(([field, options]) =>
        options.flatMap((value) => {
          const affected = billingFieldsAffectedBy({ [field]: value })
          const after: Record<string, string> = billingErrors({ ...before, [field]: value })
          const shown = Object.entries(billingErrors(before)).filter(([name]) => !affected.includes(name))
          return value === before[field as keyof BillingDraft] || shown.every(([name, error]) => after[name] === error)
            ? []
            : [{ before, [field]: value, shown }]
        }),
      ),
    )
    expect(outdated).toEqual([])
    expect(billingFieldsAffectedBy({ name: 'Asha' })).toEqual(['name'])
  })
})
