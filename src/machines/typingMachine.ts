import { type ActorRefFrom, setup } from 'xstate'
import { listener } from './effect.ts'

/** Whether the other member is typing: reset by their message or after a while. */

type Event = { type: 'typing.seen' } | { type: 'typing.ended' }

export type TypingActor = ActorRefFrom<typeof typingMachine>

export const typingMachine = setup({
  types: { context: {} as { chatId: string }, events: {} as Event, input: {} as { chatId: string } },
  actors: { watchTyping: listener<Event, { chatId: string }>() },
  delays: { fade: 5_000 },
}).createMachine({
  id: 'typing',
  context: ({ input }) => input,
  initial: 'quiet',
  invoke: { src: 'watchTyping', input: ({ context }) => context },
  on: { 'typing.seen': '.typing' },
  states: {
    quiet: { on: { 'typing.ended': {} } },
    typing: { on: { 'typing.ended': 'quiet' }, after: { fade: 'quiet' } },
  },
})
