import { minute } from '../durations.ts'
import type { ChatMessage } from './messageSchema.ts'

/** How long the author can edit a text message, or delete it for both, in milliseconds after it was sent. */
const changeTime = 15 * minute

/** True while a message can be changed. The server's clock decides; a browser's clock only decides what to offer. */
export const isInTime = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() <= changeTime

/** True if a browser offers to change a message. */
export const mayChange = ({ mine, kind, deleted, created_at }: ChatMessage, now: Date): boolean =>
  mine && kind === 'TEXT' && !deleted && isInTime(new Date(created_at), now)

/** The revisions of a conversation that are known: all up to `known`; `latest` is the latest that was reported. */
export interface KnownChanges {
  known: number
  latest: number
}

/** Adds a page of messages read at a revision. Older messages may have changed since the previous revision. */
export const withPage = ({ known, latest }: KnownChanges, revision: number): KnownChanges => ({
  known: Math.min(known, revision),
  latest: Math.max(latest, revision),
})

/** Adds one change. It is known if it directly follows the known revisions; otherwise those between are missing. */
export const withChange = ({ known, latest }: KnownChanges, revision: number): KnownChanges => ({
  known: revision === known + 1 ? revision : known,
  latest: Math.max(latest, revision),
})
