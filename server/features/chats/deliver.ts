import { allows } from '../../../src/domain/notifications/kinds.ts'
import { statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { chatAddress, type Recorded } from '../notifications/index.ts'
import { openBetween } from '../pairs/index.ts'
import { withTransitions } from '../proposals/index.ts'
import type { Appended } from './append.ts'
import { excerptOf } from './messageNotifications.ts'
import { presentMessage } from './present.ts'

/**
 * Runs after the message and its notification are stored: publishes to both members' open screens and moves the
 * proposal into discussion. A repeated send publishes again, because the first may have been lost with the server.
 */
export async function publishAppended(deps: Deps, accountId: string, appended: Appended): Promise<void> {
  const { row, chat, own, other } = appended
  deps.live.publish(accountId, { type: 'message', message: presentMessage(deps, row, chat, own.id) })
  deps.live.publish(other.accountId, { type: 'message', message: presentMessage(deps, row, chat, other.id) })
  if (appended.recorded) publishMessage(deps, appended, appended.recorded)
  if (appended.awaited) await openDiscussion(deps, own.id, other.id)
}

/** The bell and the toast of open screens; the outbox handles devices. */
function publishMessage(deps: Deps, { row, chat, other }: Appended, { isNew, unread, preferences }: Recorded): void {
  const { accountId } = other
  if (isNew) deps.live.publish(accountId, { type: 'notifications', unread })
  if (deps.push) deps.jobs.wake()
  if (other.hasMuted || !allows('message', 'push', preferences.switchedOff)) return
  const words = { action_id: chat.id, message: excerptOf(row.text, row.file), to: chatAddress(other.kind, chat.id) }
  deps.live.publish(accountId, { type: 'push', data: { user_id: accountId, message_id: row.id, ...words } })
}

async function openDiscussion(deps: Deps, ownId: string, otherId: string): Promise<void> {
  const proposal = await openBetween(deps.db, ownId, otherId)
  const to = proposal ? statusAfter(proposal.status, 'first_message') : null
  if (proposal && to)
    await withTransitions(deps, (_, move) => move(proposal, { to, action: 'first_message', byProfileId: ownId }))
}
