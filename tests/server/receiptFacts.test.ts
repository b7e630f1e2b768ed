import { expect, it } from 'vitest'
import { factsOf, taxLinesOf, titleOf } from '../../server/features/memberships/receiptFacts.ts'
import { type Receipt, receiptPage } from '../../server/features/memberships/receiptPage.ts'
import { receiptWords } from '../../server/features/memberships/receiptWords.ts'

const receipt: Receipt = {
  language: 'en',
  words: receiptWords.en,
  number: 'F-2026-000042',
  date: '20-Nov-2026',
  seller: ['Founders', 'Pune'],
  buyer: { lines: ['Asha Verma', 'asha@test.in'], gstin: '' },
  item: 'Monthly',
  period: '20-Nov-2026 – 20-Dec-2026',
  lines: [{ name: 'Monthly', amount: '₹1,999.00' }],
  total: '₹1,999.00 INR',
  rate: null,
  payment: 'pi_1',
  card: 'Visa •••• 4242',
  mark: null,
  tax: null,
}

it('a receipt states its facts in order', () => {
  expect(factsOf(receipt).map(([, value]) => value)).toEqual([
    'F-2026-000042',
    'Founders, Pune',
    'Asha Verma, asha@test.in',
    '20-Nov-2026 – 20-Dec-2026',
    'Visa •••• 4242',
    'pi_1',
  ])
})

it('a receipt has no line for what is unknown', async () => {
  const page = String(await receiptPage({ ...receipt, card: '', payment: '', period: '' }, '/receipt.pdf'))
  expect(page.match(/<dd>.*?<\/dd>/g)).toEqual([
    '<dd>F-2026-000042</dd>',
    '<dd>Founders, Pune</dd>',
    '<dd>Asha Verma, asha@test.in</dd>',
  ])
})

const tax = {
  gstin: '27AAPFU0939F1ZV',
  sac: '998599',
  place: 'Karnataka (29)',
  taxable: '₹1,694.07',
  taxes: [{ name: 'IGST 18%', amount: '₹304.93' }],
  note: '',
}

it('a tax invoice also states the numbers of both sides, the place of supply and each tax', () => {
  const invoice = { ...receipt, buyer: { lines: ['Rao Foods'], gstin: '29AAGCB7383J1Z4' }, tax }
  expect([titleOf(receipt), taxLinesOf(receipt), titleOf(invoice)]).toEqual(['Receipt', [], 'Tax invoice'])
  expect(factsOf(invoice)).toEqual([
    ['Invoice number', 'F-2026-000042'],
    ['Seller', 'Founders, Pune'],
    ['Seller’s GSTIN', '27AAPFU0939F1ZV'],
    ['SAC', '998599'],
    ['Billed to', 'Rao Foods'],
    ['Customer’s GSTIN', '29AAGCB7383J1Z4'],
    ['Place of supply', 'Karnataka (29)'],
    ['Period', '20-Nov-2026 – 20-Dec-2026'],
    ['Paid with', 'Visa •••• 4242'],
    ['Payment reference', 'pi_1'],
  ])
  expect(taxLinesOf(invoice)).toEqual([
    { name: 'Taxable value', amount: '₹1,694.07' },
    { name: 'IGST 18%', amount: '₹304.93' },
  ])
})
