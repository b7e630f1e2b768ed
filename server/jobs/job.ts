import type { PushData } from '../../src/domain/contract/liveEvents.ts'
import type { LoginTarget } from '../../src/domain/loginTarget.ts'
import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import type { ProposalStatus } from '../../src/domain/proposals/statuses.ts'
import type { Deps } from '../kernel/ports/deps.ts'

/** The content of a job that notifies a member. */
type NotificationJob =
  | { kind: 'proposal'; proposalId: string; from: ProposalStatus; action: ProposalAction; byProfileId: string | null }
  // Jobs stored by earlier versions have no status; they were all of confirmed payments.
  | { kind: 'payment'; transactionId: string; status?: 'confirmed' | 'failed' | 'refunded' | 'disputed' }
  | { kind: 'message'; messageId: string }

/** `none` is not delivered: it is written for an unknown address, so that it takes as long as for a known one. */
export type Job =
  | { channel: 'email'; to: string; subject: string; text: string }
  | { channel: 'sms'; to: string; text: string }
  | { channel: 'push'; token: string; data: PushData }
  | { channel: 'news'; job: NotificationJob }
  | { channel: 'none'; to: LoginTarget; text: string }

export type JobKind = Exclude<Job['channel'], 'news'> | NotificationJob['kind']

/** The input of a handler. */
type JobOf<K extends JobKind> = Extract<NotificationJob, { kind: K }> | Extract<Job, { channel: K }>

interface JobContext {
  /** The job's id for providers: the same at every attempt, without information about its cause. */
  id: string
  createdAt: Date
}

/** Runs the job; an error causes a retry unless it is `Undeliverable`. Must be safe to repeat. */
export type JobHandler<K extends JobKind> = (deps: Deps, job: JobOf<K>, about: JobContext) => Promise<void>

/** One for each kind: a missing handler is a type error. */
export type JobHandlers = { readonly [K in JobKind]: JobHandler<K> }

export const kindOf = (job: Job): JobKind => (job.channel === 'news' ? job.job.kind : job.channel)
