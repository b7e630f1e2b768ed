import type { ChatMessage } from './messageSchema.ts'

/** In milliseconds: how long the author of a text message can edit it, or delete it for both, after it was sent. */
const changeTime = 15 * 60_000

/** By the clock of who judges it: the server's decides, a browser's only says what to offer. */
export const isInTime = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() <= changeTime

/** What a browser offers for a message. */
export const mayChange = ({ mine, kind, deleted, created_at }: ChatMessage, now: Date): boolean =>
  mine && kind === 'TEXT' && !deleted && isInTime(new Date(created_at), now)

/** What is known of the changes of a conversation: all up to `known`; the latest that was reported. */
export interface KnownChanges {
  known: number
  latest: number
}

/** After a page of messages as they were at a revision: older ones may have changed since what was known before. */
export const withPage = ({ known, latest }: KnownChanges, revision: number): KnownChanges => ({
  known: Math.min(known, revision),
  latest: Math.max(latest, revision),
})

/** After one change: if it follows what is known, it is known too, else what lies between is missing. */
export const withChange = ({ known, latest }: KnownChanges, revision: number): KnownChanges => ({
  known: revision === known + 1 ? revision : known,
  latest: Math.max(latest, revision),
})
