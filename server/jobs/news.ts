import type { ProposalAction, ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import { pushMessage } from '../features/chats/messageNews.ts'
import { notifyPayment } from '../features/memberships/membershipNews.ts'
import { transactionOf } from '../features/memberships/store.ts'
import { type TakenStep, tellStep } from '../features/proposals/proposalNews.ts'
import { proposalById } from '../features/proposals/store.ts'
import type { Db } from '../kernel/db/connect.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { type Posted, post, postedOf } from './post.ts'

/** What a member is to be told of. */
export type NewsJob =
  | {
      kind: 'proposal'
      proposalId: string
      from: ProposalStatus
      action: ProposalAction
      byProfileId: string | null
    }
  | { kind: 'payment'; transactionId: string }
  | { kind: 'message'; messageId: string }

/** Whoever wrote it tells it at once; the worker does where that instance died on the way. */
const patience = 15_000

/** The news of a step that is written with it. */
export const proposalNews = (
  deps: Deps,
  { id, from, action, byProfileId }: Pick<TakenStep, 'from' | 'action' | 'byProfileId'> & { id: string },
  at: Date,
): Posted =>
  postedOf(
    deps,
    { channel: 'news', job: { kind: 'proposal', proposalId: id, from, action, byProfileId } },
    { key: `news:proposal:${id}:${action}:${at.getTime()}`, later: patience },
  )

export const postPaymentNews = (deps: Deps, tx: Db, transactionId: string): Promise<void> =>
  post(
    deps,
    tx,
    { channel: 'news', job: { kind: 'payment', transactionId } },
    { key: `news:payment:${transactionId}`, later: patience },
  )

/** Tells it unless it was told since; throws where it could not be. */
export async function tellNews(deps: Deps, job: NewsJob, since: Date): Promise<void> {
  if (job.kind === 'payment') {
    const transaction = await transactionOf(deps.db, job.transactionId)
    if (transaction?.status === 'confirmed') await notifyPayment(deps, transaction, 'payment_confirmed')
    return
  }
  if (job.kind === 'message') return pushMessage(deps, job.messageId)
  const row = await proposalById(deps.db, job.proposalId)
  const { from, action, byProfileId } = job
  if (row) await tellStep(deps, { row, from, action, byProfileId }, { since })
}
