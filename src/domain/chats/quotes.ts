import type { ChatMessage, QuotedMessage } from './messageSchema.ts'

/** The maximum number of characters of a message that its replies show. */
const excerptLength = 140

export const excerptOf = (text: string): string => [...text].slice(0, excerptLength).join('')

/** Returns a message as its replies quote it. */
export const quoteOf = ({ id, seq, mine, kind, text, file, deleted }: ChatMessage): QuotedMessage => ({
  ...{ id, seq, mine, kind, deleted },
  text: excerptOf(text),
  file_name: file?.name ?? null,
})

/** Updates the quotes of messages that changed. */
export function refreshQuotes(messages: readonly ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(changed.map((message) => [message.id, message]))
  return messages.map((message) => {
    const original = message.reply_to && byId.get(message.reply_to.id)
    return original ? { ...message, reply_to: quoteOf(original) } : message
  })
}
