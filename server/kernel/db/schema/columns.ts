import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Answers } from '../../../../src/domain/contract/profiles.ts'
import { fromMinor, toMinor } from '../../../../src/domain/money.ts'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => at('created_at').notNull().defaultNow()
export const id = () => uuid('id').primaryKey().defaultRandom()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Amounts as they are stored: whole minor units, as digits, with their currency. */
type Stored = Record<string, unknown>
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function stored(answer: Answers[string]): unknown {
  if (!isObject(answer)) return answer
  const minor = toMinor(answer.amount, answer.currency)
  // What is still being written is no amount yet.
  return minor === null ? answer : { minor, currency: answer.currency }
}
const read = (value: unknown): unknown =>
  isObject(value) && typeof value.minor === 'string' && typeof value.currency === 'string'
    ? { amount: fromMinor(value.minor, value.currency), currency: value.currency }
    : value
const each = <T>(record: Record<string, T>, turned: (value: T) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, turned(value)]))

/** Answers by field name. Their amounts are stored in minor units (section 3) and are decimal texts everywhere else. */
export const answersColumn = customType<{ data: Answers; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (answers) => JSON.stringify(each(answers, stored)),
  fromDriver: (value) => each((typeof value === 'string' ? JSON.parse(value) : value) as Stored, read) as Answers,
})
