import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => at('created_at').notNull().defaultNow()
export const id = () => uuid('id').primaryKey().defaultRandom()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
