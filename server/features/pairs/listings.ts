import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { profiles, proposals } from '../../kernel/db/schema.ts'
import { isRevealing, isVisibleToReceiver } from './proposals.ts'

/** A restricted listing is visible only to profiles that its owner proposed to or accepted. */
export const mayBeShownTo = ({ profileId }: { profileId: string | null }): SQL | undefined =>
  profileId === null
    ? eq(profiles.restricted, false)
    : or(
        eq(profiles.restricted, false),
        // Loaded once, and only if the list has such a listing.
        sql`${profiles.id} in (
          select ${proposals.senderProfileId} from ${proposals} where ${proposals.receiverProfileId} = ${profileId}::uuid and ${isVisibleToReceiver}
          union all
          select ${proposals.receiverProfileId} from ${proposals} where ${proposals.senderProfileId} = ${profileId}::uuid and ${isRevealing})`,
      )

/** An approved listing that this reader may know of. */
export const listingSelect = (db: SelectBuilder, profileId: string | null, id: string) =>
  db
    .select(profileColumns)
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.status, 'approved'), mayBeShownTo({ profileId })))
