import { expect, it } from 'vitest'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { namesOf } from '../../support/spec/fieldNames.ts'
import { rowsBelow } from '../../support/spec/holds.ts'

/** A field in the product without a row in docs/product is a rule that nobody has reviewed. */

/** Fields documented in the row of another field, or in a statement of their own. */
const elsewhere = [
  ...['preferred_communication', 'visibility', 'no_website', 'ebitda_is_loss', 'asking_price_on_request'],
  'cofounder_linkedin',
]

const step = (rows: Record<string, string>[], name: string) => rows.filter((row) => row.step === name)
const tables: [ProfileKind, 'basic' | 'business', Record<string, string>[]][] = [
  ['INVESTMENT', 'basic', rowsBelow('3.11')],
  ['WANT_TO_SELL', 'basic', rowsBelow('3.11')],
  ['WANT_TO_GROW', 'basic', rowsBelow('3.11')],
  ['INVESTMENT', 'business', rowsBelow('3.12')],
  ['WANT_TO_SELL', 'business', rowsBelow('3.13')],
  ['WANT_TO_GROW', 'business', rowsBelow('3.14')],
  ['INVESTOR', 'basic', step(rowsBelow('3.15'), '1')],
  ['INVESTOR', 'business', step(rowsBelow('3.15'), '2')],
]

it.each(tables)('every field of %s, %s has a row in docs/product/3', (kind, name, rows) => {
  const documented = rows.flatMap(({ field = '' }) => namesOf(field))
  expect(documented.length).toBeGreaterThan(4)
  const missing = wizardSteps[kind][name].map((spec) => spec.name as string).filter((one) => !documented.includes(one))
  expect(missing.filter((one) => !elsewhere.includes(one))).toEqual([])
})
