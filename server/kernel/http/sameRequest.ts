import { createHash } from 'node:crypto'
import { refuse } from './refusal.ts'

/** What a request id was used for: a repeat of it is answered like the first time, any other content is refused. */
type Content = Readonly<Record<string, string | boolean | null>>

/** Refuses with IDEMPOTENCY_MISMATCH where a request is not the one that was kept under its id. */
export function requireSame<C extends Content>(kept: C, given: { readonly [Part in keyof C]: C[Part] }): void {
  if (Object.keys(kept).some((part) => kept[part] !== given[part])) refuse('IDEMPOTENCY_MISMATCH')
}

/** Stands for the bytes of a file as it was sent, whatever is kept of it. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')
