import { oneSidedGuards } from 'flowlab/checks/oneSided.ts'
import { toTestModel } from 'flowlab/model/flow.ts'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { flows } from '../../flowlab/registry.ts'

const door = setup({
  types: { context: {} as { isOpen: boolean }, input: {} as { isOpen: boolean }, events: {} as { type: 'pushed' } },
  guards: { isOpen: ({ context }) => context.isOpen, isNeeded: () => true },
}).createMachine({
  context: ({ input }) => input,
  initial: 'outside',
  states: { outside: { on: { pushed: { guard: 'isOpen', target: 'inside' } } }, inside: {} },
})
const samples = { events: [{ type: 'pushed' as const }], outcomes: {} }

describe('a condition', () => {
  it('that is true on every walk, or never evaluated, is named', () => {
    const model = toTestModel(door, { ...samples, inputs: { 'an open door': { isOpen: true } } })
    expect(oneSidedGuards(model)).toEqual(['isOpen lets pass on every walk', 'isNeeded is asked on no walk'])
  })

  it('that is false on every walk is named', () => {
    const model = toTestModel(door, { ...samples, inputs: { 'a closed door': { isOpen: false } } })
    expect(oneSidedGuards(model)).toContain('isOpen refuses on every walk')
  })

  it('that is true on one walk and false on another is not named', () => {
    const inputs = { 'an open door': { isOpen: true }, 'a closed door': { isOpen: false } }
    expect(oneSidedGuards(toTestModel(door, { ...samples, inputs }))).toEqual(['isNeeded is asked on no walk'])
  })

  it('of the product is true on one walk and false on another', () => {
    expect(flows.flatMap(({ name, model }) => oneSidedGuards(model).map((each) => `${name}: ${each}`))).toEqual([])
  })
})
