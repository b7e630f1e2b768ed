import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportStatus } from '../../../../src/domain/chats/reports.ts'
import { finalStatuses } from '../../../../src/domain/proposals/lifecycle.ts'
import type { ProposalStatus } from '../../../../src/domain/proposals/statuses.ts'
import { at, createdAt, id, stepDetailsColumn } from './columns.ts'
import { profiles } from './profiles.ts'

export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    requestId: uuid('request_id').notNull(),
    senderProfileId: uuid('sender_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    receiverProfileId: uuid('receiver_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status').$type<ProposalStatus>().notNull(),
    statusBefore: text('status_before').$type<ProposalStatus>(),
    message: text('message').notNull(),
    reason: text('reason'),
    closeAskedBy: uuid('close_asked_by'),
    /** The other proposals for the same listing are on hold until then. */
    exclusiveUntil: at('exclusive_until'),
    /** The pack that paid for it, if the plan's own credits were used up. */
    packId: uuid('pack_id'),
    /** The time when the receiver was first shown the text. */
    deliveredAt: at('delivered_at'),
    /** The number of reminders sent to the receiver. */
    reminders: integer('reminders').notNull().default(0),
    /** The time when both members were last reminded of the silence. */
    silenceRemindedAt: at('nudged_at'),
    /** The status of the sender's complaint, which reclaims the credit. */
    complaintStatus: text('complaint_status').$type<ReportStatus>(),
    complaintReason: text('complaint_reason'),
    complaintText: text('complaint_text'),
    expiresAt: at('expires_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('proposals_request').on(t.senderProfileId, t.requestId),
    uniqueIndex('proposals_one_open')
      .on(t.senderProfileId, t.receiverProfileId)
      .where(sql.raw(`status not in (${finalStatuses.map((status) => `'${status}'`).join(', ')})`)),
    index('proposals_pack').on(t.packId).where(sql`pack_id is not null`),
    index('proposals_sent').on(t.senderProfileId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('proposals_received').on(t.receiverProfileId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('proposals_due').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)

export const proposalSteps = pgTable(
  'proposal_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    /** Null for the system. */
    byProfileId: uuid('by_profile_id'),
    action: text('action').notNull(),
    status: text('status').$type<ProposalStatus>().notNull(),
    /** The content of the step: a question, an answer, an offer's terms, a signature, a reason. */
    details: stepDetailsColumn('details'),
    createdAt: createdAt(),
  },
  (t) => [index('proposal_steps_proposal').on(t.proposalId, t.id)],
)
