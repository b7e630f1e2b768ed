import { flow } from 'flowlab'
import { assign, cancel, raise, sendTo, setup } from 'xstate'

const minute = 60_000

/**
 * A meeting that sends reminders, waits for its guests and closes automatically. Covers delayed events of each kind and
 * their cancellation.
 */
const machine = setup({
  types: {
    context: {} as { isLong: boolean },
    events: {} as
      | { type: 'meeting.planned'; isLong: boolean }
      | { type: 'meeting.cancelled' | 'reminder.due' | 'reminder.snoozed' | 'door.closed' | 'guest.came' },
  },
  delays: {
    length: ({ context }) => (context.isLong ? 60 : 30) * minute,
    patience: 10 * minute,
    remorse: 20 * minute,
  },
  actions: {
    remember: assign({ isLong: (_, isLong: boolean) => isLong }),
    remind: raise({ type: 'reminder.due' }, { delay: 15 * minute, id: 'reminder' }),
    closeDoor: sendTo(({ self }) => self, { type: 'door.closed' }, { delay: 5 * minute, id: 'door' }),
    doNotRemind: cancel('reminder'),
  },
}).createMachine({
  id: 'meeting',
  context: { isLong: false },
  initial: 'unplanned',
  states: {
    unplanned: {
      on: {
        'meeting.planned': {
          target: 'planned',
          actions: [{ type: 'remember', params: ({ event }) => event.isLong }, 'remind'],
        },
      },
    },
    planned: {
      on: {
        'reminder.due': 'waiting',
        'reminder.snoozed': { actions: ['doNotRemind', 'remind'] },
        'meeting.cancelled': { target: 'cancelled', actions: 'doNotRemind' },
      },
    },
    waiting: {
      entry: 'closeDoor',
      // The door closes before anybody runs out of patience.
      after: { patience: 'abandoned' },
      on: { 'door.closed': 'held', 'guest.came': 'held' },
    },
    held: { after: { length: 'over' }, on: { 'door.closed': {} } },
    cancelled: { on: { 'reminder.due': 'waiting' }, after: { remorse: 'over' } },
    abandoned: { type: 'final' },
    over: { type: 'final' },
  },
})

export const meeting = flow('meeting', machine, {
  events: [
    { type: 'meeting.planned', isLong: false },
    { type: 'meeting.planned', isLong: true },
    { type: 'meeting.cancelled' },
    { type: 'reminder.snoozed' },
    { type: 'guest.came' },
  ],
  outcomes: {},
  bound: ({ isLong }) => isLong,
})
