import { actionRules, type ProposalAction } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import type { StepForm } from './stepForm.ts'
import { repeatsTerms } from './terms.ts'

/** Forms of one proposal that were filled in but not sent, one for each step, with the offer that was on the table. */
export type UnsentSteps = readonly { action: ProposalAction; offer: Proposal['offer']; form: StepForm }[]

/** The form as it was left; a consent is given anew. Null if none was begun for this step, or its offer has changed. */
export function unsentForm(unsent: UnsentSteps, action: ProposalAction, proposal: Proposal | null): StepForm | null {
  const left = unsent.find((one) => one.action === action)
  if (!left) return null
  const offer = proposal?.offer ?? null
  const isSame = left.offer && offer ? repeatsTerms(left.offer, offer) : left.offer === offer
  return isSame || actionRules[action].input !== 'offer' ? { ...left.form, agreed: false } : null
}

export const withForm = (
  unsent: UnsentSteps,
  action: ProposalAction | null,
  proposal: Proposal | null,
  form: StepForm,
): UnsentSteps =>
  action ? [...unsent.filter((one) => one.action !== action), { action, offer: proposal?.offer ?? null, form }] : unsent
