import { toTestModel, withoutPresence } from 'flowlab/model/flow.ts'
import { explore } from 'flowlab/walk/explore.ts'
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'

const form = (clears: boolean) =>
  setup({
    types: { context: {} as { refusal: string | null; tries: number }, events: {} as { type: 'sent' | 'refused' } },
  }).createMachine({
    context: { refusal: null, tries: 0 },
    initial: 'editing',
    states: {
      editing: {
        on: {
          sent: {
            target: 'sending',
            actions: assign({ refusal: ({ context }) => (clears ? null : context.refusal), tries: 1 }),
          },
        },
      },
      sending: { on: { refused: { target: 'editing', actions: assign({ refusal: 'CODE_WRONG' }) } } },
    },
  })
const samples = { events: [{ type: 'sent' as const }, { type: 'refused' as const }], outcomes: {} }
const ways = (model: Parameters<typeof explore>[0]) =>
  new Set([...explore(model).edgesFrom.values()].flat().map(({ behaviour }) => behaviour)).size

describe('the presence of values', () => {
  const model = toTestModel(form(true), samples)

  it('distinguishes situations that `bound` does not', () => {
    const refusals = [...explore(model).situations.values()]
      .filter(({ snapshot }) => snapshot.value === 'editing')
      .map(({ snapshot }) => snapshot.context.refusal)
    expect(refusals).toEqual([null, 'CODE_WRONG'])
    expect(explore(withoutPresence(model)).situations.size).toBe(2)
  })

  it('makes clearing a refusal a behaviour, which is reported if the refusal is not cleared', () => {
    expect(ways(model)).toBe(3)
    expect(ways(toTestModel(form(false), samples))).toBe(4)
    expect(ways(withoutPresence(model))).toBe(2)
  })

  it('makes no difference for a value that the samples merge', () => {
    expect(explore(toTestModel(form(true), { ...samples, merges: ['refusal', 'tries'] })).situations.size).toBe(2)
  })
})
