import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ContactTopic } from '../../../../src/domain/support/topics.ts'
import { at, createdAt } from './columns.ts'

/** What people wrote to support. */
export const supportMessages = pgTable('support_messages', {
  /** Given by the client, so that a repeat is the same message. */
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  message: text('message').notNull(),
  language: text('language').$type<'en' | 'hi'>().notNull(),
  createdAt: createdAt(),
})

/** Jobs for e-mail, SMS and devices: written with their cause, delivered afterwards by any instance. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same cause twice is one job. */
    key: text('key').notNull(),
    channel: text('channel').$type<OutboxChannel>().notNull(),
    /** Masked: what an operator may read. */
    recipient: text('recipient').notNull(),
    /** The encrypted job: it may contain a code. Null once it is settled. */
    encrypted: text('encrypted'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; during a delivery, when another instance may take over. */
    dueAt: at('due_at').notNull(),
    /** Not delivered after that: an expired code is useless. */
    usefulUntil: at('useful_until'),
    sentAt: at('sent_at'),
    deadAt: at('dead_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('outbox_key').on(t.key),
    index('outbox_due').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('outbox_dead').on(t.deadAt).where(sql`dead_at is not null`),
    index('outbox_sent').on(t.sentAt).where(sql`sent_at is not null`),
  ],
)

/**
 * `none`: not delivered; written for an unknown address so that it costs the same as a known one. `news`: a
 * notification.
 */
export type OutboxChannel = 'email' | 'sms' | 'push' | 'news' | 'none'

/** Work that nobody asks for, one row a sort: when it is next due, and which instance is at it. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  dueAt: at('due_at').notNull(),
  /** The instance that runs it; null between two runs. */
  heldBy: uuid('held_by'),
  /** When another may take it over, unless its holder says until then that it is still at it. */
  heldUntil: at('held_until'),
})

/** The development mailbox: every email and SMS sent while no real provider is configured. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The job that delivered it: two deliveries are one message. */
    jobId: text('job_id'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mailbox_messages_job_id').on(t.jobId)],
)

/** The payment sandbox keeps whole provider objects (customers, intents, refunds, events, idempotency keys). */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_objects_kind').on(t.kind, t.createdAt)],
)

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
