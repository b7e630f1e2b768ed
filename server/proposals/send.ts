import { eq } from 'drizzle-orm'
import { accounts } from '../db/schema.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { listingById } from '../listings/store.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { announce } from './announce.ts'
import { endAfter } from './clocks.ts'
import { maySend } from './permissions.ts'
import { holdPair, insertProposal, type ProposalRow, proposalByRequest } from './store.ts'

export interface ProposalDraft {
  requestId: string
  receiverProfileId: string
  message: string
}

/** Sends a proposal once for a request id; the quota is counted and the credit used in one write. */
export async function send(deps: Deps, account: Account, own: ProfileRow, draft: ProposalDraft): Promise<ProposalRow> {
  const earlier = await proposalByRequest(deps.db, own.id, draft.requestId)
  if (earlier) return sameRequest(earlier, draft)
  const receiver = await listingById(deps.db, draft.receiverProfileId)
  if (!receiver) return refuse('NOT_FOUND')
  const { row, isNew } = await deps.db.transaction(async (tx) => {
    await holdPair(tx, own.id, receiver.id)
    const rival = await proposalByRequest(tx, own.id, draft.requestId)
    if (rival) return { row: sameRequest(rival, draft), isNew: false }
    await maySend({ ...deps, db: tx }, account, own, receiver)
    const now = deps.now()
    const inserted = await insertProposal(tx, {
      requestId: draft.requestId,
      senderProfileId: own.id,
      receiverProfileId: receiver.id,
      status: 'sent',
      message: draft.message,
      expiresAt: endAfter('send', now) ?? null,
      createdAt: now,
      updatedAt: now,
    })
    return { row: inserted ?? refuse('DUPLICATE_PROPOSAL'), isNew: true }
  })
  if (!isNew) return row
  announce(deps, row, [account.id, receiver.accountId])
  await tellReceiver(deps, receiver, own).catch((error: unknown) =>
    deps.log.error({ err: error }, 'a proposal e-mail could not be sent'),
  )
  return row
}

const sameRequest = (row: ProposalRow, draft: ProposalDraft): ProposalRow =>
  row.receiverProfileId === draft.receiverProfileId && row.message === draft.message
    ? row
    : refuse('IDEMPOTENCY_MISMATCH')

async function tellReceiver(deps: Deps, receiver: ProfileRow, sender: ProfileRow): Promise<void> {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, receiver.accountId))
  if (account) await deps.mail.send({ to: account.email, ...wordsFor(sender)[account.language] })
}

const wordsFor = ({ anonymous, name }: ProfileRow) => ({
  en: {
    subject: 'You have a new proposal',
    text: `A new proposal${anonymous ? '' : ` from ${name}`} is waiting for you. Open your proposals to read it.`,
  },
  hi: {
    subject: 'आपको एक नया प्रस्ताव मिला है',
    text: `आपके लिए एक नया प्रस्ताव${anonymous ? '' : ` (${name})`} आया है। पढ़ने के लिए अपने प्रस्ताव खोलें।`,
  },
})
