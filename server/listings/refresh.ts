import { eq, lt } from 'drizzle-orm'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { listedColumns, listedVersion } from '../profiles/listed.ts'
import { profileColumns } from '../profiles/store.ts'

/** Derives anew what lists read of profiles that an earlier version of this server wrote. */
export async function refreshListed({ db }: Pick<Deps, 'db'>): Promise<void> {
  const old = await db.select(profileColumns).from(profiles).where(lt(profiles.listedVersion, listedVersion)).limit(500)
  for (const { id, kind, basic, business } of old)
    await db
      .update(profiles)
      .set(listedColumns(kind, basic, business))
      .where(eq(profiles.id, id))
}
