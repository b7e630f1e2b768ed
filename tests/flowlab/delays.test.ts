import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, cancel, createMachine, raise, sendTo } from 'xstate'
import { coverOf, modelOf } from '../support/flowCover.ts'

const machineOf = (config: object, implementations: object = {}): AnyStateMachine =>
  createMachine({ id: 'm', ...config } as never, implementations as never) as unknown as AnyStateMachine
const walked = (machine: AnyStateMachine, ...events: string[]) =>
  coverOf(modelOf(machine, { events: events.map((type) => ({ type })) } as never))

const quiet = { a: {}, b: {} }

describe('delays', () => {
  it('end in order: the shorter of two ends first, never the longer one', async () => {
    const { missed, states } = await walked(
      machineOf({ initial: 'on', states: { on: { after: { 200: 'b', 100: 'a' } }, ...quiet } }),
    )
    expect(missed).toEqual({ states: ['m.b'], transitions: ['m.on --xstate.after.200.m.on[0]'] })
    expect(states).toContain('m.a')
  })

  it('are over if their event is refused, and the longer one ends next', async () => {
    const { missed } = await walked(
      machineOf({
        initial: 'on',
        states: { on: { after: { 100: { guard: () => false, target: 'a' }, 200: 'b' } }, ...quiet },
      }),
    )
    expect(missed).toEqual({ states: ['m.a'], transitions: ['m.on --xstate.after.100.m.on[0]'] })
  })

  it('may be the names and functions of the context', async () => {
    const { missed } = await walked(
      machineOf(
        {
          context: { patience: 300 },
          initial: 'on',
          states: { on: { after: { short: 'a', long: 'b' } }, ...quiet },
        },
        { delays: { short: ({ context }: { context: { patience: number } }) => context.patience, long: 301 } },
      ),
    )
    expect(missed.states).toEqual(['m.b'])
  })

  it('that are equal end in the order in which they were set', async () => {
    const { missed } = await walked(
      machineOf({
        initial: 'on',
        states: {
          on: { entry: raise({ type: 'rang' }, { delay: 100 }), on: { rang: 'a' }, after: { 100: 'b' } },
          ...quiet,
        },
      }),
    )
    expect(missed.states).toEqual(['m.b'])
  })

  const twoRegions = (inner: number, outer: number) =>
    machineOf({
      type: 'parallel',
      states: {
        outer: { initial: 'on', states: { on: { after: { [outer]: 'over' } }, over: {} } },
        inner: {
          initial: 'off',
          states: {
            off: { on: { began: 'on' } },
            on: { on: { stopped: 'off' }, after: { [inner]: 'over' } },
            over: {},
          },
        },
      },
    })

  it('that are set later and are shorter may end before or after', async () => {
    const { paths } = await walked(twoRegions(80, 100), 'began')
    const orders = paths.map((names) => names.filter((name) => name !== 'began').join())
    expect(orders.some((order) => order.startsWith('80 is over,100 is over'))).toBe(true)
    expect(orders.some((order) => order.startsWith('100 is over,80 is over'))).toBe(true)
  })

  it('that are set later and are not shorter end after', async () => {
    const { paths } = await walked(twoRegions(100, 80), 'began')
    expect(paths.flat()).toContain('100 is over')
    for (const names of paths.filter((each) => each.includes('100 is over')))
      expect(names.indexOf('80 is over')).toBeLessThan(names.indexOf('100 is over'))
  })

  it('restart when their state is entered again', async () => {
    const machine = machineOf({
      type: 'parallel',
      states: {
        ring: {
          initial: 'on',
          states: { on: { on: { touched: { target: 'on', reenter: true } }, after: { 100: 'over' } }, over: {} },
        },
        watch: { initial: 'on', states: { on: { after: { 150: 'over' } }, over: {} } },
      },
    })
    const [still, touched] = [await walked(machine), await walked(machine, 'touched')]
    const endsLate = (paths: readonly (readonly string[])[]) =>
      paths.some(
        (names) => names.includes('150 is over') && names.lastIndexOf('100 is over') > names.indexOf('150 is over'),
      )
    expect(endsLate(still.paths)).toBe(false)
    expect(endsLate(touched.paths)).toBe(true)
  })

  it('that are partly over end after exactly the rest', async () => {
    const machine = machineOf({
      type: 'parallel',
      states: {
        long: { initial: 'on', states: { on: { after: { 100: 'over' } }, over: {} } },
        chain: {
          initial: 'first',
          states: { first: { after: { 60: 'second' } }, second: { after: { 50: 'third' } }, third: {} },
        },
      },
    })
    const { paths } = await walked(machine)
    expect(paths).toEqual([['60 is over', '100 is over', '50 is over']])
  })
})

describe('delayed events', () => {
  it('from a delayed raise are steps', async () => {
    const { missed, different } = await walked(
      machineOf({
        initial: 'off',
        states: {
          off: { on: { began: { target: 'on', actions: raise({ type: 'rang' }, { delay: 500, id: 'bell' }) } } },
          on: { on: { rang: 'over' } },
          over: {},
        },
      }),
      'began',
    )
    expect(missed).toEqual({ states: [], transitions: [] })
    expect(different).toEqual([])
  })

  it('that are cancelled never fire', async () => {
    const { missed } = await walked(
      machineOf({
        entry: raise({ type: 'rang' }, { delay: 500, id: 'bell' }),
        initial: 'on',
        states: {
          on: { on: { hushed: { target: 'hushed', actions: cancel('bell') }, rang: 'loud' } },
          hushed: { on: { rang: 'loud' } },
          loud: {},
        },
      }),
      'hushed',
    )
    expect(missed).toEqual({ states: [], transitions: ['m.hushed --rang[0]'] })
  })

  it('with the same id: the last is cancelled, and no later cancellation affects the other', async () => {
    const ring = (delay: number) => raise({ type: 'rang' }, { delay, id: 'bell' })
    const hush = (target: string) => ({ hushed: { target, actions: cancel('bell') }, rang: 'early' })
    const { missed, different } = await walked(
      machineOf({
        entry: [ring(500), ring(700)],
        initial: 'on',
        states: {
          on: { on: hush('once') },
          once: { on: hush('twice') },
          twice: { on: { rang: 'loud' } },
          loud: { on: { rang: 'never' } },
          early: {},
          never: {},
        },
      }),
      'hushed',
    )
    expect(missed).toEqual({ states: ['m.never'], transitions: ['m.loud --rang[0]'] })
    expect(different).toEqual([])
  })

  it('that the machine sends itself are steps; two of a kind are distinguished', async () => {
    const later = (delay: number, id: string) => sendTo(({ self }) => self, { type: 'rang' }, { delay, id })
    const { missed, different } = await walked(
      machineOf({
        context: { rings: 0 },
        entry: [later(300, 'second'), later(200, 'first')],
        initial: 'on',
        on: {
          rang: { actions: assign({ rings: ({ context }: { context: { rings: number } }) => context.rings + 1 }) },
        },
        states: {
          on: { on: { rang: 'once' } },
          once: { on: { rang: 'twice' } },
          twice: {},
        },
      }),
    )
    expect(missed).toEqual({ states: [], transitions: ['m --rang[0]'] })
    expect(different).toEqual([])
  })
})
