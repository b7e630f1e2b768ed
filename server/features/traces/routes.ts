import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isKnown } from './known.ts'
import { saveBatch, setSharing } from './store.ts'

/** True for the given percentage of visits; a visit stays in or out. */
export const isSampled = (trace: string, percent: number): boolean =>
  (Number.parseInt(trace.slice(0, 8), 16) / 2 ** 32) * 100 < percent

/** How members who agreed to it use the site: the names of steps, never what a person wrote or read. */
export const traceRoutes = new Routes()
  .serve('PUT /account/sharing', async (c) => {
    await setSharing(c.var.deps.db, c.var.account.id, c.req.valid('json').shares_steps)
    return c.json({ status: true as const })
  })
  .serve('POST /traces', limited('traceAddresses'), limited('traces'), async (c) => {
    const { deps, account } = c.var
    const batch = c.req.valid('json')
    if (!batch.steps.every(isKnown)) return refuse('VALIDATION_FAILED', { fields: { steps: 'invalid' } })
    const recorded = account.sharesSteps && isSampled(batch.trace, deps.config.TRACE_SAMPLE)
    if (recorded) await saveBatch(deps.db, account.id, batch, deps.now())
    return c.json({ status: true as const, recorded })
  })
