import { loadWords } from '../i18n/language.ts'
import { type WaitingEvent, type WaitingNotice, waitingMachine } from '../machines/waitingMachine.ts'
import type { CallEvent } from '../services/pendingCalls.ts'
import { toastStatus } from '../services/toasts.ts'
import { callbackActor, defineEffects } from './flow.ts'
import { lazyFlow } from './lazyFlow.ts'
import { words } from './words.ts'

/** @public */
export const waiting = lazyFlow(
  'waiting',
  defineEffects(waitingMachine, {
    actors: {
      showNotice: callbackActor<WaitingEvent, WaitingNotice>(({ input, sendBack }) =>
        toastStatus(
          words().memberHome.stillWorking(),
          'waiting',
          input.mayBeCancelled
            ? { label: words().cancel(), press: () => sendBack({ type: 'cancel.requested' }) }
            : null,
        ),
      ),
    },
    actions: {
      cancelCalls: (_, calls) => {
        for (const { cancel } of calls) cancel()
      },
    },
  }),
)

export async function watchCalls(event: CallEvent): Promise<void> {
  await loadWords(['memberHome'])
  // The waiting time counts from the start of the call, even if the rest of this code loads later.
  const at = performance.now()
  if (event.type === 'call.sent') waiting().send({ type: 'call.sent', call: event.call, at })
  else waiting().send({ type: 'call.answered', id: event.id, at })
}
