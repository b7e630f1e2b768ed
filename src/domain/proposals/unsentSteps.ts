import { actionRules, type ProposalAction } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import type { StepForm } from './stepForm.ts'

/** Forms of one proposal that were filled in but not sent, by their step. Terms belong to the offer that they counter. */
export type UnsentSteps = Readonly<Record<string, StepForm>>

const keyOf = (action: ProposalAction, proposal: Proposal | null): string =>
  actionRules[action].input === 'offer' ? `${action} ${JSON.stringify(proposal?.offer ?? null)}` : action

/** The form as it was left; a consent is given anew. Null if none was begun for this step, or the offer has changed. */
export function unsentForm(unsent: UnsentSteps, action: ProposalAction, proposal: Proposal | null): StepForm | null {
  const form = unsent[keyOf(action, proposal)]
  return form ? { ...form, agreed: false } : null
}

export const withForm = (
  unsent: UnsentSteps,
  action: ProposalAction | null,
  proposal: Proposal | null,
  form: StepForm,
): UnsentSteps => (action ? { ...unsent, [keyOf(action, proposal)]: form } : unsent)
