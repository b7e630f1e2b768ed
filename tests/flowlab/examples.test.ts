import { everywhereChanges } from 'flowlab/approved/everywhere.ts'
import { approvedEverywhere, approvedTraces, everywhereNow, generatedTraces, outlineOf } from 'flowlab/approved/file.ts'
import { walkTrace } from 'flowlab/approved/walk.ts'
import { examples } from 'flowlab/examples/index.ts'
import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { expectationOf, runPath, suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import type { Reading } from './exampleReading.ts'
import { largerReadings } from './largerReadings.ts'

/** The expected behaviour of each machine, written by hand from its chart. */
const readings: Readonly<Record<string, Reading>> = {
  ...largerReadings,
  crossing: {
    states: [
      ...[
        'green',
        'green.free',
        'green.requested',
        'amber',
        'red',
        'red.walking',
        'red.flashing',
        'red.stopped',
        'dark',
      ],
    ],
    transitions: [
      '.: power.failed',
      'green: after green',
      'green.free: button.pressed',
      'green.requested: after courtesy',
      'amber: after amber',
      'red: after red',
      'red.walking: after walk',
      'red.flashing: after flash',
      'dark: power.returned',
    ],
    never: {
      because: 'red is over 10 s after it began, and nobody is impatient before 14 s',
      states: ['red.jaywalking'],
      transitions: ['red.stopped: after impatience'],
    },
  },
  player: {
    states: [
      ...['off', 'on', 'on.picture', 'on.picture.paused', 'on.picture.playing', 'on.picture.playing.normal'],
      ...['on.picture.playing.fast', 'on.picture.ended', 'on.sound', 'on.sound.loud', 'on.sound.muted'],
    ],
    transitions: [
      'off: power.toggled',
      'on: power.toggled',
      'on.picture.paused: play.pressed',
      'on.picture.playing: pause.pressed',
      'on.picture.playing: film.ended',
      'on.picture.playing.normal: speed.changed',
      'on.picture.playing.fast: speed.changed',
      'on.picture.ended: play.pressed',
      'on.sound.loud: mute.toggled',
      'on.sound.muted: mute.toggled',
    ],
    never: {
      because: 'no transition leads to a torn film, and what is off is not on',
      states: ['on.picture.torn'],
      transitions: ['off: play.pressed'],
    },
  },
  todos: {
    states: ['open', 'saving', 'unsaved'],
    transitions: [
      'open: todo.added',
      'open: todo.ticked',
      'open: todo.dropped',
      'open: list.saved',
      'saving: done 0.todos.saving',
      'saving: error 0.todos.saving',
      'unsaved: list.saved',
    ],
    never: {
      because: 'a list without room takes no third line',
      states: ['broken'],
      transitions: ['open: todo.added 1'],
    },
  },
  application: {
    states: [
      ...['pages', 'pages.name', 'pages.address', 'pages.address.street', 'pages.address.town', 'pages.address.known'],
      ...['pages.review', 'pages.complete', 'help', 'sent', 'discarded'],
    ],
    transitions: [
      'pages: help.opened',
      'pages: form.discarded',
      'pages: complete',
      'pages.name: page.filled',
      'pages.address: page.left',
      'pages.address: complete',
      'pages.address.street: page.filled',
      'pages.address.town: page.filled',
      'pages.review: page.left',
      'pages.review: page.filled',
      'help: help.closed',
    ],
    never: {
      because: 'no page leads to the signature',
      states: ['pages.signature'],
      transitions: ['pages.signature: page.filled'],
    },
  },
  creditCheck: {
    states: [
      'asking',
      ...['asking.east', 'asking.east.open', 'asking.east.silent', 'asking.east.answered'],
      ...['asking.west', 'asking.west.open', 'asking.west.silent', 'asking.west.answered'],
      ...['asking.employer', 'asking.employer.open', 'asking.employer.answered'],
      ...['deciding', 'granted', 'refused', 'reviewed'],
    ],
    transitions: [
      'asking: complete',
      'asking.east.open: done east',
      'asking.east.open: error east',
      'asking.east.silent: after patience',
      'asking.west.open: done west',
      'asking.west.open: error west',
      'asking.west.silent: after patience',
      'asking.employer.open: done 0.creditCheck.asking.employer.open',
      'asking.employer.open: error 0.creditCheck.asking.employer.open',
      'deciding: always 1',
      'deciding: always 2',
      'deciding: always 3',
    ],
    never: { because: 'no income is negative', states: ['reported'], transitions: ['deciding: always'] },
  },
  meeting: {
    states: ['unplanned', 'planned', 'waiting', 'held', 'cancelled', 'over'],
    transitions: [
      'unplanned: meeting.planned',
      'planned: reminder.due',
      'planned: reminder.snoozed',
      'planned: meeting.cancelled',
      'waiting: door.closed',
      'waiting: guest.came',
      'held: after length',
      // The guest arrived before the door closed.
      'held: door.closed',
      'cancelled: after remorse',
    ],
    never: {
      because: 'the door closes first, and the reminder of a cancelled meeting is cancelled too',
      states: ['abandoned'],
      transitions: ['waiting: after patience', 'cancelled: reminder.due'],
    },
  },
  ticker: {
    states: ['connecting', 'live', 'stopped', 'closed', 'broken'],
    transitions: [
      '.: *',
      'connecting: line.opened',
      'live: line.dropped',
      'live: ticker.stopped',
      'live: shows prices 1',
      'live: shows prices 2',
      'live: done prices',
      'live: error prices',
      'stopped: ticker.resumed',
      'stopped: line.*',
    ],
    never: { because: 'no price is negative', states: [], transitions: ['live: shows prices'] },
  },
  order: {
    states: [
      ...['money', 'money.owed', 'money.paid', 'money.kept', 'goods', 'goods.stored', 'goods.packed', 'goods.gone'],
      ...['carrier', 'carrier.idle', 'carrier.underWay', 'carrier.back'],
    ],
    transitions: [
      'money.owed: money.came',
      'money.paid: money.returned',
      'money.paid: parcel.delivered',
      'goods.stored: goods.packed',
      'goods.packed: parcel.delivered',
      'carrier.idle: carrier.called',
      'carrier.underWay: parcel.delivered',
    ],
    never: {
      because: 'what is not packed is never under way',
      states: ['money.lost'],
      transitions: ['money.paid: order.dropped'],
    },
  },
}

const stateIds = (root: string, states: readonly string[]) => states.map((state) => `${root}.${state}`).sort()

/** `red: after red` of the crossing as an XState transition id. */
const transitionIds = (root: string, lines: readonly string[]) =>
  lines
    .map((line) => {
      const [, state = '', trigger = '', place = '0'] = /^(\S+): (.+?)(?: (\d+))?$/.exec(line) ?? []
      const from = state === '.' ? root : `${root}.${state}`
      const [kind = '', name = ''] = trigger.split(' ')
      const known: Readonly<Record<string, string>> = {
        after: `xstate.after.${name}.${from}`,
        done: `xstate.done.actor.${name}`,
        error: `xstate.error.actor.${name}`,
        shows: `xstate.snapshot.${name}`,
        complete: `xstate.done.state.${from}`,
      }
      return `${from} --${known[kind] ?? trigger}[${place}]`
    })
    .sort()

const isHistory = (id: string, { model }: Flow) =>
  statesOf(model.machine).some((node) => node.id === id && node.type === 'history')

describe.each(examples)('$name', (example) => {
  const { name, model } = example
  const reading = readings[name]
  if (!reading) throw new Error(name)
  const { states, transitions, never } = reading

  it('is covered by its reading: each state and transition is expected, or never happens for a stated reason', () => {
    const all = statesOf(model.machine).map(({ id }) => id)
    expect(stateIds(name, [...states, ...never.states])).toEqual(
      all.filter((id) => id !== name && !isHistory(id, example)).sort(),
    )
    expect(transitionIds(name, [...transitions, ...never.transitions])).toEqual(
      transitionsOf(model.machine).map(transitionId).sort(),
    )
  })

  it('is walked as expected: completely, and without anything that never happens', () => {
    const graph = explore(model)
    expect([...graph.states].sort()).toEqual([name, ...stateIds(name, states)])
    expect([...graph.transitions].sort()).toEqual(transitionIds(name, transitions))
  })

  it('reaches all of it on its paths, which match the transition function', async () => {
    const suite = suiteOf(model)
    const coverage = noCoverage()
    for (const path of suite.paths) expect(await runPath(model, path, coverage)).toEqual(expectationOf(suite, path))
    expect([...coverage.states.keys()].sort()).toEqual([name, ...stateIds(name, states)])
    expect([...coverage.transitions.keys()].sort()).toEqual(transitionIds(name, transitions))
  })

  const approved = approvedTraces(name)
  it.each(approved)('matches the approved observations on $id', async (trace) => {
    // If this fails and the change is intended: npm run flows approve.
    expect(await walkTrace(model, trace, noCoverage())).toEqual(trace)
  })

  it('has approved paths', () => {
    expect(approved.length).toBeGreaterThan(0)
    expect(outlineOf(generatedTraces(suiteOf(model)))).toEqual(outlineOf(approved))
    expect(everywhereChanges(approvedEverywhere(name), everywhereNow({ model }))).toEqual([])
  })
})

/** Pseudo-random numbers that are the same in every run. */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** The consecutive states of the real actor with a simulated clock and events at random moments. */
function seenByTheClock({ model }: Flow, runs: number, longest: number, tick: number): Set<string> {
  const seen = new Set<string>()
  const numbers = chance(7)
  const next = () => numbers.next().value
  for (let run = 0; run < runs; run++) {
    const clock = new SimulatedClock()
    const actor = createActor(model.machine, { clock })
    let before = JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value)
    actor.subscribe((snapshot: AnyMachineSnapshot) => {
      const now = JSON.stringify(snapshot.value)
      if (now !== before) seen.add(`${before} to ${now}`)
      before = now
    })
    actor.start()
    for (let step = 0; step < 20 && (actor.getSnapshot() as AnyMachineSnapshot).status === 'active'; step++) {
      // XState's clock schedules timers set during an increment from the end of the increment, so increments are small.
      for (let left = Math.floor((next() * longest) / tick); left > 0; left--) clock.increment(tick)
      const event = model.events[Math.floor(next() * model.events.length)]
      if (event && next() < 0.7 && (actor.getSnapshot() as AnyMachineSnapshot).status === 'active') actor.send(event)
    }
    actor.stop()
  }
  return seen
}

describe('a walk respects the clock', () => {
  it.each([
    ['crossing', 12_000, 500],
    ['meeting', 1_500_000, 60_000],
  ])('%s: one state follows another if, and only if, the real actor can be seen to do so', (name, longest, tick) => {
    const example = examples.find((each) => each.name === name)
    if (!example) throw new Error(name)
    const graph = explore(example.model)
    const valueAt = (key: string) => JSON.stringify(graph.situations.get(key)?.snapshot.value)
    const walked = new Set(
      [...graph.edgesFrom.values()]
        .flat()
        .map(({ from, to }) => [valueAt(from), valueAt(to)])
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${from} to ${to}`),
    )
    expect([...walked].sort()).toEqual([...seenByTheClock(example, 1_000, longest, tick)].sort())
  })
})
