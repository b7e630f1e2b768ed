import { listingTitle } from '../../../src/domain/market/listingTitle.ts'
import { proposalActions } from '../../../src/domain/proposals/lifecycle.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { actingProfile } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { pageOf, readCursor } from '../../kernel/http/cursor.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { readSubject } from '../notifications/index.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { applyAction, markViewed } from './act.ts'
import { complain } from './complaints.ts'
import { markDelivered } from './delivery.ts'
import { ndaFile } from './nda.ts'
import { presentProposals, presentWith, type Shown } from './present.ts'
import { presentPage } from './presentPage.ts'
import { oneProposal, proposalPage } from './reading.ts'
import { changeDraft, draftAllowance, send, sendDraft } from './send.ts'

/** Returns a proposal to its parties: for anyone else it does not exist. */
async function visibleTo(deps: Deps, own: ProfileRow, id: string): Promise<Visible> {
  const subject = subjectOf({ id })
  const { rows, unread, ...shown } = await oneProposal(deps.db, { own: own.id, accountId: own.accountId, id, subject })
  const [row] = rows
  const [other] = shown.others
  return row && other ? { row, other, shown, unread: unread[0]?.rows ?? 0 } : refuse('NOT_FOUND')
}

interface Visible {
  row: ProposalRow
  other: ProfileRow
  shown: Shown
  unread: number
}

const subjectOf = ({ id }: { id: string }) => `proposal:${id}`

const none = { all: 0, turn: 0, open: 0, talking: 0, over: 0 }
const noBoxes = { sent: 0, received: 0, all: 0 }

export const proposalRoutes = new Routes()
  .serve('POST /proposals', async (c) => {
    const { deps } = c.var
    const own = actingProfile(c.var)
    const { request_id, receiver_profile_id, message, draft } = c.req.valid('json')
    const { row, shown } = await send(deps, own, {
      requestId: request_id,
      receiverProfileId: receiver_profile_id,
      message,
      isDraft: draft,
    })
    const [proposal] = shown
      ? presentWith(deps, [row], own, shown, c.var)
      : await presentProposals(deps, [row], own, c.var)
    return proposal ? c.json({ status: true as const, proposal }) : refuse('NOT_FOUND')
  })
  .serve('GET /proposals', async (c) => {
    const { deps } = c.var
    const { box, state, cursor, limit = 10 } = c.req.valid('query')
    const own = c.var.profile
    const pageCursor = readCursor(cursor)
    if (!own) return c.json({ status: true as const, list: [], next_cursor: null, counts: none, boxes: noBoxes })
    const found = await proposalPage(deps.db, box, state, { own: own.id, most: limit + 1 }, pageCursor)
    const { rows, next } = pageOf(found.rows, limit, (row) => ({ at: row.createdAt, id: row.id }))
    return c.json({
      status: true as const,
      list: presentWith(deps, await markDelivered(deps, own, rows), own, found, c.var),
      next_cursor: next,
      counts: found.counts[0] ?? none,
      boxes: found.boxes[0] ?? noBoxes,
    })
  })
  .serve('GET /proposals/:id', async (c) => {
    const { deps } = c.var
    const own = actingProfile(c.var)
    const { row, other, shown, unread } = await visibleTo(deps, own, uuidParam(c, 'id'))
    const seen = await markViewed(deps, own, other, row)
    const rows = await markDelivered(deps, own, [seen])
    const proposal = await presentPage(c.var, own, rows[0] ?? seen, seen === row ? shown : null)
    if (unread > 0) await readSubject(deps, own.accountId, subjectOf(row))
    const allowance = row.status === 'draft' ? await draftAllowance(deps, own, other, row.id) : null
    return c.json({ status: true as const, proposal: { ...proposal, allowance } })
  })
  .serve('GET /proposals/:id/nda', limited('agreements'), async (c) => {
    const { deps, language } = c.var
    const own = actingProfile(c.var)
    const { row, shown } = await visibleTo(deps, own, uuidParam(c, 'id'))
    const [proposal] = presentWith(deps, [row], own, shown, c.var)
    const { nda, other } = proposal ?? refuse('NOT_FOUND')
    const signature = nda?.signature ?? refuse('NOT_FOUND')
    if (!nda) return refuse('NOT_FOUND')
    return c.json({ status: true as const, ...(await ndaFile({ ...nda, signature }, listingTitle(other), language)) })
  })
  .serve('PUT /proposals/:id', async (c) => {
    const own = actingProfile(c.var)
    const { row } = await visibleTo(c.var.deps, own, uuidParam(c, 'id'))
    const changed = await changeDraft(c.var.deps, row, c.req.valid('json').message)
    return c.json({ status: true as const, proposal: await presentPage(c.var, own, changed) })
  })
  .serve('POST /proposals/:id/complaint', async (c) => {
    const { deps } = c.var
    const own = actingProfile(c.var)
    const { row } = await visibleTo(deps, own, uuidParam(c, 'id'))
    const complained = await complain(deps, own, row, c.req.valid('json'))
    return c.json({ status: true as const, proposal: await presentPage(c.var, own, complained) })
  })
  .serve('POST /proposals/:id/:action', async (c) => {
    const { deps } = c.var
    const action = proposalActions.find((known) => known === c.req.param('action').replaceAll('-', '_'))
    if (!action) return refuse('NOT_FOUND')
    const own = actingProfile(c.var)
    const { row, other } = await visibleTo(deps, own, uuidParam(c, 'id'))
    const next =
      action === 'send'
        ? await sendDraft(deps, own, other, row)
        : await applyAction(deps, own, other, row, action, c.req.valid('json'))
    return c.json({ status: true as const, proposal: await presentPage(c.var, own, next) })
  })
