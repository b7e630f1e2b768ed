import { and, eq, sql } from 'drizzle-orm'
import type { LinkTarget } from '../../../src/domain/chats/linkTargetSchema.ts'
import { anyOf, combinedQuery } from '../../kernel/db/combinedQuery.ts'
import { type ProfileRow, profileColumns } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { acquaintedOf, acquaintedPairs, inTalksWith, mayBeShownTo } from '../pairs/index.ts'
import { noProfile, presentCard, profilesAmong, revealedRow } from '../profiles/index.ts'
import { ownProposalsAmong } from '../proposals/index.ts'
import { refusalToShow } from './detail.ts'

/** All data that decides whether a reader may see the target of a link, and under which name. */
const targetsQuery = combinedQuery((db, params: { own: string; ids: string[] }) => {
  const proposals = ownProposalsAmong(db, params.own, params.ids)
  const parties = sql`select p.other_id from (${proposals.getSQL()}) p`
  const named = sql`select unnest(${params.ids}::uuid[]) union ${parties}`
  return {
    listings: db
      .select(profileColumns)
      .from(profiles)
      .where(
        and(anyOf(profiles.id, params.ids), eq(profiles.status, 'approved'), mayBeShownTo({ profileId: params.own })),
      ),
    talks: inTalksWith(db, params.own, params.ids),
    proposals,
    parties: profilesAmong(db, parties),
    acquainted: acquaintedPairs(db, params.own, named),
  }
})

/**
 * The targets of the product’s own links in a message, as this reader may see them: the rules of the page itself apply,
 * but no view or opening is counted. The server fetches no other page.
 */
export const linkRoutes = new Routes().serve('GET /link-targets', async (c) => {
  const { deps, profile: own, account, language } = c.var
  const ids = [...new Set(c.req.valid('query').ids)]
  const reader = own?.id ?? noProfile
  const read = await targetsQuery(deps.db, { own: reader, ids })
  const acquainted = acquaintedOf(read.acquainted, reader)
  const talks = acquaintedOf(read.talks, reader)

  /** The name comes from the card: it is redacted for readers who may not know it. */
  const titleOf = (row: ProfileRow) => {
    const isRevealed = row.accountId === account.id || acquainted.has(row.id)
    const { name, headline } = presentCard(deps, isRevealed ? revealedRow(row) : row, language, {
      isRevealed,
    })
    return { kind: row.kind, title: name, headline }
  }
  const listingOf = (id: string): LinkTarget | null => {
    const row = own?.id === id ? own : read.listings.find((one) => one.id === id)
    return row && !refusalToShow(c.var, row, talks.has(id)) ? { id, type: 'listing', ...titleOf(row) } : null
  }
  const proposalOf = (id: string): LinkTarget | null => {
    const proposal = read.proposals.find((one) => one.id === id)
    const party = read.parties.find((one) => one.id === proposal?.otherId)
    return party ? { id, type: 'proposal', ...titleOf(party) } : null
  }
  return c.json({ status: true as const, list: ids.flatMap((id) => listingOf(id) ?? proposalOf(id) ?? []) })
})
