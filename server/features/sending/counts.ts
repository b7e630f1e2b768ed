import { and, count, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { openStatuses, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import { statusesWhere } from '../../../src/domain/proposals/statuses.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'
import { isVisibleToReceiver } from '../pairs/index.ts'

export const requestSelect = (db: SelectBuilder, senderProfileId: string, requestId: string) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), eq(proposals.requestId, requestId)))

const hadStep = (action: ProposalAction) => sql`exists (select 1 from ${proposalSteps}
  where ${proposalSteps.proposalId} = ${proposals.id} and ${proposalSteps.action} = ${action})`

/** The last proposal in this direction that failed since a given time: the sender must wait before the next one. */
export const failedSince = (db: SelectBuilder, sender: string, receiver: string, since: Date) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, sender),
        eq(proposals.receiverProfileId, receiver),
        or(
          inArray(proposals.status, statusesWhere('followUp', 'rest')),
          and(
            inArray(proposals.status, statusesWhere('followUp', 'rest_if_sent')),
            hadStep('send'),
            hadStep('withdraw'),
          ),
        ),
        gte(proposals.updatedAt, since),
      ),
    )
    .limit(1)

export const withheld = statusesWhere('credit', 'if_delivered')

/**
 * An expired proposal and an upheld complaint return the credit; a withdrawn proposal returns it only if the receiver
 * was never shown it.
 */
const usesCredit = and(
  notInArray(proposals.status, statusesWhere('credit', 'none')),
  or(notInArray(proposals.status, withheld), isNotNull(proposals.deliveredAt)),
  or(isNull(proposals.complaintStatus), ne(proposals.complaintStatus, 'upheld')),
)

/** The used credits of the plan, excluding those from packs. */
export const sentSinceSelect = (db: SelectBuilder, senderProfileId: string, since: Date) =>
  db
    .select({ sent: count() })
    .from(proposals)
    .where(
      and(
        eq(proposals.senderProfileId, senderProfileId),
        gte(proposals.createdAt, since),
        isNull(proposals.packId),
        usesCredit,
      ),
    )

/** The number of proposals sent from each of a sender's packs. */
export const sentFromPacks = (db: SelectBuilder, senderProfileId: string) =>
  db
    .select({ packId: proposals.packId, sent: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), isNotNull(proposals.packId), usesCredit))
    .groupBy(proposals.packId)

/** Drafts do not count. */
export const openSentSelect = (db: SelectBuilder, senderProfileId: string) =>
  db
    .select({ open: count() })
    .from(proposals)
    .where(
      and(eq(proposals.senderProfileId, senderProfileId), inArray(proposals.status, openStatuses), isVisibleToReceiver),
    )
