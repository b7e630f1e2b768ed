import type { ProposalActionRequest } from '../../../src/domain/contract/proposals.ts'
import { closings } from '../../../src/domain/proposals/closing.ts'
import { actionRules, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import type { ProposalReader } from '../../../src/domain/proposals/readers.ts'
import { isReasonOf, reportingReason } from '../../../src/domain/proposals/reasons.ts'
import { instrumentErrors, type StepDetails, withOwnTerms } from '../../../src/domain/proposals/terms.ts'
import type { FieldError } from '../../../src/domain/validation/fieldErrors.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { listingReports } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isOption } from '../catalog/index.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { otherParty } from './store.ts'

export type ActionInput = ProposalActionRequest

const invalid = (field: string, code: FieldError = 'required') =>
  refuse('VALIDATION_FAILED', { fields: { [field]: code } })

/** The details of a step; refused if something required is missing. */
export function readInput(
  action: ProposalAction,
  input: ActionInput,
  own: ProfileRow,
  { brings }: Pick<ProposalReader, 'brings'>,
): StepDetails | null {
  switch (actionRules[action].input) {
    case 'text':
      return { text: input.text || invalid('text') }
    case 'name':
      return { text: signature(input, own) }
    case 'agreed':
      return input.agreed ? null : invalid('agreed')
    case 'decline_reason':
      return { reason: validReason(input.reason, 'decline-reason', brings) }
    case 'lost_reason':
      return { reason: validReason(input.reason, 'closed-lost-reason', brings) }
    case 'offer':
      return { offer: offer(input.offer) }
    case 'exclusive':
      return input.exclusive && closings[own.kind].mayGrantExclusiveTalks ? { exclusive: true } : null
    default:
      return null
  }
}

const validReason = (reason: string | undefined, list: string, brings: ProposalReader['brings']): string =>
  reason && isOption(list, reason) && isReasonOf(brings, reason)
    ? reason
    : invalid('reason', reason ? 'invalid' : 'required')

function offer(input: ActionInput['offer']): NonNullable<StepDetails['offer']> {
  if (!input) return invalid('offer')
  if (!isOption('instruments', input.instrument)) return invalid('offer.instrument', 'invalid')
  const errors = Object.entries(instrumentErrors(input))
  if (errors.length > 0)
    return refuse('VALIDATION_FAILED', {
      fields: Object.fromEntries(errors.map(([term, error]) => [`offer.${term}`, error])),
    })
  return withOwnTerms(input)
}

const comparableName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The NDA is signed with the signer's full name. */
function signature({ text: name = '', agreed }: ActionInput, own: ProfileRow): string {
  const { first_name, last_name } = own.basic
  const full = `${typeof first_name === 'string' ? first_name : ''} ${typeof last_name === 'string' ? last_name : ''}`
  if (name === '') return invalid('text')
  if (!agreed) return invalid('agreed')
  return comparableName(name) === comparableName(full) ? name : invalid('text', 'invalid')
}

/** A proposal declined as spam, or talks ended as such, report the other member, with the proposal if they wrote it. */
export async function spamReport(tx: Db, row: ProposalRow, own: ProfileRow, now: Date): Promise<void> {
  if (row.reason !== reportingReason) return
  const against = otherParty(row, own.id)
  const text = row.senderProfileId === against ? row.message : ''
  await tx
    .insert(listingReports)
    .values({ listingId: against, reporterId: own.id, reason: 'spam', text, createdAt: now })
    .onConflictDoNothing()
}
