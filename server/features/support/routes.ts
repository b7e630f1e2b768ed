import { contactErrors } from '../../../src/domain/support/contact.ts'
import { emailDomains } from '../../../src/domain/validation/email.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { countUse } from '../../kernel/http/counting.ts'
import { limited, targetLimits } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { storable } from '../../kernel/text/storable.ts'
import { isKnown } from '../traces/index.ts'
import { acknowledge } from './acknowledge.ts'
import { forward } from './forward.ts'
import { saveMessage } from './store.ts'

const { most: maxAnHour, window } = targetLimits.acknowledgements

/** Messages to support, from members and visitors. */
export const supportRoutes = new Routes().serve('POST /contact', limited('support'), async (c) => {
  const { deps, language } = c.var
  const request = c.req.valid('json')
  const message = { ...request, name: storable(request.name), message: storable(request.message) }
  const fields = contactErrors(message, deps.config.EMAIL_DOMAINS ?? emailDomains)
  if (request.steps && !request.steps.every(isKnown)) fields.steps = 'invalid'
  if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
  const row = await deps.db.transaction(async (tx) => {
    const stored = await saveMessage(tx, message, language, deps.now())
    // Counted per email address, so that nobody's mailbox can be flooded through the form.
    if (!stored.isNew) return stored.row
    await forward(deps, tx, stored.row)
    if ((await countUse(tx, `contact:${stored.row.email}`, window, deps.now())) <= maxAnHour)
      await acknowledge(deps, tx, stored.row)
    return stored.row
  })
  return c.json({ status: true as const, reference: row.reference })
})
