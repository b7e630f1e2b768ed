import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { actionsThat } from '../../../src/domain/proposals/lifecycle.ts'
import { proposalStatuses, statusTable } from '../../../src/domain/proposals/statuses.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'

const replies = actionsThat('replies')
const counted = proposalStatuses.filter((status) => statusTable[status].replyCounts)
/** The number of latest proposals from which an owner's response time is computed. */
const sampleSize = 20

const firstStep = (actions: readonly string[]) =>
  sql`(select min(${proposalSteps.createdAt}) from ${proposalSteps}
    where ${proposalSteps.proposalId} = ${proposals.id} and ${inArray(proposalSteps.action, [...actions])})`

/** The hours until the owner first responded to each of the latest proposals, or until now if there was no response. */
export const answersSelect = (db: SelectBuilder, listingId: string, now: Date) =>
  db
    .select({
      hours:
        sql<number>`extract(epoch from coalesce(${firstStep(replies)}, ${sql.param(now, proposalSteps.createdAt)}) - ${firstStep(['send'])}) / 3600`
          .mapWith(Number)
          .as('hours'),
    })
    .from(proposals)
    .where(and(eq(proposals.receiverProfileId, listingId), inArray(proposals.status, counted)))
    .orderBy(desc(proposals.createdAt))
    .limit(sampleSize)
