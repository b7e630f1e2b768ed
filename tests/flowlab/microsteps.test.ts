import { problemsOf } from 'flowlab/checks/check.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import { assign, createMachine, raise, sendTo } from 'xstate'
import { coverOf, modelOf } from '../support/flowCover.ts'

const nothingMissed = { states: [], transitions: [] }

describe('each transition of a macrostep counts', () => {
  it('so two immediate branches with one result are two behaviours', async () => {
    const lamp = createMachine({
      id: 'lamp',
      context: { presses: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            pressed: {
              target: 'deciding',
              actions: assign({
                presses: ({ context }: { context: { presses: number } }) => (context.presses + 1) % 2,
              }),
            },
          },
        },
        deciding: {
          always: [
            { guard: ({ context }: { context: { presses: number } }) => context.presses === 1, target: 'waiting' },
            { target: 'waiting' },
          ],
        },
      },
    } as never)
    const { missed } = await coverOf(
      modelOf(lamp, { events: [{ type: 'pressed' }], bound: ({ presses }: { presses: number }) => presses } as never),
    )
    expect(missed).toEqual(nothingMissed)
  })

  it('including those of a raised event', async () => {
    const desk = createMachine({
      id: 'desk',
      initial: 'idle',
      states: {
        idle: {
          on: {
            asked: { actions: raise({ type: 'checked' }) },
            hurried: { actions: raise({ type: 'checked' }) },
            checked: { target: 'busy' },
          },
        },
        busy: { on: { left: 'idle' } },
      },
    })
    const { missed, transitions } = await coverOf(
      modelOf(desk, { events: [{ type: 'asked' }, { type: 'hurried' }, { type: 'left' }] } as never),
    )
    expect(missed).toEqual(nothingMissed)
    expect(transitions).toContain('desk.idle --checked[0]')
  })

  it('including those of an event that the machine sends itself', async () => {
    const echo = createMachine({
      id: 'echo',
      initial: 'idle',
      states: {
        idle: { on: { asked: { actions: sendTo(({ self }) => self, { type: 'answered' }) }, answered: 'done' } },
        done: { type: 'final' },
      },
    })
    const { missed, different } = await coverOf(modelOf(echo, { events: [{ type: 'asked' }] } as never))
    expect(missed).toEqual(nothingMissed)
    expect(different).toEqual([])
  })
})

it('a flow that loops without events is refused instead of walked forever', () => {
  const round = createMachine({
    id: 'round',
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  })
  expect(() => explore(modelOf(round))).toThrow('the flow does not terminate')
})

describe('a transient state counts as reached', () => {
  it.each([
    [
      'a nested final state whose parent goes on',
      createMachine({
        id: 'form',
        initial: 'filling',
        states: {
          filling: {
            initial: 'first',
            states: { first: { on: { went: 'last' } }, last: { type: 'final' } },
            onDone: 'sent',
          },
          sent: { type: 'final' },
        },
      }),
    ],
    [
      'a state that raises the event that leaves it',
      createMachine({
        id: 'form',
        initial: 'filling',
        states: {
          filling: { on: { went: 'checking' } },
          checking: { entry: raise({ type: 'passed' }), on: { passed: 'sent' } },
          sent: { type: 'final' },
        },
      }),
    ],
    [
      'a state whose immediate steps are exhaustive',
      createMachine({
        id: 'form',
        initial: 'starting',
        context: { isKnown: true },
        states: {
          starting: { always: [{ guard: ({ context }) => context.isKnown, target: 'filling' }, { target: 'unknown' }] },
          filling: { on: { went: 'sent' } },
          sent: { type: 'final' },
          unknown: { type: 'final' },
        },
      }),
    ],
  ])('%s', async (_, machine) => {
    const model = modelOf(machine, { events: [{ type: 'went' }] } as never)
    const { states, missed } = await coverOf(model)
    const isPlanted = machine.states.unknown !== undefined
    expect(missed.states).toEqual(isPlanted ? ['form.unknown'] : [])
    expect(states).toContain(
      isPlanted ? 'form.starting' : machine.states.checking ? 'form.checking' : 'form.filling.last',
    )
    expect(problemsOf({ name: 'form', model, ends: [] }, "'went'").filter((each) => each.includes('reached'))).toEqual(
      isPlanted ? ['form.unknown cannot be reached'] : [],
    )
  })
})
