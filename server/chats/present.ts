import type { Chat, ChatMessage } from '../../src/domain/contract/chats.ts'
import type { Entitled } from '../../src/domain/memberships/status.ts'
import { reading } from '../db/reading.ts'
import type { Deps, Language } from '../deps.ts'
import { fileUrl } from '../documents/links.ts'
import { knownRow, presentCard } from '../listings/present.ts'
import { type ProfileRow, profilesAmong } from '../profiles/store.ts'
import { acquaintedOf, acquaintedPairs } from '../proposals/store.ts'
import { columnsOf, isHidden, otherMember } from './sides.ts'
import { type ChatRow, lastMessages, type MessageRow } from './store.ts'

export function presentMessage(
  deps: Pick<Deps, 'secret' | 'now'>,
  row: MessageRow,
  chat: Pick<ChatRow, 'profileA'>,
  readerProfileId: string,
): ChatMessage {
  const deleted = isHidden(row, chat, readerProfileId)
  return {
    id: row.id,
    chat_id: row.chatId,
    seq: row.seq,
    client_id: row.clientId,
    mine: row.senderProfileId === readerProfileId,
    kind: row.kind,
    text: deleted ? '' : row.text,
    file: row.file && !deleted ? presentFile(deps, row.file) : null,
    deleted,
    created_at: row.createdAt.toISOString(),
  }
}

const presentFile = (deps: Pick<Deps, 'secret' | 'now'>, file: NonNullable<MessageRow['file']>) => ({
  name: file.name,
  mime: file.mime,
  bytes: file.bytes,
  url: fileUrl(deps, { key: file.storageKey, mime: file.mime, name: file.name }),
  thumbnail_url: file.thumbnailKey
    ? fileUrl(deps, { key: file.thumbnailKey, mime: 'image/webp', name: 'thumbnail.webp' })
    : null,
  width: file.width,
  height: file.height,
})

/** What a page of conversations shows beside themselves. */
const shownReading = reading((db, of: { own: string; others: string[]; chats: string[] }) => ({
  others: profilesAmong(db, of.others),
  acquainted: acquaintedPairs(db, of.own, of.others),
  latest: lastMessages(db, of.chats),
}))

export async function presentChats(
  deps: Deps,
  rows: readonly ChatRow[],
  profileId: string,
  entitled: Entitled,
  language: Language,
): Promise<Chat[]> {
  if (rows.length === 0) return []
  const read = await shownReading(deps.db, {
    own: profileId,
    others: rows.map((row) => otherMember(row, profileId)),
    chats: rows.map(({ id }) => id),
  })
  const accepted = acquaintedOf(read.acquainted, profileId)
  const lock = entitled.may.write_message ? null : 'SUBSCRIPTION_REQUIRED'
  return rows.map((row) => {
    const other = read.others.find(({ id }) => id === otherMember(row, profileId))
    const last = read.latest.find(({ chatId }) => chatId === row.id)
    const side = columnsOf(row, profileId)
    return {
      id: row.id,
      other: {
        profile_id: otherMember(row, profileId),
        ...(other
          ? cardOf(deps, other, accepted.has(other.id), language)
          : { name: '', headline: '', image_url: null }),
      },
      last_message: last ? presentMessage(deps, last, row, profileId) : null,
      last_seq: row.lastSeq,
      read_seq: row[side.readSeq],
      other_delivered_seq: row[side.otherDeliveredSeq],
      other_read_seq: row[side.otherReadSeq],
      unread: Math.max(0, row.lastSeq - row[side.readSeq]),
      muted: row[side.muted],
      blocked: row[side.blocked],
      archived: row[side.archived],
      closed: row.closedAt !== null,
      lock,
      updated_at: row.updatedAt.toISOString(),
    }
  })
}

/** Who talked with an anonymous member after an acceptance that has ended reads the stranger's card again. */
function cardOf(deps: Deps, other: ProfileRow, known: boolean, language: Language) {
  const { name, headline, image_url } = presentCard(deps, known ? knownRow(other) : other, language, { known })
  return { name, headline, image_url }
}
