import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flows } from '../../flowlab/registry.ts'

it('every machine of the product is walked', () => {
  const machines = readdirSync(new URL('../../src/machines', import.meta.url))
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => file.replace('Machine.ts', ''))
  const walked = new Set(flows.map(({ model }) => model.machine.id))
  // A new machine gets its samples in flowlab/flows/<area>.ts.
  expect(machines.filter((name) => !walked.has(name))).toEqual([])
})

it('flows have names of their own', () => {
  const names = flows.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
