import { statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Deps } from '../deps.ts'
import { chatAddress } from '../notifications/addresses.ts'
import { notify } from '../notifications/notify.ts'
import { moveTo, openBetween } from '../proposals/store.ts'
import type { Appended } from './append.ts'
import { presentMessage } from './present.ts'
import type { MessageRow } from './store.ts'

/**
 * After the message is kept: both sides' open screens, the other's notification, and the proposal that it turns into a
 * discussion. A repeated send tells the screens again: the first telling may have been lost with the server.
 */
export async function deliver(
  deps: Deps,
  accountId: string,
  { row, isNew, chat, own, other }: Appended,
): Promise<void> {
  deps.live.publish(accountId, { type: 'message', message: presentMessage(deps, row, chat, own.id) })
  deps.live.publish(other.accountId, { type: 'message', message: presentMessage(deps, row, chat, other.id) })
  if (!isNew) return
  const to = chatAddress(other.kind, chat.id)
  await notify(deps, {
    accountId: other.accountId,
    kind: 'message',
    subject: `chat:${chat.id}`,
    words: { name: own.name, excerpt: excerptOf(row), to },
    silent: other.hasMuted,
    push: { action_id: chat.id, message: excerptOf(row), message_id: row.id, to },
  })
  if (row.seq === 1) await openDiscussion(deps, own.id, other.id)
}

const excerptOf = (row: MessageRow) => [...(row.text || (row.file?.name ?? ''))].slice(0, 140).join('')

async function openDiscussion(deps: Deps, ownId: string, otherId: string): Promise<void> {
  const proposal = await openBetween(deps.db, ownId, otherId)
  const to = proposal ? statusAfter(proposal.status, 'first_message') : null
  if (proposal && to)
    await deps.db.transaction((tx) =>
      moveTo(tx, proposal, { to, action: 'first_message', byProfileId: ownId, now: deps.now() }),
    )
}
