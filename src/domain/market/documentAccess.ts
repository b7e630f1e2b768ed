/** When the documents of a listing open, and why they stay closed. */

/** The step after which a document opens to its readers: with a plan, once accepted, or once an agreement is signed. */
export const openingSteps = ['plan', 'acceptance', 'agreement'] as const
export type OpeningStep = (typeof openingSteps)[number]

/** Why documents stay closed: no plan, the plan's listings used up, press to use one, or an agreement comes first. */
export const documentLocks = ['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED', 'OPENING_NEEDED', 'ACCEPTANCE_NEEDED'] as const
