import { allows } from '../../../src/domain/notifications/kinds.ts'
import { statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { chatAddress, type Recorded } from '../notifications/index.ts'
import { openBetween } from '../pairs/index.ts'
import { moving } from '../proposals/index.ts'
import type { Appended } from './append.ts'
import { excerptOf } from './messageNews.ts'
import { presentMessage } from './present.ts'

/**
 * After the message and its news are kept: both sides' open screens, and the proposal that it turns into a discussion. A
 * repeated send tells the screens again: the first telling may have been lost with the server.
 */
export async function deliver(deps: Deps, accountId: string, appended: Appended): Promise<void> {
  const { row, chat, own, other } = appended
  deps.live.publish(accountId, { type: 'message', message: presentMessage(deps, row, chat, own.id) })
  deps.live.publish(other.accountId, { type: 'message', message: presentMessage(deps, row, chat, other.id) })
  if (appended.told) showNews(deps, appended, appended.told)
  if (appended.awaited) await openDiscussion(deps, own.id, other.id)
}

/** The bell and the toast of a screen that is open; devices are the outbox's. */
function showNews(deps: Deps, { row, chat, other }: Appended, { isNew, unread, preferences }: Recorded): void {
  const { accountId } = other
  if (isNew) deps.live.publish(accountId, { type: 'notifications', unread })
  if (deps.push) deps.jobs.nudge()
  if (other.hasMuted || !allows('message', 'push', preferences.switchedOff)) return
  const words = { action_id: chat.id, message: excerptOf(row.text, row.file), to: chatAddress(other.kind, chat.id) }
  deps.live.publish(accountId, { type: 'push', data: { user_id: accountId, message_id: row.id, ...words } })
}

async function openDiscussion(deps: Deps, ownId: string, otherId: string): Promise<void> {
  const proposal = await openBetween(deps.db, ownId, otherId)
  const to = proposal ? statusAfter(proposal.status, 'first_message') : null
  if (proposal && to)
    await moving(deps, (_, move) => move(proposal, { to, action: 'first_message', byProfileId: ownId }))
}
