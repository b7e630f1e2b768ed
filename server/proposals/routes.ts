import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  proposalActionRequest,
  proposalPageResponse,
  proposalQuery,
  proposalResponse,
  sendProposalRequest,
} from '../../src/domain/contract/market.ts'
import { type ProposalAction, proposalActions, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { accounts } from '../db/schema.ts'
import type { Account, Deps, Env, Session } from '../deps.ts'
import { answers, body, query } from '../http/contract.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { listingById } from '../listings/store.ts'
import { ownProfile, type ProfileRow, profileById } from '../profiles/store.ts'
import { act } from './act.ts'
import { maySend } from './permissions.ts'
import { presentProposals } from './present.ts'
import { insertProposal, moveTo, type ProposalRow, proposalById, proposalByRequest, proposalsIn } from './store.ts'

const answerTime = 14 * 86_400_000

async function actingProfile(deps: Deps, account: Account, session: Session): Promise<ProfileRow> {
  const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
  return own ?? refuse('PROFILE_NOT_APPROVED')
}

/** Only a party's: anybody else's proposal is not found. */
async function visibleTo(deps: Deps, own: ProfileRow, id: string): Promise<{ row: ProposalRow; other: ProfileRow }> {
  const row = await proposalById(deps.db, id)
  if (!row || (row.senderProfileId !== own.id && row.receiverProfileId !== own.id)) return refuse('NOT_FOUND')
  const other = await profileById(deps.db, row.senderProfileId === own.id ? row.receiverProfileId : row.senderProfileId)
  return other ? { row, other } : refuse('NOT_FOUND')
}

export const proposalRoutes = new Hono<Env>()
  .post(
    '/proposals',
    answers(proposalResponse, 'Send a proposal; safe to repeat'),
    signedIn,
    body(sendProposalRequest),
    async (c) => {
      const { deps, account, session, language } = c.var
      const own = await actingProfile(deps, account, session)
      const { request_id, receiver_profile_id, message } = c.req.valid('json')
      const row = await send(deps, account, own, {
        requestId: request_id,
        receiverProfileId: receiver_profile_id,
        message,
      })
      const [proposal] = await presentProposals(deps, [row], own, language)
      return proposal ? c.json({ status: true as const, proposal }) : refuse('NOT_FOUND')
    },
  )
  .get(
    '/proposals',
    answers(proposalPageResponse, 'A page of proposals'),
    signedIn,
    query(proposalQuery),
    async (c) => {
      const { deps, account, session, language } = c.var
      const { box, cursor, limit = 10 } = c.req.valid('query')
      const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
      const found = own ? await proposalsIn(deps.db, box, own.id, readCursor(cursor), limit) : []
      const { rows, next } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }))
      return c.json({
        status: true as const,
        list: own ? await presentProposals(deps, rows, own, language) : [],
        next_cursor: next,
      })
    },
  )
  .get(
    '/proposals/:id',
    answers(proposalResponse, 'One proposal; the receiver opens it by reading'),
    signedIn,
    async (c) => {
      const { deps, account, session, language } = c.var
      const own = await actingProfile(deps, account, session)
      const { row } = await visibleTo(deps, own, uuidParam(c, 'id'))
      const [proposal] = await presentProposals(deps, [await opened(deps, own, row)], own, language)
      return proposal ? c.json({ status: true as const, proposal }) : refuse('NOT_FOUND')
    },
  )
  .post(
    '/proposals/:id/:action',
    answers(proposalResponse, 'Take a step of the lifecycle; safe to repeat'),
    signedIn,
    body(proposalActionRequest),
    async (c) => {
      const { deps, account, session, language } = c.var
      const action = proposalActions.find((known) => known === c.req.param('action').replaceAll('-', '_'))
      if (!action) return refuse('NOT_FOUND')
      const own = await actingProfile(deps, account, session)
      const { row, other } = await visibleTo(deps, own, uuidParam(c, 'id'))
      const next = await act(deps, account, own, other, row, action, c.req.valid('json').reason)
      announce(deps, next, [account.id, other.accountId])
      const [proposal] = await presentProposals(deps, [next], own, language)
      return proposal ? c.json({ status: true as const, proposal }) : refuse('NOT_FOUND')
    },
  )

function announce(deps: Deps, row: ProposalRow, accountIds: string[]): void {
  for (const accountId of accountIds) deps.live.publish(accountId, { type: 'proposal', proposal_id: row.id })
}

interface Draft {
  requestId: string
  receiverProfileId: string
  message: string
}

async function send(deps: Deps, account: Account, own: ProfileRow, draft: Draft): Promise<ProposalRow> {
  const earlier = await proposalByRequest(deps.db, own.id, draft.requestId)
  if (earlier) return sameRequest(earlier, draft)
  const receiver = await listingById(deps.db, draft.receiverProfileId)
  if (!receiver) return refuse('NOT_FOUND')
  await maySend(deps, account, own, receiver)
  const now = deps.now()
  const row = await insertProposal(deps.db, {
    requestId: draft.requestId,
    senderProfileId: own.id,
    receiverProfileId: receiver.id,
    status: 'sent',
    message: draft.message,
    expiresAt: new Date(now.getTime() + answerTime),
    createdAt: now,
    updatedAt: now,
  })
  if (!row) {
    const rival = await proposalByRequest(deps.db, own.id, draft.requestId)
    return rival ? sameRequest(rival, draft) : refuse('DUPLICATE_PROPOSAL')
  }
  announce(deps, row, [account.id, receiver.accountId])
  await tellReceiver(deps, receiver, own)
  return row
}

const sameRequest = (row: ProposalRow, draft: Draft): ProposalRow =>
  row.receiverProfileId === draft.receiverProfileId && row.message === draft.message
    ? row
    : refuse('IDEMPOTENCY_MISMATCH')

/** The receiver's first look moves it on; a rival move keeps what stands. */
async function opened(deps: Deps, own: ProfileRow, row: ProposalRow): Promise<ProposalRow> {
  const action: ProposalAction = 'open'
  const to = row.receiverProfileId === own.id ? statusAfter(row.status, action) : null
  if (!to) return row
  const moved = await deps.db.transaction((tx) => moveTo(tx, row, { to, action, byProfileId: own.id, now: deps.now() }))
  const sender = await profileById(deps.db, row.senderProfileId)
  if (moved && sender) announce(deps, moved, [sender.accountId])
  return moved ?? (await proposalById(deps.db, row.id)) ?? row
}

async function tellReceiver(deps: Deps, receiver: ProfileRow, sender: ProfileRow): Promise<void> {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, receiver.accountId))
  if (!account) return
  const from = sender.anonymous ? '' : ` ${sender.name}`
  const words = {
    en: {
      subject: 'You have a new proposal',
      text: `A new proposal${from ? ` from${from}` : ''} is waiting for you. Open your proposals to read it.`,
    },
    hi: {
      subject: 'आपको एक नया प्रस्ताव मिला है',
      text: `आपके लिए एक नया प्रस्ताव${from ? ` (${sender.name})` : ''} आया है। पढ़ने के लिए अपने प्रस्ताव खोलें।`,
    },
  }[account.language]
  await deps.mail
    .send({ to: account.email, ...words })
    .catch((error: unknown) => deps.log.error({ err: error }, 'a proposal e-mail could not be sent'))
}
