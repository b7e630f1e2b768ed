import { toTestModel } from 'flowlab/model/flow.ts'
import { setup } from 'xstate'

/**
 * One purchase as the server stores it (`server/features/memberships/settle.ts`, `reconcile.ts`). `tests/server` walks
 * its paths on the real server.
 */
const purchaseOnServerMachine = setup({
  types: {
    events: {} as {
      type:
        | 'transaction.opened'
        | 'card.charged'
        | 'charge.delayed'
        | 'charge.settled'
        | 'quote.expired'
        | 'rival.confirmed'
        | 'intent.cancelled'
    },
  },
}).createMachine({
  id: 'purchaseOnServer',
  initial: 'none',
  states: {
    none: { on: { 'transaction.opened': 'waiting' } },
    waiting: {
      on: {
        // A repeated purchase returns the open one.
        'transaction.opened': {},
        'card.charged': 'charged',
        'charge.delayed': 'processing',
        'quote.expired': 'expired',
      },
    },
    processing: { on: { 'card.charged': 'charged' } },
    charged: { on: { 'charge.settled': 'confirmed' } },
    expired: {
      on: { 'card.charged': 'charged', 'rival.confirmed': 'replaced', 'intent.cancelled': 'cancelled' },
    },
    /** Another purchase of the account has replaced this one. */
    replaced: { on: { 'card.charged': 'chargedInVain', 'intent.cancelled': 'cancelled' } },
    chargedInVain: { on: { 'charge.settled': 'refunded' } },
    confirmed: {},
    refunded: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export const purchaseOnServer = toTestModel(purchaseOnServerMachine, {
  events: [
    { type: 'transaction.opened' },
    { type: 'card.charged' },
    { type: 'charge.delayed' },
    { type: 'charge.settled' },
    { type: 'quote.expired' },
    { type: 'rival.confirmed' },
    { type: 'intent.cancelled' },
  ],
  outcomes: {},
})
