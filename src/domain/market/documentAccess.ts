/** When a listing's documents become available, and why they are closed. */

/** The step that opens a document to readers: a plan, an acceptance or a signed NDA. */
export const openingSteps = ['plan', 'acceptance', 'agreement'] as const
export type OpeningStep = (typeof openingSteps)[number]

/**
 * Why documents are closed: no plan, the plan's listings are used up, opening uses one, or an NDA is required first.
 */
export const documentLocks = ['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED', 'OPENING_NEEDED', 'ACCEPTANCE_NEEDED'] as const
