import { expect, it } from 'vitest'
import { factsOf } from '../../server/features/memberships/receiptFacts.ts'
import { type Receipt, receiptPage } from '../../server/features/memberships/receiptPage.ts'
import { receiptWords } from '../../server/features/memberships/receiptWords.ts'

const receipt: Receipt = {
  language: 'en',
  words: receiptWords.en,
  number: 'F-2026-000042',
  date: '20-Nov-2026',
  seller: ['Founders', 'Pune'],
  buyer: ['Asha Verma', 'asha@test.in'],
  item: 'Monthly',
  period: '20-Nov-2026 – 20-Dec-2026',
  lines: [{ name: 'Monthly', amount: '₹1,999.00' }],
  total: '₹1,999.00 INR',
  rate: null,
  payment: 'pi_1',
  mark: null,
}

it('a receipt states its facts in order', () => {
  expect(factsOf(receipt).map(([, value]) => value)).toEqual([
    'F-2026-000042',
    'Founders, Pune',
    'Asha Verma, asha@test.in',
    '20-Nov-2026 – 20-Dec-2026',
    'pi_1',
  ])
})

it('a receipt has no line for what is unknown', async () => {
  const page = String(await receiptPage({ ...receipt, payment: '', period: '' }, '/receipt.pdf'))
  expect(page.match(/<dd>.*?<\/dd>/g)).toEqual([
    '<dd>F-2026-000042</dd>',
    '<dd>Founders, Pune</dd>',
    '<dd>Asha Verma, asha@test.in</dd>',
  ])
})
