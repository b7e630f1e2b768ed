import { fromCallback } from 'xstate'
import { loadWords } from '../i18n/language.ts'
import { type WaitingEvent, type WaitingNotice, waitingMachine } from '../machines/waitingMachine.ts'
import type { CallNews } from '../services/pendingCalls.ts'
import { toastStanding } from '../services/toasts.ts'
import { defineEffects } from './flow.ts'
import { lateFlow } from './lateFlow.ts'
import { words } from './words.ts'

const waiting = lateFlow(
  'waiting',
  defineEffects(waitingMachine, {
    actors: {
      showNotice: fromCallback<WaitingEvent, WaitingNotice>(({ input, sendBack }) =>
        toastStanding(
          words().memberHome.stillWorking(),
          'waiting',
          input.mayBeCancelled ? { label: words().cancel(), press: () => sendBack({ type: 'cancel.asked' }) } : null,
        ),
      ),
    },
    actions: {
      cancelCalls: (_, calls) => {
        for (const { giveUp } of calls) giveUp()
      },
    },
  }),
)

export async function hearCall(news: CallNews): Promise<void> {
  await loadWords(['memberHome'])
  // As late as the code came, the call has waited all the time.
  const at = performance.now()
  if (news.type === 'call.sent') waiting().send({ type: 'call.sent', call: news.call, at })
  else waiting().send({ type: 'call.answered', id: news.id, at })
}
