import type { RaceActor } from 'flowlab/together/race.ts'
import { raceActor } from 'flowlab/together/raceActor.ts'
import type { ProductRace } from './productRace.ts'

/** Opens the purchase, then charges the card for the payment that the server returned. */
const tab: RaceActor = raceActor({
  states: {
    choosing: { 'purchase.confirmed': 'opening' },
    opening: { first: 'form of the first', second: 'form of the second', refused: 'plan already active' },
    'form of the first': { 'pay.pressed': 'charging' },
    'form of the second': { 'pay.pressed': 'charging' },
    charging: { charged: 'paid', 'charged before': 'paid' },
    paid: {},
    'plan already active': {},
  },
  sends: {
    'purchase.confirmed': { to: 'server', says: 'open' },
    'pay.pressed': (before) => [
      { to: 'provider', says: before.has('form of the first') ? 'charge first' : 'charge second' },
    ],
  },
  receives: ['first', 'second', 'refused', 'charged', 'charged before'],
})

/** Gives a payment for each request to open one; `opens` says what it does in each state. */
const serverThat = (opens: Record<'none' | 'one' | 'active' | 'two', string>): RaceActor =>
  raceActor({
    states: {
      none: { open: opens.none },
      one: { open: opens.one, settled: 'active' },
      active: { open: opens.active },
      two: { open: opens.two },
    },
    sends: { open: (before) => [{ to: 'sender', says: answerOf(before, opens) }] },
    receives: ['open', 'settled'],
  })

function answerOf(before: ReadonlySet<string>, opens: Record<string, string>): string {
  const [state = ''] = ['none', 'one', 'active', 'two'].filter((each) => before.has(each))
  return { one: 'first', two: 'second', active: 'refused' }[opens[state] ?? ''] ?? ''
}

const today = serverThat({ none: 'one', one: 'one', active: 'active', two: 'two' })
const unguarded = serverThat({ none: 'one', one: 'two', active: 'active', two: 'two' })
const past = serverThat({ none: 'one', one: 'one', active: 'two', two: 'two' })

/** Charges each payment once, like the real provider. */
const provider: RaceActor = raceActor({
  states: {
    open: { 'charge first': 'charged', 'charge second': 'charged' },
    charged: { 'charge first': 'charged first again', 'charge second': 'charged second too' },
    'charged first again': {},
    'charged second too': {},
  },
  sends: {
    'charge first': () => [
      { to: 'sender', says: 'charged' },
      { to: 'server', says: 'settled' },
    ],
    'charge second': { to: 'sender', says: 'charged' },
  },
  receives: ['charge first', 'charge second'],
})

/** One purchase in two tabs of a member (`server/features/memberships`, `src/effects/payment.ts`). */
export const payingTwice: ProductRace = {
  race: {
    name: 'paying in two tabs',
    actors: { one: tab, two: tab, server: today, provider },
    faults: {},
    never: { 'two payments are charged': (isIn) => isIn('provider.charged second too') },
  },
  unguarded: {
    because: 'each tab that confirmed the purchase opened a payment of its own',
    actors: { one: tab, two: tab, server: unguarded, provider },
    mends: [
      {
        file: 'server/features/memberships/purchase.ts',
        now: 'const reused = open && (await reuseOpenPurchase(deps, open, priced))',
        before:
          'const reused = open && isTrialPeriod(plan.period) ? await reuseOpenPurchase(deps, open, priced) : null',
      },
      {
        file: 'server/features/memberships/store.ts',
        now: 'return (await db.insert(transactions).values(values).onConflictDoNothing().returning())[0] ?? null',
        before:
          "await db.execute('drop index if exists transactions_one_open')\n  return (await db.insert(transactions).values(values).returning())[0] ?? null",
      },
    ],
  },
  past: {
    revision: '0f1bacf1~1',
    because: 'a tab that was open before the plan became active could still buy it',
    actors: { one: tab, two: tab, server: past, provider },
  },
}
