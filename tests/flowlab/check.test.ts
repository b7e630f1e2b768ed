import { problemsOf } from 'flowlab/checks/check.ts'
import { chartOf } from 'flowlab/draw/chart.ts'
import { flow } from 'flowlab/model/flow.ts'
import { defineProject } from 'flowlab/model/project.ts'
import { mutantsOf } from 'flowlab/mutation/mutants.ts'
import { wayToSource } from 'flowlab/report/coverage.ts'
import { differenceOf } from 'flowlab/report/difference.ts'
import { exportedOf } from 'flowlab/report/exports.ts'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { flowNamed } from '../../flowlab/registry.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'

const weak = setup({
  types: { context: {} as object, events: {} as { type: 'page.asked' } },
  actors: { load: fromPromise(() => Promise.resolve(1)) },
  actions: {
    expire: assign({ flags: { has_active_subscription: 1, has_subscription_expired: 1 } } as never),
  },
}).createMachine({
  id: 'weak',
  context: {},
  initial: 'shown',
  states: {
    shown: { on: { 'page.asked': { target: 'fetched', actions: 'expire' } } },
    fetched: { invoke: { src: 'load', onDone: 'stuck' } },
    stuck: {},
    forgotten: {},
  },
})

describe('the check of a flow', () => {
  it('names a misspelt sample', () => {
    const events = [{ type: 'page.asked' }, { type: 'page.askd' }] as never
    expect(problemsOf(flow('weak', weak, { events, outcomes: { load: [{ output: 1 }] } }))).toContain(
      'the sample event page.askd is handled in no state',
    )
  })

  it('names each kind of problem', () => {
    const asked = flow('weak', weak, { events: [{ type: 'page.asked' }], outcomes: { load: [{ output: 1 }] } })
    const exclusive = [['has_active_subscription', 'has_subscription_expired']]
    defineProject({ flows: [asked], approved: '', exclusive })
    const problems = problemsOf(asked, 'nothing is sent here')
    expect(problems).toEqual([
      'weak.forgotten cannot be reached',
      'weak.stuck is a dead end: it is neither final nor declared as an end',
      'weak.forgotten is a dead end: it is neither final nor declared as an end',
      'weak.fetched waits for load and has no transition for a lost response',
      'nobody sends page.asked',
      'weak has no words: describe it and name its words in the project',
      'context.flags has has_active_subscription and has_subscription_expired',
    ])
  })

  it('names the states that do not handle an event which can arrive there, unless they say so', () => {
    type Arriving = { type: 'line.lost' } | { type: 'price.changed' }
    const machine = setup({
      types: { events: {} as Arriving | { type: 'left' } },
      actors: { watch: fromCallback<Arriving>(() => {}) },
    }).createMachine({
      id: 'price',
      initial: 'reading',
      invoke: { src: 'watch' },
      states: {
        reading: { on: { 'line.lost': 'waiting', 'price.changed': 'reading' } },
        waiting: { on: { left: 'reading', 'price.changed': {} } },
        paused: { on: { left: 'reading' } },
      },
    })
    const price = flow('price', machine, {
      events: [{ type: 'left' }, { type: 'price.changed' }],
      fromElsewhere: ['price.changed'],
      outcomes: { watch: [{ event: { type: 'line.lost' } }] },
    })
    defineProject({ flows: [price], approved: '' })
    expect(problemsOf(price).filter((problem) => problem.includes('does not handle'))).toEqual([
      'price.waiting does not handle line.lost from watch: say what happens, or that nothing does',
      'price.paused does not handle line.lost from watch: say what happens, or that nothing does',
      'price.paused does not handle price.changed from elsewhere: say what happens, or that nothing does',
    ])
  })

  it('does not count a transition without a target as a way out, but counts one to the same state', () => {
    const machine = createMachine({
      id: 'rests',
      initial: 'noting',
      states: {
        noting: { on: { noted: { reenter: true, actions: () => {} }, left: 'again' } },
        again: { on: { noted: { target: 'again', reenter: true } } },
        still: { on: { noted: { reenter: true, actions: () => {} } } },
      },
    })
    const rests = flow('rests', machine, { events: [{ type: 'noted' }, { type: 'left' }], outcomes: {} })
    defineProject({ flows: [rests], approved: '' })
    expect(problemsOf(rests).filter((problem) => problem.includes('dead end'))).toEqual([
      'rests.still is a dead end: it is neither final nor declared as an end',
    ])
  })

  it('names the walk that breaks a rule', () => {
    const payment = flowNamed('payment')
    if (!payment) throw new Error('payment')
    const hasty = mutantsOf(paymentMachine).find(
      ({ name }) => name === 'processing on chargeCard.onDone #1: led to paid',
    )
    if (!hasty) throw new Error('hasty')
    const problems = problemsOf(
      {
        ...payment,
        model: {
          ...payment.model,
          machine: hasty.machine,
          inputs: { start: payment.model.inputs['an open transaction'] },
        },
      },
      "'provider.readied' 'payment.submitted' 'confirmation.requested'",
    )
    expect(problems.join('\n')).toContain('“paid only when the server has confirmed” is broken by: provider.readied')
  })

  it('gives the path to a transition that no test took', () => {
    const payment = flowNamed('payment')
    if (!payment) throw new Error('payment')
    expect(wayToSource(payment.model, 'payment.confirming --xstate.done.actor.0.payment.confirming[0]')).toBe(
      'from one in processing → confirmation.requested',
    )
  })
})

const exported = (machine: AnyStateMachine) => exportedOf(chartOf(machine.id, machine), machine)

/** A deep copy that shares its functions with the original. */
const copied = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copied) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)])) as T
}

interface Changeable {
  states: Record<
    'idle' | 'retrying' | 'processing',
    Record<'on' | 'after' | 'entry', Record<string, unknown> | unknown[]>
  >
}

describe('the difference between two revisions', () => {
  it('is described in sentences', () => {
    const before = exported(paymentMachine)
    const config = copied(paymentMachine.config) as unknown as Changeable
    Object.assign(config.states.idle.on, { 'plan.changed': 'preparing' })
    Object.assign(config.states.retrying.after, { retryDelay: 'confirmationPending' })
    config.states.processing.entry = []
    const changed = createMachine(config as never, paymentMachine.implementations as never)
    expect(differenceOf(before, exported(changed))).toEqual([
      'Coming to “the payment provider is charging the card” (payment.processing), it no longer does “forget errors”.',
      'While “the confirmation got no response and is repeated automatically in a moment” (payment.retrying), “1, 4 or 10 seconds pass since the last attempt to confirm” now leads to “the payment is not confirmed yet; the member can check again without paying twice” (payment.confirmationPending) instead of “the server is confirming the payment” (payment.confirming).',
      'While “the card form is ready and the member can pay” (payment.idle), the user may now change the plan; this leads to “the card form is loading” (payment.preparing).',
    ])
  })

  it('lists added and removed states, guards and paths', () => {
    const door = (config: object) => exported(createMachine({ id: 'door', initial: 'shut', ...config }))
    const before = door({
      states: {
        shut: { on: { 'key.chosen': { guard: 'fits', target: 'ajar' }, 'bell.asked': 'calling' } },
        ajar: { on: { 'door.closed': 'shut' } },
        calling: { invoke: { src: 'ring', onDone: 'shut', onError: 'shut' } },
      },
    })
    const now = door({
      on: { 'house.left': '.shut' },
      states: {
        shut: { on: { 'key.chosen': { guard: 'isOurs', target: 'ajar' } } },
        ajar: { on: { 'door.closed': 'shut', 'door.removed': 'gone' } },
        gone: { type: 'final' },
      },
    })
    expect(differenceOf(before, now)).toEqual([
      'There is a new state “gone” (door.gone).',
      'The state “calling” (door.calling) is gone, with all that led out of it.',
      'While “shut” (door.shut), “key chosen” now counts only if “is ours”; before it counted only if “fits”.',
      'At any moment “house left” now counts; this leads to “shut” (door.shut).',
      'While “ajar” (door.ajar), the user may now remove the door; this leads to “gone” (door.gone).',
      'While “shut” (door.shut), the user may no longer ask for the bell; it led to “calling” (door.calling).',
    ])
    expect(differenceOf(now, before).slice(0, 2)).toEqual([
      'There is a new state “calling” (door.calling).',
      'The state “gone” (door.gone) is gone, with all that led out of it.',
    ])
  })

  it('lists details that a drawing leaves out: delays, conditions, input, order, re-entry', () => {
    const lamp = (late: number, isDim: () => boolean, input: string, order: string[], reenter: boolean) =>
      exported(
        createMachine(
          {
            id: 'lamp',
            initial: 'off',
            states: {
              off: { on: { 'lamp.switched': { guard: 'isDim', target: 'on' } }, after: { patience: 'on' } },
              on: {
                entry: order,
                exit: ['rest'],
                invoke: { src: 'shine', input, onDone: 'off' },
                on: { 'lamp.asked': { target: 'on', reenter, actions: order } },
              },
            },
          } as never,
          { delays: { patience: late }, guards: { isDim } } as never,
        ),
      )
    const dark = () => false
    const bright = () => true
    const before = lamp(3_000, dark, 'low', ['warm', 'glow'], false)
    expect(differenceOf(before, lamp(30_000, bright, 'high', ['glow', 'warm'], true))).toEqual([
      'Coming to “on” (lamp.on), it now does “glow”, “warm”, in this order.',
      'While “on” (lamp.on), “lamp asked” now does “glow”, “warm”, in this order.',
      '“patience” now lasts 30,000 ms; before it lasted 3,000 ms.',
      'The condition “is dim” is now `() => true`; before it was `() => false`.',
      'While “on” (lamp.on), “shine” is now given `high`; before it was given `low`.',
      'While “on” (lamp.on), “lamp asked” now begins the state anew.',
    ])
    expect(differenceOf(before, lamp(3_000, dark, 'low', ['warm', 'glow'], false))).toEqual([])
  })

  it('says what the actions of a transition are given, if it was there before', () => {
    const lamp = (event: string, level: string) =>
      exported(
        createMachine({
          id: 'lamp',
          initial: 'on',
          states: { on: { on: { [event]: { actions: { type: 'shine', params: level } } } } },
        } as never),
      )
    expect(differenceOf(lamp('asked', 'low'), lamp('asked', 'high'))).toEqual([
      'While “on” (lamp.on), “asked”, its conditions and actions are now given `high`; before they were given `low`.',
    ])
    expect(differenceOf(lamp('asked', 'low'), lamp('dimmed', 'low')).join()).not.toContain('given')
  })

  it('is empty without a change', () => {
    const same = exported(paymentMachine)
    expect(differenceOf(same, structuredClone(JSON.parse(JSON.stringify(same))))).toEqual([])
  })
})
