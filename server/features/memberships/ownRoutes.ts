import { Hono } from 'hono'
import { doneSchema } from '../../../src/domain/contract/envelope.ts'
import {
  mySubscriptionResponse,
  nextPlanRequest,
  paymentPageResponse,
  paymentQuery,
} from '../../../src/domain/contract/memberships.ts'
import { answers, body, query } from '../../kernel/http/contract.ts'
import { readCursor } from '../../kernel/http/cursor.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { signedIn } from '../../kernel/http/signedIn.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { actingAs } from './actingAs.ts'
import { chooseNextPlan, setCancelled } from './ending.ts'
import { earlierPayments, mySubscription } from './mine.ts'
import { refundOwn } from './refund.ts'
import { transactionOf } from './store.ts'

/** A member's own subscription: what it holds, how it ends, and its payments. */
export const ownMembershipRoutes = new Hono<Env>()
  .get('/membership', answers(mySubscriptionResponse, 'My subscription'), signedIn, async (c) => {
    return c.json(await mySubscription(c.var, actingAs(c.var.session)))
  })
  .get(
    '/membership/payments',
    answers(paymentPageResponse, 'Earlier payments'),
    signedIn,
    query(paymentQuery),
    async (c) => {
      const cursor = readCursor(c.req.valid('query').cursor)
      const page = await earlierPayments(c.var, actingAs(c.var.session), cursor)
      return c.json({ status: true as const, ...page })
    },
  )
  .post('/membership/cancellation', answers(doneSchema, 'End with the period'), signedIn, async (c) => {
    const { deps, account, session } = c.var
    await setCancelled(deps, account, actingAs(session), true)
    return c.json({ status: true as const })
  })
  .delete('/membership/cancellation', answers(doneSchema, 'Do not end with the period'), signedIn, async (c) => {
    const { deps, account, session } = c.var
    await setCancelled(deps, account, actingAs(session), false)
    return c.json({ status: true as const })
  })
  .put(
    '/membership/next-plan',
    answers(doneSchema, 'Go on with a smaller plan at the period end; null takes it back'),
    signedIn,
    body(nextPlanRequest),
    async (c) => {
      const { deps, account, session } = c.var
      await chooseNextPlan(deps, account, actingAs(session), c.req.valid('json').plan_id)
      return c.json({ status: true as const })
    },
  )
  .post('/membership/payments/:id/refund', answers(doneSchema, 'Refund; safe to repeat'), signedIn, async (c) => {
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
