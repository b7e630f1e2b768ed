import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { TraceStep } from '../../../../src/domain/traces/traceSchema.ts'
import { accounts } from './accounts.ts'
import { createdAt } from './columns.ts'

/** The recorded steps of members who share them, a row for each batch; deleted after 30 days. */
export const traces = pgTable(
  'traces',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The visit, named by the browser. */
    trace: uuid('trace').notNull(),
    /** How many steps of the visit came before. */
    first: integer('first').notNull(),
    steps: jsonb('steps').$type<readonly TraceStep[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.trace, t.first] }), index('traces_created').on(t.createdAt)],
)
