import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { defineEffects, defineFlow } from '../../src/effects/flow.ts'
import { effect } from '../../src/machines/effect.ts'

const child = setup({ actions: { ring: effect() } }).createMachine({ entry: 'ring' })
const machine = setup({
  types: { context: {} as { count: number } },
  actors: { ask: fromPromise<number, { name: string }>(async () => 0), child },
  actions: {
    announce: effect<{ words: string }>(),
    leave: effect(),
    /** Has an implementation, unlike the others. */
    count: (_, __: { by: number }) => console.debug('counted'),
  },
}).createMachine({ context: { count: 0 } })

const ask = fromPromise<number, { name: string }>(async ({ input }) => input.name.length)
const whole = defineEffects(child, { actions: { ring: () => {} } })

/** Each of these stops compiling when the types no longer refuse it. */
it('a machine without one of its effects, or with one that it does not name, does not compile', () => {
  const announce = (_: unknown, { words }: { words: string }) => console.debug(words)
  const leave = () => {}
  defineEffects(machine, { actors: { ask, child: whole }, actions: { announce, leave } })
  // @ts-expect-error an action that the machine names is missing
  defineEffects(machine, { actors: { ask, child: whole }, actions: { leave } })
  // @ts-expect-error so is one that takes no parameters
  defineEffects(machine, { actors: { ask, child: whole }, actions: { announce } })
  // @ts-expect-error all of them
  defineEffects(machine, { actors: { ask, child: whole } })
  // @ts-expect-error an actor is missing
  defineEffects(machine, { actors: { child: whole }, actions: { announce, leave } })
  // @ts-expect-error a flow inside of it has none of its own
  defineEffects(machine, { actors: { ask, child }, actions: { announce, leave } })
  // @ts-expect-error the machine names no such action
  defineEffects(machine, { actors: { ask, child: whole }, actions: { announce, leave, sing: leave } })
  // @ts-expect-error nor such an actor
  defineEffects(machine, { actors: { ask, child: whole, sing: ask }, actions: { announce, leave } })
  const sing = (_: unknown, __: number) => console.debug('sung')
  // @ts-expect-error it takes other parameters
  defineEffects(machine, { actors: { ask, child: whole }, actions: { announce: sing, leave } })
  // @ts-expect-error a screen is not given a machine without its effects
  defineFlow(machine, () => undefined)
  expect(defineFlow(whole, () => undefined).logic).toBe(whole)
})

describe('every flow comes with its effects', () => {
  it('an effect that is provided is the one that runs', () => {
    expect(Object.keys(whole.implementations.actions)).toEqual(['ring'])
  })

  it('only defineEffects provides effects, and no machine has an empty one', () => {
    const found = ['src/effects', 'src/machines', 'src/ui', 'src/services'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !['flow.ts', 'effect.ts'].includes(name))
        .flatMap((name) =>
          readFileSync(join(folder, name), 'utf8')
            .split('\n')
            .filter((line) => /\.provide\(/.test(line) || (folder === 'src/machines' && /=> \{\}/.test(line)))
            .map((line) => `${folder}/${name}: ${line.trim()}`),
        ),
    )
    expect(found).toEqual([])
  })
})
