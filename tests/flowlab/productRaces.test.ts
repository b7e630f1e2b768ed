import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRaces } from 'flowlab/together/findRaces.ts'
import { reportOfRace } from 'flowlab/together/reportOfRace.ts'
import { describe, expect, it } from 'vitest'
import { withReplaced } from '../../flowlab/browser/productVersion.ts'
import { root } from '../../flowlab/places.ts'
import { races } from '../../flowlab/races/index.ts'
import { earliest, takeRace } from '../../flowlab/windows/takeRace.ts'

/** The fewest steps of each race, as a person describes it; steps of different actors may have another order. */
const told: Readonly<Record<string, readonly string[]>> = {
  'accept against withdraw': [
    'receiver: accept.pressed',
    'sender: withdraw.pressed',
    'accept handler receives “accept” from receiver',
    'withdraw handler receives “withdraw” from sender',
    'store receives “read” from accept handler',
    'store receives “read” from withdraw handler',
    'accept handler receives “seen sent” from store',
    'withdraw handler receives “seen sent” from store',
    'store receives “withdraw after sent” from withdraw handler',
    'store receives “accept after sent” from accept handler',
  ],
  'paying in two tabs': [
    'one: purchase.confirmed',
    'two: purchase.confirmed',
    'server receives “open” from one',
    'server receives “open” from two',
    'one receives “first” from server',
    'two receives “second” from server',
    'one: pay.pressed',
    'two: pay.pressed',
    'provider receives “charge first” from one',
    'provider receives “charge second” from two',
  ],
  'a late 401 of an old token': [
    'page: load.pressed',
    'session: token.replaced',
    'server receives “replace old” from session',
    'session receives “granted” from server',
    'server receives “load with old” from page',
    'page receives “refused old” from server',
    'session receives “old is refused” from page',
  ],
}

describe.each(races)('$race.name', ({ race, unguarded }) => {
  it('never reaches a forbidden situation', () => {
    const { text, found } = reportOfRace(race)
    expect(found).toBe(0)
    expect(text).toMatch(
      /^.+: “.+” never is, looked at \d+ situations(; no actor has “store\.accepted though withdrawn”)?$/,
    )
  })

  it('reaches it without its safeguard, in the fewest steps', () => {
    const [found, ...more] = findRaces({ ...race, actors: unguarded.actors }).found
    expect(more).toEqual([])
    expect([...(found?.steps ?? [])].sort()).toEqual([...(told[race.name] ?? [])].sort())
  })
})

describe('the revisions that had a race', () => {
  const had = races.flatMap(({ race, past }) => ('none' in past ? [] : [{ race, past }]))

  it.each([
    [
      'paying in two tabs',
      '0f1bacf1~1',
      [
        'one: purchase.confirmed',
        'two: purchase.confirmed',
        'server receives “open” from one',
        'one receives “first” from server',
        'one: pay.pressed',
        'provider receives “charge first” from one',
        'server receives “settled” from provider',
        'server receives “open” from two',
        'two receives “second” from server',
        'two: pay.pressed',
        'provider receives “charge second” from two',
      ],
    ],
    ['a late 401 of an old token', '91d54d62~1', told['a late 401 of an old token'] ?? []],
  ])('%s is found at %s in the fewest steps', (name, revision, steps) => {
    const one = had.find(({ race }) => race.name === name)
    expect(one?.past.revision).toBe(revision)
    const [found] = one ? findRaces({ ...one.race, actors: one.past.actors }).found : []
    expect([...(found?.steps ?? [])].sort()).toEqual([...steps].sort())
  })

  it('are two; accept against withdraw was in none', () =>
    expect(had.map(({ race }) => race.name)).toEqual(['paying in two tabs', 'a late 401 of an old token']))
})

it('each race has a description', () => expect(Object.keys(told)).toEqual(races.map(({ race }) => race.name)))

describe('a race in windows', () => {
  /** A window that sends requests when its buttons are pressed, and the requests that the server received, in order. */
  function network() {
    const received: string[] = []
    const window = (name: string) => {
      let handler: (route: object) => Promise<void> = async () => {}
      const page = {
        route: async (_: unknown, handle: typeof handler) => {
          handler = handle
        },
        unroute: async () => {},
      }
      const press = async () => {
        void handler({
          request: () => ({ method: () => 'POST' }),
          continue: async () => received.push(name),
          fallback: async () => {},
        })
      }
      return { page: page as never, does: { pressed: press }, sends: { ask: { address: '**/ask', method: 'POST' } } }
    }
    return { received, window }
  }

  it.each([
    [
      ['one', 'two'],
      ['one', 'two'],
    ],
    [
      ['two', 'one'],
      ['two', 'one'],
    ],
  ])('delivers in the order of the race: %j', async (order, expected) => {
    const { received, window } = network()
    const steps = [...['one: pressed', 'two: pressed'], ...order.map((name) => `server receives “ask” from ${name}`)]
    const result = async () => ({ text: received.join(), isBroken: false })
    const { text } = await takeRace(steps, { windows: { one: window('one'), two: window('two') }, result })
    await Promise.resolve()
    expect([...received, text].slice(0, 2)).toEqual(expected)
  })

  it('takes each step as early as it can be, in the order of each actor', () => {
    const one = ['one: asked', 'server receives “ask” from one', 'one receives “answer” from server', 'one: paid']
    const two = ['two: asked', 'server receives “ask” from two', 'two receives “answer” from server', 'two: paid']
    expect(earliest([...one, ...two])).toEqual([
      ...['one: asked', 'two: asked'],
      ...['server receives “ask” from one', 'one receives “answer” from server', 'server receives “ask” from two'],
      ...['one: paid', 'two receives “answer” from server', 'two: paid'],
    ])
  })

  it('delivers nothing before the step that receives it', async () => {
    const { received, window } = network()
    await takeRace(['one: pressed'], {
      windows: { one: window('one') },
      result: async () => ({ text: '', isBroken: false }),
    })
    expect(received).toEqual([])
  })
})

it.each(races)(
  '$race.name: the sources still have the places that its versions replace',
  ({ unguarded, pauses = [] }) => {
    for (const mend of [...unguarded.mends, ...pauses])
      expect(() => withReplaced(mend.file, readFileSync(join(root, mend.file), 'utf8'), [mend])).not.toThrow()
  },
)
