import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * The specification names amounts in three ways of its own. Each stands in its schema and in the one file that translates
 * it; everything else computes, stores and shows `Money`.
 */
const names = /\b(prorated_price|trans_amount|currency_code)\b/
const translators = [
  'src/domain/memberships/addonOffer.ts',
  'src/domain/memberships/addonSchema.ts',
  'src/domain/memberships/transaction.ts',
  'src/domain/memberships/transactionSchema.ts',
]

/** A stored or foreign amount is given its currency in the file that reads it, not wherever it is used. */
const pairings = /minor: [\w.]+\.amount\b/
const readers = ['server/features/memberships/storedMoney.ts', 'server/features/ownAccount/accountRows.ts']

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)
const thatHave = (pattern: RegExp) =>
  sources.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line)),
  )

it('the names of the specification for amounts stand only where they are translated', () => {
  expect(thatHave(names).sort()).toEqual(translators)
})

it('an amount of the database becomes money in one file', () => {
  expect(thatHave(pairings).filter((file) => !readers.includes(file))).toEqual([])
})
