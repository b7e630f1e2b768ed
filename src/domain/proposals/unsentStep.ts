import type { ProposalAction } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import type { StepForm } from './stepForm.ts'
import { repeatsTerms } from './terms.ts'

/** The form of a proposal's step that was filled in but not sent, and the offer that it was begun with. */
export interface UnsentStep {
  /** Null if no step was begun. */
  action: ProposalAction | null
  offer: Proposal['offer']
  form: StepForm
}

/** True if both are the same terms, or there is no offer. */
export const haveSameTerms = (one: Proposal['offer'], other: Proposal['offer']): boolean =>
  one && other ? repeatsTerms(one, other) : one === other
