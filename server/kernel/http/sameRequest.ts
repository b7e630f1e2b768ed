import { createHash } from 'node:crypto'
import { refuse } from './refusal.ts'

/** The content of a request id: a repeat gets the first response, and different content is refused. */
type Content = Readonly<Record<string, string | boolean | null>>

/** Refuses with IDEMPOTENCY_MISMATCH if a request differs from the one stored under its id. */
export function requireSame<C extends Content>(stored: C, given: { readonly [Part in keyof C]: C[Part] }): void {
  if (Object.keys(stored).some((part) => stored[part] !== given[part])) refuse('IDEMPOTENCY_MISMATCH')
}

/** The digest of a file's received bytes, even if the stored bytes differ. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')
