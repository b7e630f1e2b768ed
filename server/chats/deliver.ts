import { statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Account, Deps } from '../deps.ts'
import { chatAddress } from '../notifications/addresses.ts'
import { notify } from '../notifications/notify.ts'
import { type ProfileRow, profileById } from '../profiles/store.ts'
import { moveTo, openBetween } from '../proposals/store.ts'
import { presentMessage } from './present.ts'
import { columnsOf, otherMember } from './sides.ts'
import type { ChatRow, MessageRow } from './store.ts'

/**
 * After the message is kept: both sides' open screens, the other's notification, and the proposal that it turns into a
 * discussion. A repeated send tells the screens again: the first telling may have been lost with the server.
 */
export async function deliver(
  deps: Deps,
  account: Account,
  own: ProfileRow,
  chat: ChatRow,
  { row, isNew }: { row: MessageRow; isNew: boolean },
): Promise<void> {
  const otherId = otherMember(chat, own.id)
  const other = await profileById(deps.db, otherId)
  deps.live.publish(account.id, { type: 'message', message: presentMessage(deps, row, chat, own.id) })
  if (!other) return
  deps.live.publish(other.accountId, { type: 'message', message: presentMessage(deps, row, chat, otherId) })
  if (!isNew) return
  const to = chatAddress(other.kind, chat.id)
  await notify(deps, {
    accountId: other.accountId,
    kind: 'message',
    subject: `chat:${chat.id}`,
    words: { name: own.name, excerpt: excerptOf(row), to },
    silent: chat[columnsOf(chat, own.id).mutedByOther],
    push: { action_id: chat.id, message: excerptOf(row), message_id: row.id, to },
  })
  if (row.seq === 1) await openDiscussion(deps, own, otherId)
}

const excerptOf = (row: MessageRow) => [...(row.text || (row.file?.name ?? ''))].slice(0, 140).join('')

async function openDiscussion(deps: Deps, own: ProfileRow, otherId: string): Promise<void> {
  const proposal = await openBetween(deps.db, own.id, otherId)
  const to = proposal ? statusAfter(proposal.status, 'first_message') : null
  if (proposal && to)
    await deps.db.transaction((tx) =>
      moveTo(tx, proposal, { to, action: 'first_message', byProfileId: own.id, now: deps.now() }),
    )
}
