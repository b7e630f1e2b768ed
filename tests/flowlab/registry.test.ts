import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flows } from '../../flowlab/registry.ts'
import { idAfter } from '../../src/domain/ids.ts'

it('every machine of the product is walked', () => {
  const machines = readdirSync(new URL('../../src/machines', import.meta.url))
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => file.replace('Machine.ts', ''))
  const walked = new Set(flows.map(({ model }) => model.machine.id))
  // A new machine gets its samples in flowlab/flows/<area>.ts.
  expect(machines.filter((name) => !walked.has(name))).toEqual([])
})

it('a flow has the unique name of its machine', () => {
  expect(flows.map(({ name }) => name)).toEqual(flows.map(({ model }) => model.machine.id))
  expect(new Set(flows.map(({ name }) => name)).size).toBe(flows.length)
})

it('an id that a flow increments is valid in its samples: a repeated one would look the same', () => {
  const sources = readdirSync(new URL('../../src/machines', import.meta.url)).filter((file) => file.endsWith('.ts'))
  const counting = sources.flatMap((file) =>
    readFileSync(new URL(`../../src/machines/${file}`, import.meta.url), 'utf8').includes('idAfter(')
      ? [file.replace(/(?:Machine|Setup)\.ts$/, '')]
      : [],
  )
  const uncounted = flows.flatMap(({ name, model: { machine, inputs } }) =>
    Object.entries(inputs).flatMap(([input, value]) =>
      Object.entries((value ?? {}) as object).flatMap(([key, id]) =>
        counting.includes(machine.id) && /^(?:requestId|lastId)$/.test(key) && idAfter(id) === id
          ? [`${name}, ${input}: ${key}`]
          : [],
      ),
    ),
  )
  expect(counting.length).toBeGreaterThan(3)
  // Exceptions: the samples of a conversation name its only message; a contact increments only its last id; the ids of
  // uploads would create endless situations, so tests/machines/registration.test.ts covers them.
  expect(uncounted.filter((one) => !/^conversation,|^documentUploads,|^contact, [^:]+: requestId$/.test(one))).toEqual(
    [],
  )
})
