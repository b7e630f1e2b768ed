import type { Race, RaceActor } from 'flowlab'
import { alike, answer, chart, hearing, pressing, sending, to } from './raceParts.ts'

/** A deliberate race, the fewest steps that lead to it, and the same actors without it. */
export interface SeededRace {
  race: Race
  steps: readonly string[]
  mended: Partial<Pick<Race, 'actors' | 'faults'>>
}

const payer = pressing('pay.pressed', 'charge')
const twoTabs: SeededRace = {
  race: {
    name: 'paying in two tabs',
    actors: {
      one: payer,
      two: payer,
      server: hearing({ open: { charge: 'charged' }, charged: { charge: 'twice' }, twice: {} }, 'charge'),
    },
    faults: {},
    never: { 'a card is charged twice': (isIn) => isIn('server.twice') },
  },
  steps: [
    'one: pay.pressed',
    'two: pay.pressed',
    'server receives “charge” from one',
    'server receives “charge” from two',
  ],
  mended: {
    actors: { one: payer, two: payer, server: hearing({ open: { charge: 'charged' }, charged: {} }, 'charge') },
  },
}

const page: RaceActor = {
  model: chart({ idle: { 'load.pressed': 'asking' }, asking: { refused: 'left' }, left: {} }),
  sends: sending({ 'load.pressed': to('server', 'load'), refused: to('session', 'unauthorized') }),
  receives: alike('refused'),
}
const tokens: RaceActor = {
  model: chart({ expired: { load: 'expired', renew: 'renewed' }, renewed: {} }),
  sends: sending({ load: answer('refused'), renew: answer('granted') }),
  receives: alike('load', 'renew'),
}
const session = (onLate: Readonly<Record<string, string>>): RaceActor => ({
  model: chart({
    stale: { 'renew.pressed': 'renewing', unauthorized: 'loggedOut' },
    renewing: { granted: 'fresh' },
    fresh: onLate,
    loggedOut: {},
    thrownOut: {},
  }),
  sends: sending({ 'renew.pressed': to('server', 'renew') }),
  receives: alike('granted', 'unauthorized'),
})
const lateRefusal: SeededRace = {
  race: {
    name: 'a late 401 of an old token',
    actors: { page, session: session({ unauthorized: 'thrownOut' }), server: tokens },
    faults: {},
    never: { 'a fresh session is thrown out': (isIn) => isIn('session.thrownOut') },
  },
  steps: [
    'page: load.pressed',
    'session: renew.pressed',
    'server receives “load” from page',
    'server receives “renew” from session',
    'page receives “refused” from server',
    'session receives “granted” from server',
    'session receives “unauthorized” from page',
  ],
  mended: { actors: { page, session: session({}), server: tokens } },
}

const seller = pressing('accept.pressed', 'accept')
const buyer = pressing('withdraw.pressed', 'withdraw')
const offer = (late: Readonly<Record<string, string>>): RaceActor =>
  hearing(
    { open: { accept: 'accepted', withdraw: 'withdrawn' }, accepted: late, withdrawn: {}, both: {} },
    'accept',
    'withdraw',
  )
const acceptAgainstWithdraw: SeededRace = {
  race: {
    name: 'accept against withdraw',
    actors: { seller, buyer, server: offer({ withdraw: 'both' }) },
    faults: {},
    never: { 'an offer is accepted and withdrawn': (isIn) => isIn('server.both') },
  },
  steps: [
    'seller: accept.pressed',
    'buyer: withdraw.pressed',
    'server receives “accept” from seller',
    'server receives “withdraw” from buyer',
  ],
  mended: { actors: { seller, buyer, server: offer({}) } },
}

const orderer = pressing('send.pressed', 'order')
const doubled: SeededRace = {
  race: {
    name: 'an order that the network doubles',
    actors: { tab: orderer, server: hearing({ none: { order: 'one' }, one: { order: 'two' }, two: {} }, 'order') },
    faults: { duplicated: 1 },
    never: { 'one order is stored twice': (isIn) => isIn('server.two') },
  },
  steps: [
    'tab: send.pressed',
    '“order” from tab to server is doubled',
    'server receives “order” from tab',
    'server receives “order” from tab',
  ],
  mended: { faults: {} },
}

const writer: RaceActor = {
  model: chart({ first: { 'text.saved': 'second' }, second: { 'text.savedAgain': 'done' }, done: {} }),
  sends: sending({ 'text.saved': to('server', 'first'), 'text.savedAgain': to('server', 'second') }),
}
const overtaken: SeededRace = {
  race: {
    name: 'a save that overtakes another',
    actors: {
      tab: writer,
      server: hearing(
        {
          empty: { first: 'older', second: 'newer' },
          older: { second: 'newer' },
          newer: { first: 'undone' },
          undone: {},
        },
        'first',
        'second',
      ),
    },
    faults: { reordered: true },
    never: { 'an older text replaces a newer one': (isIn) => isIn('server.undone') },
  },
  steps: [
    'tab: text.saved',
    'tab: text.savedAgain',
    'server receives “second” from tab',
    'server receives “first” from tab',
  ],
  mended: { faults: {} },
}

const chargingServer: RaceActor = {
  model: chart({ open: { charge: 'charged' }, charged: {} }),
  sends: sending({ charge: answer('paid') }),
  receives: alike('charge'),
}
const patient = (end: string): RaceActor => ({
  model: chart({
    form: { 'pay.pressed': 'waiting' },
    waiting: { paid: 'paid', 'patience.ended': end },
    paid: {},
    failed: {},
    unknown: { paid: 'paid' },
  }),
  sends: sending({ 'pay.pressed': to('server', 'charge') }),
  receives: alike('paid'),
})
const impatient: SeededRace = {
  race: {
    name: 'a late answer that counts as a failure',
    actors: { tab: patient('failed'), server: chargingServer },
    faults: { lost: 1 },
    never: { 'a charge is shown as failed': (isIn) => isIn('tab.failed') && isIn('server.charged') },
  },
  steps: ['tab: pay.pressed', 'tab: patience.ended', 'server receives “charge” from tab'],
  mended: { actors: { tab: patient('unknown'), server: chargingServer } },
}

const library: RaceActor = {
  model: chart({ ready: { a: 'ready', b: 'ready' } }),
  sends: sending({ a: answer('results of a'), b: answer('results of b') }),
  receives: alike('a', 'b'),
}
const searching = (late: Readonly<Record<string, string>>): RaceActor => ({
  model: chart({
    empty: { 'a.typed': 'waitingForA' },
    waitingForA: { 'results of a': 'showingA', 'b.typed': 'waitingForB' },
    waitingForB: { 'results of b': 'showingB', ...late },
    showingA: {},
    showingB: {},
    mixedUp: {},
  }),
  sends: sending({ 'a.typed': to('server', 'a'), 'b.typed': to('server', 'b') }),
  receives: alike('results of a', 'results of b'),
})
const lateResults: SeededRace = {
  race: {
    name: 'results of an earlier search',
    actors: { tab: searching({ 'results of a': 'mixedUp' }), server: library },
    faults: {},
    never: { 'results stand under another search': (isIn) => isIn('tab.mixedUp') },
  },
  steps: ['tab: a.typed', 'tab: b.typed', 'server receives “a” from tab', 'tab receives “results of a” from server'],
  mended: { actors: { tab: searching({}), server: library } },
}

const leaving = pressing('signOut.pressed', 'clear', 'store')
const refreshing = pressing('refresh.ended', 'write', 'store')
const store = (late: Readonly<Record<string, string>>) =>
  hearing({ full: { clear: 'cleared', write: 'full' }, cleared: late, leaked: {} }, 'clear', 'write')
const leaked: SeededRace = {
  race: {
    name: 'a refresh after signing out',
    actors: { one: leaving, two: refreshing, store: store({ write: 'leaked' }) },
    faults: {},
    never: { 'an account is stored after its sign-out': (isIn) => isIn('store.leaked') },
  },
  steps: [
    'one: signOut.pressed',
    'two: refresh.ended',
    'store receives “clear” from one',
    'store receives “write” from two',
  ],
  mended: { actors: { one: leaving, two: refreshing, store: store({}) } },
}

const editor: RaceActor = {
  model: chart({
    closed: { 'text.opened': 'reading' },
    reading: { text: 'editing' },
    editing: { 'text.saved': 'saved' },
    saved: {},
  }),
  sends: sending({ 'text.opened': to('server', 'read'), 'text.saved': to('server', 'write') }),
  receives: alike('text'),
}
/** `stale`: a person has read a text that another person has since replaced. */
const texts = (late: string): RaceActor => ({
  model: chart({
    untouched: { read: 'readOnce' },
    readOnce: { read: 'readTwice', write: 'replaced' },
    readTwice: { write: 'stale' },
    replaced: { read: 'untouched' },
    stale: { write: late },
    overwritten: {},
    refused: {},
  }),
  sends: sending({ read: answer('text') }),
  receives: alike('read', 'write'),
})
const lostUpdate: SeededRace = {
  race: {
    name: 'two who edit one text',
    actors: { one: editor, two: editor, server: texts('overwritten') },
    faults: {},
    never: { 'a text is overwritten unread': (isIn) => isIn('server.overwritten') },
  },
  steps: [
    'one: text.opened',
    'two: text.opened',
    'server receives “read” from one',
    'server receives “read” from two',
    'one receives “text” from server',
    'two receives “text” from server',
    'one: text.saved',
    'two: text.saved',
    'server receives “write” from one',
    'server receives “write” from two',
  ],
  mended: { actors: { one: editor, two: editor, server: texts('refused') } },
}

const shopper: RaceActor = {
  model: chart({ idle: { 'coupon.entered': 'checking' }, checking: { valid: 'using' }, using: {} }),
  sends: sending({ 'coupon.entered': to('server', 'check'), valid: to('server', 'use') }),
  receives: alike('valid'),
}
const coupons = (late: Readonly<Record<string, string>>): RaceActor => ({
  model: chart({ unused: { check: 'unused', use: 'used' }, used: late, usedTwice: {} }),
  sends: sending({ check: answer('valid') }),
  receives: alike('check', 'use'),
})
const couponTwice: SeededRace = {
  race: {
    name: 'a coupon that is checked and then used',
    actors: { one: shopper, two: shopper, server: coupons({ use: 'usedTwice' }) },
    faults: {},
    never: { 'a coupon is used twice': (isIn) => isIn('server.usedTwice') },
  },
  steps: [
    'one: coupon.entered',
    'two: coupon.entered',
    'server receives “check” from one',
    'server receives “check” from two',
    'one receives “valid” from server',
    'two receives “valid” from server',
    'server receives “use” from one',
    'server receives “use” from two',
  ],
  mended: { actors: { one: shopper, two: shopper, server: coupons({}) } },
}

export const seededRaces: readonly SeededRace[] = [
  twoTabs,
  lateRefusal,
  acceptAgainstWithdraw,
  doubled,
  overtaken,
  impatient,
  lateResults,
  leaked,
  lostUpdate,
  couponTwice,
]

/** For `flowlab FILE races`. */
export const races = seededRaces.map(({ race }) => race)
