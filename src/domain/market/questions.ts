/** So many questions may a member ask about one listing within so many days, also if the owner removes them. */
export const questionLimit = { most: 5, days: 30 } as const

/** What a member does with a question: a reader asks it, the owner answers or removes it. */
export const questionTasks = ['ask', 'answer', 'remove'] as const
export type QuestionTask = (typeof questionTasks)[number]

/** How an asker is shown: nobody but themselves and, once in talks, the owner learns who asked. */
export const askers = ['you', 'investor', 'member'] as const

/** Why a member cannot ask. */
export const askRefusals = [
  'SUBSCRIPTION_REQUIRED',
  'PROFILE_NOT_APPROVED',
  'BLOCKED',
  'QUOTA_EXCEEDED',
  'FORBIDDEN',
] as const
export type AskRefusal = (typeof askRefusals)[number]
