import { contactErrors } from '../../../src/domain/support/contact.ts'
import { emailDomains } from '../../../src/domain/validation/email.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { countUse } from '../../kernel/http/counting.ts'
import { limited, targetLimits } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { storable } from '../../kernel/text/storable.ts'
import { acknowledge } from './acknowledge.ts'
import { keepMessage } from './store.ts'

const { most: mostAnHour, ...window } = targetLimits.acknowledgements

/** Messages to support, from members and visitors. */
export const supportRoutes = new Routes().serve('POST /contact', limited('support'), async (c) => {
  const { deps, language } = c.var
  const wish = c.req.valid('json')
  const message = { ...wish, name: storable(wish.name), message: storable(wish.message) }
  const fields = contactErrors(message, deps.config.EMAIL_DOMAINS ?? emailDomains)
  if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
  const row = await deps.db.transaction(async (tx) => {
    const kept = await keepMessage(tx, message, language, deps.now())
    // Counted by the address that gets the acknowledgement, so that nobody's mailbox is flooded through the form.
    if (kept.isNew && (await countUse(tx, `contact:${kept.row.email}`, window, deps.now())) <= mostAnHour)
      await acknowledge(deps, tx, kept.row)
    return kept.row
  })
  return c.json({ status: true as const, reference: row.reference })
})
