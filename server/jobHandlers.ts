import { pushMessage } from './features/chats/index.ts'
import { notifyStoredPayment } from './features/memberships/index.ts'
import { deliveries } from './features/notifications/index.ts'
import { notifyStoredStep } from './features/proposals/index.ts'
import type { JobHandlers } from './jobs/job.ts'

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  ...deliveries,
  proposal: notifyStoredStep,
  payment: notifyStoredPayment,
  message: (deps, { messageId }) => pushMessage(deps, messageId),
}
