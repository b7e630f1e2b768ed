import { and, eq, lt } from 'drizzle-orm'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { listedColumns, listedVersion, ownerColumns } from '../profiles/index.ts'

const atOnce = 500

/** Recomputes the listed columns of profiles written by an earlier version of this server. */
export async function refreshListed({ db }: Pick<Deps, 'db'>): Promise<void> {
  const old = await db
    .select({ profile: profileColumns, owner: ownerColumns })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(lt(profiles.listedVersion, listedVersion))
    .limit(atOnce)
  for (const { profile, owner } of old)
    await db
      .update(profiles)
      .set(listedColumns(profile.kind, profile.basic, profile.business, profile.pending, owner))
      // A row saved meanwhile is newer, so it is left alone.
      .where(and(eq(profiles.id, profile.id), lt(profiles.listedVersion, listedVersion)))
  if (old.length === atOnce) await refreshListed({ db })
}
