import { refuse } from '../../kernel/http/refusal.ts'

/** A truncated or malformed multipart body. */
export function unreadable(error: unknown): never {
  if (error instanceof TypeError) return refuse('BAD_REQUEST')
  throw error
}
