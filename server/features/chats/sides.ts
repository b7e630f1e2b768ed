import type { ChatRow, MessageRow } from './store.ts'

type Side = 'A' | 'B'
const other = { A: 'B', B: 'A' } as const

const sideOf = (chat: Pick<ChatRow, 'profileA'>, profileId: string): Side => (chat.profileA === profileId ? 'A' : 'B')

export const otherMember = (chat: Pick<ChatRow, 'profileA' | 'profileB'>, profileId: string): string =>
  chat.profileA === profileId ? chat.profileB : chat.profileA

/** The columns of one member's side of a chat. */
export function columnsOf(chat: Pick<ChatRow, 'profileA'>, profileId: string) {
  const side = sideOf(chat, profileId)
  return {
    readSeq: `readSeq${side}`,
    deliveredSeq: `deliveredSeq${side}`,
    muted: `mutedBy${side}`,
    blocked: `blockedBy${side}`,
    archived: `archivedBy${side}`,
    hidden: `hiddenFrom${side}`,
    otherReadSeq: `readSeq${other[side]}`,
    otherDeliveredSeq: `deliveredSeq${other[side]}`,
    mutedByOther: `mutedBy${other[side]}`,
  } as const
}

export const isHidden = (message: MessageRow, chat: Pick<ChatRow, 'profileA'>, profileId: string): boolean =>
  message.deletedAt !== null || message[columnsOf(chat, profileId).hidden]

/** Neither member can write while one has blocked the other. */
export const isBlocked = (chat: ChatRow): boolean => chat.blockedByA || chat.blockedByB

/** True if messages can be sent: neither member has blocked the other, and the conversation is not closed. */
export const takesMessages = (chat: ChatRow): boolean => !isBlocked(chat) && chat.closedAt === null
