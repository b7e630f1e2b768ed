import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportOutcome } from '../../../../src/domain/chats/reports.ts'
import type { PurchaseMode } from '../../../../src/domain/memberships/modes.ts'
import type { Money } from '../../../../src/domain/money.ts'
import type { NotificationKind, NotificationWords, SwitchedOff } from '../../../../src/domain/notifications/kinds.ts'
import type { LapsedStatus } from '../../../../src/domain/proposals/statuses.ts'
import { accounts, sessions } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'

/** A fact that the product adds to a notification's sentence, in the reader's language. */
export type NotificationFact =
  | { fact: 'outcome'; outcome: ReportOutcome }
  /** `days`: the calendar days in India that were left when it was sent. */
  | { fact: 'end'; at: string; days: number }
  /** Until when the reader can answer, and the proposal's status if they do not. */
  | { fact: 'deadline'; at: string; otherwise: LapsedStatus }
  | {
      fact: 'purchase'
      planId: string
      mode: PurchaseMode
      addonTypes: string[]
      amount: Money
      /** Instants in ISO 8601; missing before the payment is confirmed. */
      paid?: { start: string; end: string; receipt: string }
    }

/** An excerpt that is a text is a member's or a reviewer's own words. */
export type StoredWords = Omit<NotificationWords, 'excerpt'> & { excerpt: string | NotificationFact }

/** The one log of an account's notifications: bell, toast, push and e-mail are views of it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** The subject, `chat:<id>` or `proposal:<id>`; while unread, a subject has one row per kind. */
    subject: text('subject').notNull(),
    words: jsonb('words').$type<StoredWords>().notNull(),
    readAt: at('read_at'),
    /** The time when an email is sent if the notification is still unread; null for never, or already sent. */
    mailAt: at('mail_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notifications_unread').on(t.accountId, t.kind, t.subject).where(sql`read_at is null`),
    index('notifications_account').on(t.accountId, t.updatedAt.desc(), t.id.desc()),
    index('notifications_mail').on(t.mailAt).where(sql`mail_at is not null`),
  ],
)

export const notificationPreferences = pgTable('notification_preferences', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  switchedOff: jsonb('switched_off').$type<SwitchedOff>().notNull().default({ push: [], email: [] }),
  quiet: boolean('quiet').notNull().default(true),
  /** `HH:MM` in `timeZone`. */
  quietFrom: text('quiet_from').notNull().default('22:00'),
  quietUntil: text('quiet_until').notNull().default('08:00'),
  /** Kinds that are pushed even in quiet hours. */
  throughQuiet: jsonb('through_quiet').$type<NotificationKind[]>().notNull().default([]),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
})

export const devices = pgTable(
  'devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A device receives nothing after the session that registered it has ended. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    pushType: text('push_type').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.token] }), index('devices_token').on(t.token)],
)
