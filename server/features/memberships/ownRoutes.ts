import { Routes } from '../../kernel/http/contract.ts'
import { readCursor } from '../../kernel/http/cursor.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { actingAs } from './actingAs.ts'
import { chooseNextPlan, setCancelled } from './ending.ts'
import { earlierPayments, mySubscription } from './mine.ts'
import { refundOwn } from './refund.ts'
import { transactionOf } from './store.ts'

/** A member's own subscription: its status, its end and its payments. */
export const ownMembershipRoutes = new Routes()
  .serve('GET /membership', async (c) => {
    return c.json(await mySubscription(c.var, actingAs(c.var.session)))
  })
  .serve('GET /membership/payments', async (c) => {
    const cursor = readCursor(c.req.valid('query').cursor)
    const page = await earlierPayments(c.var, actingAs(c.var.session), cursor)
    return c.json({ status: true as const, ...page })
  })
  .serve('POST /membership/cancellation', async (c) => {
    const { deps, account, session } = c.var
    await setCancelled(deps, account, actingAs(session), true)
    return c.json({ status: true as const })
  })
  .serve('DELETE /membership/cancellation', async (c) => {
    const { deps, account, session } = c.var
    await setCancelled(deps, account, actingAs(session), false)
    return c.json({ status: true as const })
  })
  .serve('PUT /membership/next-plan', async (c) => {
    const { deps, account, session } = c.var
    await chooseNextPlan(deps, account, actingAs(session), c.req.valid('json').plan_id)
    return c.json({ status: true as const })
  })
  .serve('POST /membership/payments/:id/refund', async (c) => {
    const { deps, account, language } = c.var
    const row = await transactionOf(deps.db, uuidParam(c, 'id'))
    if (row?.accountId !== account.id) return refuse('NOT_FOUND')
    await refundOwn(deps, row)
    return c.json({ status: true as const, message: refunded[language] })
  })

const refunded = {
  en: 'Your payment was refunded in full.',
  hi: 'आपका पूरा भुगतान वापस कर दिया गया है।',
}
