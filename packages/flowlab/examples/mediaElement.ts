import { flow } from 'flowlab'
import { type EventObject, fromCallback, setup, stateIn } from 'xstate'

type Loaded = { type: 'metadata.known' | 'frame.available' | 'frames.available' | 'all.available' }
type Fetched = Loaded | { type: 'fetch.ended' | 'fetch.failed' }
type Event =
  | Fetched
  | { type: 'source.set' | 'source.rejected' | 'play.requested' | 'pause.requested' | 'seek.requested' }
  | { type: 'buffer.drained' | 'end.reached' }

/**
 * A media element as defined in the HTML Standard, section 4.8.11 "Media elements": the network states (4.8.11.4), the
 * ready states (4.8.11.7), stalling after about three seconds without data (4.8.11.5), playing and ending (4.8.11.8).
 * Tracks, rates and volume are left out.
 */
const machine = setup({
  types: { events: {} as Event },
  actors: { fetchMedia: fromCallback<EventObject>(() => {}) },
  guards: {
    canPlay: stateIn({ readiness: 'futureData' }),
    canPlayThrough: stateIn({ readiness: 'enoughData' }),
    isPlaying: stateIn({ playback: { playing: 'moving' } }),
  },
  actions: { fire: (_, _event: string) => {} },
  delays: { silence: 3_000 },
}).createMachine({
  id: 'mediaElement',
  type: 'parallel',
  states: {
    network: {
      initial: 'empty',
      on: { 'source.set': '.selecting' },
      states: {
        empty: {},
        selecting: {
          entry: { type: 'fire', params: 'loadstart' },
          always: { target: 'loading' },
        },
        loading: {
          initial: 'flowing',
          invoke: { src: 'fetchMedia', id: 'fetch' },
          on: { 'source.rejected': 'noSource', 'fetch.ended': 'idle', 'fetch.failed': 'failed' },
          states: {
            flowing: { after: { silence: 'stalled' } },
            stalled: {
              entry: { type: 'fire', params: 'stalled' },
              on: { 'frame.available': 'flowing', 'frames.available': 'flowing', 'all.available': 'flowing' },
            },
          },
        },
        idle: { entry: { type: 'fire', params: 'suspend' } },
        noSource: {},
        failed: { entry: { type: 'fire', params: 'error' } },
      },
    },
    readiness: {
      initial: 'nothing',
      on: { 'source.set': '.nothing' },
      states: {
        nothing: { on: { 'metadata.known': 'metadata' } },
        metadata: {
          entry: { type: 'fire', params: 'loadedmetadata' },
          on: { 'frame.available': 'currentData', 'frames.available': 'futureData', 'all.available': 'enoughData' },
        },
        currentData: {
          on: { 'frames.available': 'futureData', 'all.available': 'enoughData', 'seek.requested': 'metadata' },
        },
        futureData: {
          entry: { type: 'fire', params: 'canplay' },
          on: {
            'all.available': 'enoughData',
            'buffer.drained': { guard: 'isPlaying', target: 'currentData' },
            'seek.requested': 'metadata',
          },
        },
        enoughData: {
          entry: { type: 'fire', params: 'canplaythrough' },
          on: { 'seek.requested': 'metadata' },
        },
      },
    },
    playback: {
      initial: 'paused',
      on: { 'source.set': '.paused' },
      states: {
        paused: { on: { 'play.requested': 'playing' } },
        playing: {
          initial: 'waiting',
          on: { 'pause.requested': 'paused' },
          states: {
            waiting: {
              always: [
                { guard: 'canPlayThrough', target: 'moving' },
                { guard: 'canPlay', target: 'moving' },
              ],
            },
            moving: {
              entry: { type: 'fire', params: 'playing' },
              on: {
                'buffer.drained': { guard: 'canPlay', target: 'waiting' },
                'seek.requested': 'waiting',
                'end.reached': '#mediaElement.playback.ended',
              },
            },
          },
        },
        ended: { on: { 'play.requested': 'playing', 'seek.requested': 'paused' } },
      },
    },
  },
})

export const mediaElement = flow('mediaElement', machine, {
  events: [
    { type: 'source.set' },
    { type: 'play.requested' },
    { type: 'pause.requested' },
    { type: 'seek.requested' },
    { type: 'buffer.drained' },
    { type: 'end.reached' },
  ],
  outcomes: {
    fetchMedia: [
      { event: { type: 'source.rejected' } },
      { event: { type: 'metadata.known' } },
      { event: { type: 'frame.available' } },
      { event: { type: 'frames.available' } },
      { event: { type: 'all.available' } },
      { event: { type: 'fetch.ended' } },
      { event: { type: 'fetch.failed' } },
    ],
  },
  promises: ['"moving" only after "play.requested"', '"moving" only while "futureData" or "enoughData"'],
})
