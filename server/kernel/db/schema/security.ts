import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEventKind } from '../../../../src/domain/contract/security.ts'
import { accounts } from './accounts.ts'
import { at, createdAt } from './columns.ts'

/** Password attempts for a login name, right or wrong, since the first one or since the lock. */
export const loginAttempts = pgTable('login_attempts', {
  target: text('target').primaryKey(),
  tries: integer('tries').notNull(),
  since: at('since').notNull(),
})

/** The audit trail: who changed whose security, and from which origin; never a password, code or token. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null if the account is unknown. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    sessionId: uuid('session_id'),
    /** The masked login name of an unknown account. */
    target: text('target'),
    address: text('address'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('security_events_account').on(t.accountId, t.id.desc())],
)

/** Counters shared by all instances: attempts, sends, logins, searches. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)
