import { expect, it } from 'vitest'
import { mutantsOf } from '../../flowlab/mutants.ts'
import { mutate } from '../../flowlab/mutate.ts'
import { flowNamed } from '../../flowlab/registry.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'

it.each(['login', 'payment', 'logout'])('%s: a generated test notices every single change', async (name) => {
  const flow = flowNamed(name)
  if (!flow) throw new Error(name)
  const { mutants, survivors } = await mutate(flow)
  expect(mutants).toBeGreaterThan(40)
  expect(survivors).toEqual([])
})

it('each transition is removed and led elsewhere, each guard, action and actor removed', () => {
  const names = mutantsOf(changePasswordMachine).map(({ name }) => name)
  expect(names).toContain('editing on form.submitted #1: without its guard')
  expect(names).toContain('editing on form.submitted #1: led to closed')
  expect(names).toContain('updating on updatePassword.onDone #1: without announceChange')
  expect(names).toContain('updating on updatePassword.onError: removed')
  expect(names).toContain('updating: without updatePassword')
  expect(names).toContain('updating entry: without hideErrors')
})
