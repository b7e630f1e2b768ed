import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profileColumns } from '../../kernel/db/profileRow.ts'
import { accounts, profiles } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { listedColumns, listedVersion, ownerColumns } from '../profiles/index.ts'

const atOnce = 500

/** Recomputes the listed columns of profiles written by an earlier version of this server. */
export async function refreshListed(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (let page = await oldAfter(deps.db, null); page.length > 0; ) {
    await forEachLogged(deps, 'listed columns', page, ({ id, profile, owner }) =>
      deps.db
        .update(profiles)
        .set(listedColumns(profile.kind, profile.basic, profile.business, profile.pending, owner))
        // A row saved meanwhile is newer, so it is left alone.
        .where(and(eq(profiles.id, id), isOld)),
    )
    // Each page begins after the last one, so that a row that stays old cannot make the loop endless.
    page = page.length < atOnce ? [] : await oldAfter(deps.db, page.at(-1)?.id ?? null)
  }
}

const isOld = lt(profiles.listedVersion, listedVersion)

const oldAfter = (db: Db, id: string | null) =>
  db
    .select({ id: profiles.id, profile: profileColumns, owner: ownerColumns })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(isOld, id === null ? undefined : gt(profiles.id, id)))
    .orderBy(asc(profiles.id))
    .limit(atOnce)
