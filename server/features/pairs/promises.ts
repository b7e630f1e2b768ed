import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { openStatuses } from '../../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { Selecting } from '../../kernel/db/reading.ts'
import { proposalSteps, proposals } from '../../kernel/db/schema.ts'

export const sideOf = (profileId: string) =>
  or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))

const promise = (db: Selecting, profileIds: string[]) =>
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

/** Which of a pair has promised to talk to one party alone now; the party that it promised this to is free. */
export const promisedBy = (db: Selecting, one: string, other: string) => promise(db, [one, other])

export const hasBound = async (db: Db, profileId: string): Promise<boolean> =>
  (await promise(db, [profileId])).length > 0
