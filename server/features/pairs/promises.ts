import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { openStatuses } from '../../../src/domain/proposals/lifecycle.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'

export const sideOf = (profileId: string) =>
  or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))

const promise = (db: SelectBuilder, profileIds: string[]) =>
  db
    .select({ byProfileId: proposalSteps.byProfileId })
    .from(proposals)
    .innerJoin(proposalSteps, eq(proposalSteps.proposalId, proposals.id))
    .where(
      and(
        or(...profileIds.map(sideOf)),
        isNotNull(proposals.exclusiveUntil),
        inArray(proposals.status, openStatuses),
        inArray(proposalSteps.byProfileId, profileIds),
        sql`(${proposalSteps.details}->>'exclusive')::boolean`,
      ),
    )

/** The member of a pair who has granted exclusive talks; the member they were granted to is not bound. */
export const exclusiveTalksSelect = (db: SelectBuilder, one: string, other: string) => promise(db, [one, other])

export const hasGrantedExclusiveTalks = async (db: Db, profileId: string): Promise<boolean> =>
  (await promise(db, [profileId])).length > 0
