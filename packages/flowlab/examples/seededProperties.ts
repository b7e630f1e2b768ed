import { type Flow, flow } from 'flowlab'
import { assign, fromPromise, setup } from 'xstate'
import { crossing } from './crossing.ts'
import { order } from './order.ts'
import { player } from './player.ts'
import { ticker } from './ticker.ts'

/** A deliberately broken property, with the shortest walk that breaks it according to a reader of the chart. */
export interface Seeded {
  of: Flow
  says: string
  /** `↺` marks the start of the round; `, and nothing more` ends a walk that stops. */
  brokenBy: string
  /** The assumption under which the property holds; null if there is none. */
  holdsWith: string | null
}

const offline = { error: new Error('offline') }
const ask = fromPromise(() => Promise.resolve())
const charged = { output: undefined, as: 'has charged' }

/** A reload after a payment shows the form again. */
const shop = flow(
  'shop',
  setup({
    types: { events: {} as { type: 'payment.sent' | 'page.reloaded' | 'order.refunded' } },
    actors: { bank: ask },
  }).createMachine({
    id: 'shop',
    initial: 'form',
    states: {
      form: { on: { 'payment.sent': 'charging' } },
      charging: { invoke: { src: 'bank', onDone: 'paid', onError: 'form' } },
      paid: { on: { 'page.reloaded': 'form', 'order.refunded': 'form' } },
    },
  }),
  {
    events: [{ type: 'payment.sent' }, { type: 'page.reloaded' }, { type: 'order.refunded' }],
    outcomes: { bank: [charged, offline] },
  },
)

/** A till that does not count the sent items. */
const till = flow(
  'till',
  setup({ types: { events: {} as { type: 'till.opened' | 'charge.sent' | 'till.closed' } } }).createMachine({
    id: 'till',
    initial: 'shut',
    states: { shut: { on: { 'till.opened': 'open' } }, open: { on: { 'charge.sent': {}, 'till.closed': 'shut' } } },
  }),
  { events: [{ type: 'till.opened' }, { type: 'charge.sent' }, { type: 'till.closed' }], outcomes: {} },
)

/** The parcel leaves only after somebody presses a button. */
const parcel = flow(
  'parcel',
  setup({ types: { events: {} as { type: 'order.placed' | 'parcel.packed' | 'parcel.sent' } } }).createMachine({
    id: 'parcel',
    initial: 'none',
    states: {
      none: { on: { 'order.placed': 'placed' } },
      placed: { on: { 'parcel.packed': 'packed' } },
      packed: { on: { 'parcel.sent': 'sent' } },
      sent: { type: 'final' },
    },
  }),
  { events: [{ type: 'order.placed' }, { type: 'parcel.packed' }, { type: 'parcel.sent' }], outcomes: {} },
)

/** Loads again after a pause, without a limit. */
const page = flow(
  'page',
  setup({
    types: { events: {} as { type: 'page.opened' } },
    actors: { load: ask },
    delays: { pause: 1_000 },
  }).createMachine({
    id: 'page',
    initial: 'closed',
    states: {
      closed: { on: { 'page.opened': 'loading' } },
      loading: { invoke: { src: 'load', onDone: 'shown', onError: 'waiting' } },
      waiting: { after: { pause: 'loading' } },
      shown: { type: 'final' },
    },
  }),
  { events: [{ type: 'page.opened' }], outcomes: { load: [{ output: undefined, as: 'answers' }, offline] } },
)

/** Each key restarts the pause. */
const note = flow(
  'note',
  setup({ types: { events: {} as { type: 'key.pressed' } }, delays: { pause: 1_000 } }).createMachine({
    id: 'note',
    initial: 'saved',
    states: {
      saved: { on: { 'key.pressed': 'changed' } },
      changed: { after: { pause: 'saved' }, on: { 'key.pressed': { target: 'changed', reenter: true } } },
    },
  }),
  { events: [{ type: 'key.pressed' }], outcomes: {} },
)

/** A form that may be sent again forever, and gives up only while idle. */
const form = flow(
  'form',
  setup({
    types: { events: {} as { type: 'retry.requested' } },
    actors: { send: ask },
    delays: { patience: 60_000 },
  }).createMachine({
    id: 'form',
    initial: 'sending',
    states: {
      sending: { invoke: { src: 'send', onDone: 'sent', onError: 'failed' } },
      failed: { on: { 'retry.requested': 'sending' }, after: { patience: 'dropped' } },
      sent: { type: 'final' },
      dropped: { type: 'final' },
    },
  }),
  { events: [{ type: 'retry.requested' }], outcomes: { send: [{ output: undefined, as: 'is done' }, offline] } },
)

/** The alarm opens the door. */
const door = flow(
  'door',
  setup({ types: { events: {} as { type: 'code.entered' | 'alarm.rang' } } }).createMachine({
    id: 'door',
    initial: 'locked',
    states: { locked: { on: { 'code.entered': 'open', 'alarm.rang': 'open' } }, open: {} },
  }),
  { events: [{ type: 'code.entered' }, { type: 'alarm.rang' }], outcomes: {} },
)

/** A course that counts lessons and cannot be left once the second one has begun. */
const course = flow(
  'course',
  setup({
    types: { context: {} as { lessons: number }, events: {} as { type: 'lesson.begun' | 'course.left' } },
    guards: { isFirst: ({ context }) => context.lessons < 2 },
    actions: { count: assign({ lessons: ({ context }) => Math.min(3, context.lessons + 1) }) },
  }).createMachine({
    id: 'course',
    context: { lessons: 0 },
    initial: 'inside',
    states: {
      inside: { on: { 'lesson.begun': { actions: 'count' }, 'course.left': { guard: 'isFirst', target: 'outside' } } },
      outside: { type: 'final' },
    },
  }),
  {
    events: [{ type: 'lesson.begun' }, { type: 'course.left' }],
    outcomes: {},
    bound: ({ lessons }) => lessons,
    facts: { 'the course is full': ({ lessons }) => lessons === 3 },
  },
)

/** Ships a paid order whether or not it is packed. */
const hasty: Flow = {
  ...order,
  model: { ...order.model, machine: order.model.machine.provide({ guards: { mayBeShipped: () => true } } as never) },
}

export const seeded: readonly Seeded[] = [
  { of: crossing, says: '"red" only after "amber"', brokenBy: 'power.failed → power.returned', holdsWith: null },
  {
    of: crossing,
    says: 'always, if "button.pressed" then next "amber"',
    brokenBy: 'button.pressed → power.failed',
    holdsWith: null,
  },
  { of: hasty, says: 'never "underWay" while "stored"', brokenBy: 'money.came', holdsWith: null },
  {
    of: shop,
    says: 'never "bank has charged" twice before "order.refunded"',
    brokenBy: 'payment.sent → bank has charged → page.reloaded → payment.sent → bank has charged',
    holdsWith: 'never "page.reloaded"',
  },
  {
    of: till,
    says: 'never two "charge.sent" while "open"',
    brokenBy: 'till.opened → charge.sent → charge.sent',
    holdsWith: null,
  },
  {
    of: ticker,
    says: 'after "stopped", never "line.opened"',
    brokenBy: 'line reports line.opened → ticker.stopped → line reports line.opened',
    holdsWith: null,
  },
  { of: door, says: '"locked" unless "code.entered"', brokenBy: 'alarm.rang', holdsWith: null },
  {
    of: course,
    says: 'always, from "inside" the flow can reach "outside"',
    brokenBy: 'lesson.begun → lesson.begun',
    holdsWith: null,
  },
  {
    of: course,
    says: 'never "the course is full"',
    brokenBy: 'lesson.begun → lesson.begun → lesson.begun',
    holdsWith: null,
  },
  {
    of: parcel,
    says: 'after "order.placed", eventually "sent"',
    brokenBy: 'order.placed, and nothing more',
    holdsWith: '"parcel.packed" happens if it stays possible and "parcel.sent" happens if it stays possible',
  },
  {
    of: player,
    says: 'after "power.toggled", eventually "ended"',
    brokenBy: 'power.toggled, and nothing more',
    holdsWith: null,
  },
  {
    of: page,
    says: 'after "page.opened", eventually "shown"',
    brokenBy: 'page.opened ↺ load gets no answer → pause is over',
    holdsWith: '"load answers" happens if it is possible again and again',
  },
  {
    of: form,
    says: 'eventually "sent" or "dropped"',
    brokenBy: 'the start ↺ send gets no answer → retry.requested',
    holdsWith: '"retry.requested" does not happen for ever',
  },
  {
    of: shop,
    says: 'eventually always not "charging"',
    brokenBy: 'the start ↺ payment.sent → bank gets no answer',
    holdsWith: '"payment.sent" does not happen for ever',
  },
]

/** Properties that hold without assumptions; the last ones hold only because waits end. */
export const held: readonly { of: Flow; says: string }[] = [
  { of: crossing, says: 'never "jaywalking"' },
  { of: crossing, says: '"requested" only after "button.pressed"' },
  { of: order, says: 'never "underWay" while "stored"' },
  { of: order, says: 'always, from "owed" the flow can reach "kept"' },
  { of: shop, says: '"paid" only after "bank has charged"' },
  { of: door, says: '"locked" unless ("code.entered" or "alarm.rang")' },
  { of: course, says: '"outside" only after "course.left"' },
  { of: parcel, says: 'never "order.placed" twice' },
  { of: page, says: '"load gets no answer" can lead to "shown"' },
]
export const heldByWaiting: readonly { of: Flow; says: string; without: string }[] = [
  {
    of: note,
    says: 'after "key.pressed", eventually "saved"',
    without: 'key.pressed, and nothing more',
  },
  {
    of: shop,
    says: 'after "payment.sent", eventually "paid" or "form"',
    without: 'payment.sent, and nothing more',
  },
  { of: crossing, says: '"green" leads to "amber" or "dark"', without: 'the start, and nothing more' },
]

/** For `flowlab FILE properties`: each flow with the promises that it breaks. */
export const flows = [...new Set(seeded.map(({ of }) => of))].map((of) => ({
  ...of,
  promises: seeded.filter((each) => each.of === of).map(({ says }) => says),
}))
