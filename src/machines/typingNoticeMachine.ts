import { setup } from 'xstate'
import { effect } from './effect.ts'

/** Notifies the other member that this one is typing: at most every three seconds, and again after a message. */

type Event = { type: 'text.entered' } | { type: 'text.emptied' }

export const typingNoticeMachine = setup({
  types: { context: {} as { chatId: string }, events: {} as Event, input: {} as { chatId: string } },
  actions: { sendNotice: effect() },
  delays: { interval: 3_000 },
}).createMachine({
  id: 'typingNotice',
  context: ({ input }) => input,
  initial: 'quiet',
  states: {
    quiet: { on: { 'text.entered': { target: 'noticed', actions: 'sendNotice' } } },
    noticed: { after: { interval: 'quiet' }, on: { 'text.emptied': 'quiet' } },
  },
})
