import { eq } from 'drizzle-orm'
import { accounts } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { announceEnd, createChallenge, originOf, recordEvent } from '../accounts/index.ts'
import { changeContact, purposeOf, requirePassword, requireUsable } from './details.ts'

/** A member's own name, email address and mobile number. */
export const detailsRoutes = new Routes()
  .serve('PUT /account/name', async (c) => {
    const { deps, account, session } = c.var
    const { name } = c.req.valid('json')
    if (name === account.name) return c.json({ status: true as const })
    await deps.db.transaction(async (tx) => {
      await tx.update(accounts).set({ name }).where(eq(accounts.id, account.id))
      const event = { kind: 'name_changed' as const, accountId: account.id, sessionId: session.id }
      await recordEvent(tx, originOf(c), event, deps.now())
    })
    return c.json({ status: true as const })
  })
  .serve('POST /account/contact/code', limited('contactChanges'), async (c) => {
    const { deps, account } = c.var
    const { target, password } = c.req.valid('json')
    await requirePassword(deps, account, password)
    requireUsable(deps, account, target)
    const request = { purpose: purposeOf(target), to: target, reachable: true, language: account.language } as const
    return c.json(await createChallenge(deps, request))
  })
  .serve('PUT /account/contact', async (c) => {
    const { deps, account, session } = c.var
    const { target, token, password } = c.req.valid('json')
    await requirePassword(deps, account, password)
    const change = { accountId: account.id, sessionId: session.id, target, token }
    announceEnd(deps, account.id, await changeContact(deps, change, originOf(c)))
    return c.json({ status: true as const })
  })
