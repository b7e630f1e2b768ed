import { createMiddleware } from 'hono/factory'
import type { Env } from '../deps.ts'
import { Overloaded } from '../http/overload.ts'

/** Files that are being taken in, each wholly in memory: of one member as many as a step of a registration holds. */
const mostOfAMember = 10
const most = 24

const underWay = new Map<string, number>()
const countOf = (accountId: string) => underWay.get(accountId) ?? 0

/** Refuses an upload, before its body is read, while too many others are under way. */
export const roomForUpload = createMiddleware<Env>(async (c, next) => {
  const { id } = c.var.account
  const all = [...underWay.values()].reduce((sum, own) => sum + own, 0)
  if (all >= most || countOf(id) >= mostOfAMember) throw new Overloaded('too many uploads are under way')
  underWay.set(id, countOf(id) + 1)
  try {
    await next()
  } finally {
    const left = countOf(id) - 1
    if (left > 0) underWay.set(id, left)
    else underWay.delete(id)
  }
})
