import { refuse } from '../../kernel/http/refusal.ts'

/** A multipart body that is cut off, or is none. */
export function unreadable(error: unknown): never {
  if (error instanceof TypeError) return refuse('BAD_REQUEST')
  throw error
}
