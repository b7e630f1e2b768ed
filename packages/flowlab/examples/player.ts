import { flow } from 'flowlab'
import { setup, stateIn } from 'xstate'

/** A media player: picture and sound are parallel, and a deep history state restores both after a break. */
const machine = setup({
  types: {
    events: {} as {
      type: 'play.pressed' | 'pause.pressed' | 'speed.changed' | 'mute.toggled' | 'power.toggled' | 'film.ended'
    },
  },
  guards: { isOn: stateIn('#player.on') },
}).createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: {
      on: {
        'power.toggled': 'on.before',
        'play.pressed': { guard: 'isOn', target: 'on' },
      },
    },
    on: {
      type: 'parallel',
      on: { 'power.toggled': 'off' },
      states: {
        picture: {
          initial: 'paused',
          states: {
            paused: { on: { 'play.pressed': 'playing' } },
            playing: {
              initial: 'normal',
              on: { 'pause.pressed': 'paused', 'film.ended': 'ended' },
              states: {
                normal: { on: { 'speed.changed': 'fast' } },
                fast: { on: { 'speed.changed': 'normal' } },
              },
            },
            ended: { on: { 'play.pressed': 'playing' } },
            torn: {},
          },
        },
        sound: {
          initial: 'loud',
          states: { loud: { on: { 'mute.toggled': 'muted' } }, muted: { on: { 'mute.toggled': 'loud' } } },
        },
        before: { type: 'history', history: 'deep' },
      },
    },
  },
})

export const player = flow('player', machine, {
  events: [
    { type: 'play.pressed' },
    { type: 'pause.pressed' },
    { type: 'speed.changed' },
    { type: 'mute.toggled' },
    { type: 'power.toggled' },
    { type: 'film.ended' },
  ],
  outcomes: {},
})
