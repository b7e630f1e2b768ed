import { draftPrefix, lasting, storage } from './storage.ts'

const draftOf = (chatId: string) => draftPrefix + chatId

/** One draft for each conversation; a logout deletes them. */
export const drafts = {
  read: (chatId: string): string => lasting.read(draftOf(chatId)) ?? '',
  write: (chatId: string, text: string): void =>
    text ? lasting.write(draftOf(chatId), text) : lasting.forget(draftOf(chatId)),
}

/** Stored like a draft, so that it is deleted with them. */
const owner = 'of'

/** At a login: what an earlier session left remains for the same account, and is deleted for another. */
export function keepTextsOf(accountId: string): void {
  if (drafts.read(owner) !== accountId) storage.forgetTexts()
  drafts.write(owner, accountId)
}
