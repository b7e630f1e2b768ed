import { flow } from 'flowlab'
import { and, not, raise, setup, stateIn } from 'xstate'

/**
 * Payment, packing and shipping are parallel and read each other's states: an order ships as soon as it is paid and
 * packed.
 */
const machine = setup({
  types: {
    events: {} as {
      type: 'money.came' | 'goods.packed' | 'money.returned' | 'parcel.delivered' | 'order.dropped' | 'carrier.called'
    },
  },
  guards: {
    isUnderWay: stateIn('#order.carrier.underWay'),
    isStillHere: not(stateIn('#order.carrier.underWay')),
    isUnderWayUnpacked: and([stateIn('#order.goods.stored'), stateIn('#order.carrier.underWay')]),
    mayBeShipped: and([stateIn('#order.money.paid'), stateIn('#order.goods.packed')]),
  },
}).createMachine({
  id: 'order',
  type: 'parallel',
  states: {
    money: {
      initial: 'owed',
      states: {
        owed: { on: { 'money.came': { target: 'paid', actions: raise({ type: 'carrier.called' }) } } },
        paid: {
          on: {
            'money.returned': { guard: 'isStillHere', target: 'owed' },
            'order.dropped': {
              guard: 'isUnderWayUnpacked',
              target: 'lost',
            },
            'parcel.delivered': { guard: 'isUnderWay', target: 'kept' },
          },
        },
        kept: { type: 'final' },
        lost: {},
      },
    },
    goods: {
      initial: 'stored',
      states: {
        stored: { on: { 'goods.packed': { target: 'packed', actions: raise({ type: 'carrier.called' }) } } },
        packed: { on: { 'parcel.delivered': { guard: 'isUnderWay', target: 'gone' } } },
        gone: { type: 'final' },
      },
    },
    carrier: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'carrier.called': {
              guard: 'mayBeShipped',
              target: 'underWay',
            },
          },
        },
        underWay: { on: { 'parcel.delivered': 'back' } },
        back: { type: 'final' },
      },
    },
  },
})

export const order = flow('order', machine, {
  events: [
    { type: 'money.came' },
    { type: 'goods.packed' },
    { type: 'money.returned' },
    { type: 'parcel.delivered' },
    { type: 'order.dropped' },
  ],
  outcomes: {},
})
