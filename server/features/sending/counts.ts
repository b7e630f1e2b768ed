import { and, count, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { openStatuses, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import { statusesWhere } from '../../../src/domain/proposals/standings.ts'
import type { Selecting } from '../../kernel/db/reading.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'
import { isSeen } from '../pairs/index.ts'

export const requestSelect = (db: Selecting, senderProfileId: string, requestId: string) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), eq(proposals.requestId, requestId)))

const hadStep = (action: ProposalAction) => sql`exists (select 1 from ${proposalSteps}
  where ${proposalSteps.proposalId} = ${proposals.id} and ${proposalSteps.action} = ${action})`

/** The last proposal of this direction that came to nothing since a moment: the receiver is left in peace for a while. */
export const failedSince = (db: Selecting, sender: string, receiver: string, since: Date) =>
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

/** An expired proposal and an upheld complaint give the credit back, a withdrawn one only if the receiver was never shown it. */
const usesCredit = and(
  notInArray(proposals.status, statusesWhere('credit', 'none')),
  or(notInArray(proposals.status, withheld), isNotNull(proposals.deliveredAt)),
  or(isNull(proposals.complaintStatus), ne(proposals.complaintStatus, 'upheld')),
)

/** Credits of the plan that are used; what a pack paid for is not counted. */
export const sentSinceSelect = (db: Selecting, senderProfileId: string, since: Date) =>
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

/** How many proposals were sent from each pack of a sender's. */
export const sentFromPacks = (db: Selecting, senderProfileId: string) =>
  db
    .select({ packId: proposals.packId, sent: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), isNotNull(proposals.packId), usesCredit))
    .groupBy(proposals.packId)

/** Drafts are nobody's concern yet. */
export const openSentSelect = (db: Selecting, senderProfileId: string) =>
  db
    .select({ open: count() })
    .from(proposals)
    .where(and(eq(proposals.senderProfileId, senderProfileId), inArray(proposals.status, openStatuses), isSeen))
