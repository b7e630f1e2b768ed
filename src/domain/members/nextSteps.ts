import { accountTypeOf } from '../offerings.ts'
import type { Me } from './meSchema.ts'

/** A member's next steps, the most urgent first: members who wait for a response come before the member's own tasks. */

export const nextStepNames = ['correct', 'answer', 'questions', 'read', 'renew', 'finish', 'subscribe'] as const
export type NextStepName = (typeof nextStepNames)[number]
export interface NextStep {
  name: NextStepName
  /** The number of proposals, questions or messages; 0 if the step has no count. */
  count: number
}

/** The pending items of a member: counts of proposals, messages and questions. */
interface Waiting {
  my_turn: number
  unread_messages: number
  unanswered_questions: number
}
/** The number of proposals in each stage. */
interface InStages {
  stages: Readonly<Record<string, number>>
}

type Member = Pick<Me, 'account_type' | 'profiles' | 'has_active_subscription' | 'has_subscription_expired'>

export const ownProfile = ({ account_type, profiles }: Pick<Member, 'account_type' | 'profiles'>) =>
  profiles.find(({ kind }) => accountTypeOf(kind) === account_type)

const hasProposals = ({ stages }: InStages) => Object.values(stages).some((count) => count > 0)

export function nextStepsFor(me: Member, overview: Waiting): NextStep[] {
  const profile = ownProfile(me)
  const due: Record<NextStepName, number | boolean> = {
    correct: profile?.status === 'changes_requested' || profile?.status === 'rejected',
    answer: overview.my_turn,
    questions: profile?.status === 'approved' && overview.unanswered_questions,
    read: overview.unread_messages,
    renew: me.has_subscription_expired === 1,
    finish: !profile || profile.status === 'draft',
    subscribe: me.has_active_subscription === 0 && me.has_subscription_expired === 0,
  }
  return nextStepNames.flatMap((name) => (due[name] ? [{ name, count: Number(due[name]) }] : []))
}

/** A new member's first steps, in order; null once the member has proposals. */
export const firstStepNames = ['profile', 'documents', 'proposal'] as const
export type FirstStepName = (typeof firstStepNames)[number]

export function firstStepsFor(
  me: Pick<Member, 'account_type' | 'profiles'>,
  overview: InStages,
): { name: FirstStepName; done: boolean }[] | null {
  if (hasProposals(overview)) return null
  const done = ownProfile(me)?.steps_done ?? 0
  return [
    { name: 'profile', done: done >= 2 },
    { name: 'documents', done: done >= 3 },
    { name: 'proposal', done: false },
  ]
}
