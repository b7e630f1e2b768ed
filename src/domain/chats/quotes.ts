import type { ChatMessage, QuotedMessage } from './messageSchema.ts'

/** How much of a message its replies show, in characters. */
const excerptLength = 140

export const excerptOf = (text: string): string => [...text].slice(0, excerptLength).join('')

/** A message as its replies show it. */
export const quoteOf = ({ id, seq, mine, kind, text, file, deleted }: ChatMessage): QuotedMessage => ({
  ...{ id, seq, mine, kind, deleted },
  text: excerptOf(text),
  file_name: file?.name ?? null,
})

/** Replies quote what has changed as it is now. */
export function requoted(messages: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(changed.map((message) => [message.id, message]))
  return messages.map((message) => {
    const original = message.reply_to && byId.get(message.reply_to.id)
    return original ? { ...message, reply_to: quoteOf(original) } : message
  })
}
