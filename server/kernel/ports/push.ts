import type { PushData } from '../../../src/domain/contract/liveEvents.ts'

export type PushOutcome = 'sent' | 'dead' | 'failed'

/** Delivers a message to a device that may not have the product open. */
export interface PushSender {
  /** `dead`: the token will never work again. `failed`: not sent after several attempts. */
  send(token: string, data: PushData): Promise<PushOutcome>
}
