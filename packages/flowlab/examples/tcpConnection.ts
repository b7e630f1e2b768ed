import { flow } from 'flowlab'
import { assign, setup } from 'xstate'

type Problem = 'refused' | 'reset' | 'timed out'
interface Context {
  isPassive: boolean
  problem: Problem | null
}
type Event =
  | { type: 'open.active' | 'open.passive' | 'send.requested' | 'close.requested' | 'abort.requested' }
  | {
      type: 'syn.received' | 'synAck.received' | 'ack.received' | 'fin.received' | 'finAck.received' | 'reset.received'
    }
type Segment = 'SYN' | 'SYN,ACK' | 'ACK' | 'FIN' | 'RST' | 'data' | 'probe'

/**
 * One end of a TCP connection as defined in RFC 9293: the states of section 3.3.2, the effect of each call and segment
 * in them (3.10), retransmission and its limit (3.8.3) and keep-alive (3.8.4). Sequence numbers and windows are left
 * out.
 */
const machine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: { isPassive: ({ context }) => context.isPassive },
  actions: {
    transmit: (_, _segment: Segment) => {},
    open: assign((_, isPassive: boolean) => ({ isPassive, problem: null })),
    report: assign((_, problem: Problem) => ({ problem })),
  },
  delays: {
    retransmission: 60_000,
    handshakePatience: 180_000,
    patience: 100_000,
    idleTime: 7_200_000,
    probePatience: 75_000,
    twiceSegmentLifetime: 240_000,
  },
}).createMachine({
  id: 'tcpConnection',
  context: { isPassive: false, problem: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'open.passive': { target: 'listening', actions: { type: 'open', params: true } },
        'open.active': { target: 'synSent', actions: { type: 'open', params: false } },
      },
    },
    listening: {
      on: {
        'syn.received': 'synReceived',
        'send.requested': { target: 'synSent', actions: { type: 'open', params: false } },
        'close.requested': 'closed',
      },
    },
    synSent: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: { type: 'transmit', params: 'SYN' },
          after: { retransmission: { target: 'waiting', reenter: true } },
        },
      },
      on: {
        'synAck.received': { target: 'synchronized.established', actions: { type: 'transmit', params: 'ACK' } },
        // Simultaneous open: both ends sent their SYN at the same time.
        'syn.received': 'synReceived',
        'reset.received': { target: 'closed', actions: { type: 'report', params: 'refused' } },
        'close.requested': 'closed',
        'abort.requested': 'closed',
      },
      after: { handshakePatience: { target: 'closed', actions: { type: 'report', params: 'timed out' } } },
    },
    synReceived: {
      entry: { type: 'transmit', params: 'SYN,ACK' },
      on: {
        'ack.received': 'synchronized.established',
        'close.requested': 'synchronized.finWait1',
        'reset.received': [
          { guard: 'isPassive', target: 'listening' },
          { target: 'closed', actions: { type: 'report', params: 'refused' } },
        ],
        'abort.requested': { target: 'closed', actions: { type: 'transmit', params: 'RST' } },
      },
      after: { handshakePatience: { target: 'closed', actions: { type: 'report', params: 'timed out' } } },
    },
    synchronized: {
      initial: 'established',
      on: {
        'reset.received': { target: 'closed', actions: { type: 'report', params: 'reset' } },
        'abort.requested': { target: 'closed', actions: { type: 'transmit', params: 'RST' } },
      },
      states: {
        established: {
          initial: 'quiet',
          states: {
            quiet: {
              on: { 'send.requested': 'unacknowledged' },
              after: { idleTime: 'probing' },
            },
            unacknowledged: {
              initial: 'waiting',
              states: {
                waiting: {
                  entry: { type: 'transmit', params: 'data' },
                  after: { retransmission: { target: 'waiting', reenter: true } },
                },
              },
              on: { 'ack.received': 'quiet' },
              after: {
                patience: { target: '#tcpConnection.closed', actions: { type: 'report', params: 'timed out' } },
              },
            },
            probing: {
              entry: { type: 'transmit', params: 'probe' },
              on: { 'ack.received': 'quiet', 'send.requested': 'unacknowledged' },
              after: {
                probePatience: { target: '#tcpConnection.closed', actions: { type: 'report', params: 'timed out' } },
              },
            },
          },
          on: {
            'close.requested': 'finWait1',
            'fin.received': { target: 'closeWait', actions: { type: 'transmit', params: 'ACK' } },
          },
        },
        finWait1: {
          entry: { type: 'transmit', params: 'FIN' },
          on: {
            'ack.received': 'finWait2',
            'fin.received': { target: 'closing', actions: { type: 'transmit', params: 'ACK' } },
            'finAck.received': { target: 'timeWait', actions: { type: 'transmit', params: 'ACK' } },
          },
          after: { patience: { target: '#tcpConnection.closed', actions: { type: 'report', params: 'timed out' } } },
        },
        finWait2: {
          on: { 'fin.received': { target: 'timeWait', actions: { type: 'transmit', params: 'ACK' } } },
        },
        closing: {
          on: { 'ack.received': 'timeWait' },
          after: { patience: { target: '#tcpConnection.closed', actions: { type: 'report', params: 'timed out' } } },
        },
        timeWait: {
          // The other end has not received the last acknowledgement, so the wait restarts.
          on: {
            'fin.received': { target: 'timeWait', reenter: true, actions: { type: 'transmit', params: 'ACK' } },
          },
          after: { twiceSegmentLifetime: '#tcpConnection.closed' },
        },
        closeWait: {
          on: { 'send.requested': { actions: { type: 'transmit', params: 'data' } }, 'close.requested': 'lastAck' },
        },
        lastAck: {
          entry: { type: 'transmit', params: 'FIN' },
          on: { 'ack.received': '#tcpConnection.closed' },
          after: { patience: { target: '#tcpConnection.closed', actions: { type: 'report', params: 'timed out' } } },
        },
      },
    },
  },
})

export const tcpConnection = flow('tcpConnection', machine, {
  events: [
    { type: 'open.active' },
    { type: 'open.passive' },
    { type: 'send.requested' },
    { type: 'close.requested' },
    { type: 'abort.requested' },
    { type: 'syn.received' },
    { type: 'synAck.received' },
    { type: 'ack.received' },
    { type: 'fin.received' },
    { type: 'finAck.received' },
    { type: 'reset.received' },
  ],
  outcomes: {},
  bound: ({ isPassive }) => [isPassive],
  merges: ['problem'],
  promises: [
    '"timeWait" only after "close.requested"',
    'after "synchronized.finWait1", eventually "closed", provided that "fin.received" happens if it stays possible',
  ],
})
