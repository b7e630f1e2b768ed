import { flow } from 'flowlab'
import { setup } from 'xstate'

/** A traffic light with a button for pedestrians: nested states whose delays overlap those of their parents. */
const machine = setup({
  types: { events: {} as { type: 'button.pressed' } | { type: 'power.failed' } | { type: 'power.returned' } },
  delays: { green: 20_000, amber: 3_000, red: 10_000, courtesy: 5_000, walk: 6_000, flash: 3_000, impatience: 5_000 },
}).createMachine({
  id: 'crossing',
  initial: 'green',
  on: { 'power.failed': '.dark' },
  states: {
    green: {
      initial: 'free',
      after: { green: 'amber' },
      states: {
        free: { on: { 'button.pressed': 'requested' } },
        requested: { after: { courtesy: '#crossing.amber' } },
      },
    },
    amber: { after: { amber: 'red' } },
    red: {
      initial: 'walking',
      after: { red: 'green' },
      states: {
        walking: { after: { walk: 'flashing' } },
        flashing: { after: { flash: 'stopped' } },
        // Red ends one second after the pedestrians have stopped.
        stopped: { after: { impatience: 'jaywalking' } },
        jaywalking: {},
      },
    },
    dark: { on: { 'power.returned': 'red' } },
  },
})

export const crossing = flow('crossing', machine, {
  events: [{ type: 'button.pressed' }, { type: 'power.failed' }, { type: 'power.returned' }],
  outcomes: {},
})
