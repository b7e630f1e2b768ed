import { profileKinds } from '../offerings.ts'
import type { Answer, Answers } from './answerSchema.ts'
import type { DocumentKind } from './documentKinds.ts'
import { wizardStepNames } from './fieldKinds.ts'
import { wizardSteps } from './fields.ts'
import type { ProfileStatus } from './statuses.ts'

/** The lifecycle of a profile (catalogue, section 7), and the edits that a reviewer checks before others see them. */

export const reviewActions = ['take', 'approve', 'request_changes', 'reject', 'suspend', 'reinstate'] as const
export type ReviewAction = (typeof reviewActions)[number]
/** The owner changes the visibility with `hide` and `show`; `submit` from `rejected` is the one appeal. */
export type ProfileAction = ReviewAction | 'submit' | 'hide' | 'show'

type Moves = Partial<Record<ProfileAction, ProfileStatus>>

const decided: Moves = { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' }

export const profileLifecycle: Record<ProfileStatus, Moves> = {
  draft: { submit: 'submitted' },
  submitted: { take: 'in_review', ...decided },
  in_review: decided,
  approved: { hide: 'paused', suspend: 'suspended' },
  changes_requested: { submit: 'submitted' },
  rejected: { submit: 'submitted' },
  paused: { show: 'approved', suspend: 'suspended' },
  suspended: { reinstate: 'approved' },
}

/** The status after an action, or null if the action is not possible. */
export const profileStatusAfter = (status: ProfileStatus, action: ProfileAction): ProfileStatus | null =>
  profileLifecycle[status][action] ?? null

const material: ReadonlySet<string> = new Set(
  profileKinds.flatMap((kind) =>
    wizardStepNames.flatMap((step) =>
      wizardSteps[kind][step].filter(({ isMaterial }) => isMaterial).map(({ name }) => name),
    ),
  ),
)
/** Documents that a reviewer checks before others rely on them. */
export const materialDocuments: DocumentKind[] = ['proof-of-business', 'identity-proof']

/** Documents that a reviewer confirms even if profiles are approved automatically (catalogue, section 2). */
export const confirmedDocuments: DocumentKind[] = ['proof-of-funds']

export const isMaterialDocument = (kind: DocumentKind): boolean => materialDocuments.includes(kind)

/** Serialises an answer with sorted keys, so that equal answers give equal text. */
const inOneOrder = (answer: Answer): string =>
  JSON.stringify(answer, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  )

/** Splits edited answers into those that a live profile shows and the material ones pending review. */
export function splitPendingAnswers(live: Answers, edited: Answers): { shown: Answers; waiting: Answers } {
  const waiting: Answers = {}
  const shown: Answers = { ...edited }
  for (const name of material) {
    const [before, after] = [live[name] ?? null, edited[name] ?? null]
    if (inOneOrder(before) === inOneOrder(after)) continue
    waiting[name] = after
    shown[name] = before
  }
  return { shown, waiting }
}
