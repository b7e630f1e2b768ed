/**
 * The maximum number of questions that a member may ask about one listing in a period, including those the owner
 * removed.
 */
export const questionLimit = { most: 5, days: 30 } as const

/** Actions on a question: a reader asks it, the owner answers or removes it. */
export const questionTasks = ['ask', 'answer', 'remove'] as const
export type QuestionTask = (typeof questionTasks)[number]

/** How an asker is shown. Only the asker and, once in talks, the owner know who asked. */
export const askers = ['you', 'investor', 'member'] as const

/** The reasons a member cannot ask. */
export const askRefusals = [
  'SUBSCRIPTION_REQUIRED',
  'PROFILE_NOT_APPROVED',
  'BLOCKED',
  'QUOTA_EXCEEDED',
  'FORBIDDEN',
] as const
export type AskRefusal = (typeof askRefusals)[number]
