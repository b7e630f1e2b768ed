import type { Context } from 'hono'
import { refuse } from './refusal.ts'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: string): boolean => pattern.test(value)

/** A path parameter that must be an id; any other value responds with 404. */
export function uuidParam(c: Context, name: string): string {
  const value = c.req.param(name) ?? ''
  return isUuid(value) ? value.toLowerCase() : refuse('NOT_FOUND')
}
