import { seededRaces } from 'flowlab/examples/seededRaces.ts'
import { toTestModel } from 'flowlab/model/flow.ts'
import { findRaces, type RaceReport } from 'flowlab/together/findRaces.ts'
import { interleavingsOf } from 'flowlab/together/interleavings.ts'
import type { Race, RaceActor } from 'flowlab/together/race.ts'
import { raceActor } from 'flowlab/together/raceActor.ts'
import { reportOfRace } from 'flowlab/together/reportOfRace.ts'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

/** The same steps, in any order that the actors allow. */
const sorted = (steps: readonly string[]) => [...steps].sort()

describe.each(seededRaces)('$race.name', ({ race, steps, mended }) => {
  it('is found by the fewest steps', () => {
    const { found } = findRaces(race)
    expect(found.map(({ says }) => says)).toEqual(Object.keys(race.never))
    expect(sorted(found[0]?.steps ?? [])).toEqual(sorted(steps))
  })

  it('is not found once it is fixed', () => expect(findRaces({ ...race, ...mended }).found).toEqual([]))

  it('is found by the reduction as by all interleavings, in the same situations', () => {
    const [all, reduced] = [findRaces(race, { reduced: false }), findRaces(race)]
    expect(reduced.found.map(({ says, steps: way }) => [says, way.length])).toEqual(
      all.found.map(({ says, steps: way }) => [says, way.length]),
    )
    expect(reduced.situations).toBe(all.situations)
  })
})

/** Adds every fault at once, which increases the number of messages in transit. */
const rough = (race: Race): Race => ({ ...race, faults: { lost: 1, duplicated: 1, reordered: true } })

/** Three actors with three states each that send each other two kinds of messages at random. */
function byChance(seed: number): Race {
  let now = seed * 7_919
  const pick = (below: number) => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((now / 2 ** 32) * below)
  }
  const names = ['one', 'two', 'three']
  const actor = (): RaceActor => {
    const states = Object.fromEntries(
      ['a', 'b', 'c'].map((state) => [
        state,
        { on: Object.fromEntries(['go', 'm', 'n'].flatMap((type) => (pick(3) > 0 ? [[type, 'abc'[pick(3)]]] : []))) },
      ]),
    )
    const sent = new Map(
      ['go', 'm', 'n'].map((type) => [
        type,
        pick(2) === 0 ? [] : [{ to: names[pick(3)] ?? '', says: 'mn'[pick(2)] ?? '' }],
      ]),
    )
    const machine = createMachine({ initial: 'a', states } as never)
    return {
      model: toTestModel(machine, { events: [{ type: 'go' }, { type: 'm' }, { type: 'n' }], outcomes: {} }),
      sends: ({ step }) => sent.get(step) ?? [],
      receives: { m: 'm', n: 'n' },
    }
  }
  return {
    name: `by chance ${seed}`,
    actors: Object.fromEntries(names.map((name) => [name, actor()])),
    faults: { lost: pick(2), duplicated: pick(2), reordered: pick(2) === 0 },
    never: { 'all have come to c': (isIn) => names.every((name) => isIn(`${name}.c`)) },
    onTheWay: 1 + pick(2),
  }
}

describe('the reduction', () => {
  it('reaches every situation of a lossy network in as few steps, and tries fewer', () => {
    for (const { race } of seededRaces) {
      const [all, reduced] = [findRaces(rough(race), { reduced: false }), findRaces(rough(race))]
      expect(reduced.situations).toBe(all.situations)
      expect(reduced.found.map(({ steps }) => steps.length)).toEqual(all.found.map(({ steps }) => steps.length))
      expect(reduced.steps).toBeLessThanOrEqual(all.steps)
    }
  })

  it('reaches every situation of random races in as few steps', () => {
    const results = Array.from({ length: 150 }, (_, seed) => {
      const race = byChance(seed + 1)
      const [all, reduced] = [findRaces(race, { reduced: false }), findRaces(race)]
      const lengths = (report: RaceReport) => report.found.map(({ says, steps }) => `${says} ${steps.length}`).sort()
      return { seed, same: all.situations === reduced.situations && `${lengths(all)}` === `${lengths(reduced)}`, all }
    })
    expect(results.filter(({ same }) => !same).map(({ seed }) => seed)).toEqual([])
    expect(results.filter(({ all }) => all.situations > 50).length).toBeGreaterThan(20)
  })

  it('keeps one order of independent steps: two actors with three steps each', () => {
    const alone = (name: string): RaceActor => ({
      model: toTestModel(
        createMachine({
          initial: 'a',
          states: { a: { on: { [name]: 'b' } }, b: { on: { [name]: 'c' } }, c: { on: { [name]: 'd' } }, d: {} },
        }),
        { events: [{ type: name }], outcomes: {} },
      ),
    })
    const race: Race = { name: 'apart', actors: { one: alone('x'), two: alone('y') }, faults: {}, never: {} }
    // Six steps, three of each actor: 6! / (3! 3!).
    expect(interleavingsOf(race, { reduced: false })).toBe(20)
    expect(interleavingsOf(race)).toBe(1)
  })

  it('leaves few of the interleavings of each race', () => {
    const counted = seededRaces.map(({ race }) => [
      race.name,
      interleavingsOf(race, { reduced: false }),
      interleavingsOf(race),
    ])
    // Two people with five steps each: 10! / (5! 5!) orders; only the order of the four received by the server matters.
    expect(counted).toEqual([
      ['paying in two tabs', 6, 2],
      ['a late 401 of an old token', 29, 4],
      ['accept against withdraw', 6, 2],
      ['an order that the network doubles', 2, 2],
      ['a save that overtakes another', 3, 2],
      ['a late answer that counts as a failure', 8, 6],
      ['results of an earlier search', 5, 2],
      ['a refresh after signing out', 6, 2],
      ['two who edit one text', 252, 6],
      ['a coupon that is checked and then used', 70, 6],
    ])
  })
})

describe('a race that is written without care', () => {
  const tab = raceActor({ states: { open: { 'pay.pressed': 'paid' }, paid: {} } })

  it('has no faults if it names none', () => {
    const race: Race = { name: 'plain', actors: { tab }, never: { 'it is paid': (isIn) => isIn('tab.paid') } }
    expect(findRaces(race).found).toEqual([{ says: 'it is paid', steps: ['tab: pay.pressed'] }])
  })

  it('is named if it forbids a state that no actor has', () => {
    const race: Race = { name: 'vain', actors: { tab }, never: { 'it is paid': (isIn) => isIn('tab.payed') } }
    expect(reportOfRace(race)).toEqual({
      text: 'vain: “it is paid” never is, looked at 2 situations; no actor has “tab.payed”',
      found: 0,
      misspelt: 1,
    })
  })
})
