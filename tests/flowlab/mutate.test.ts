import { mutantsOf } from 'flowlab/mutation/mutants.ts'
import { mutantsInside } from 'flowlab/mutation/mutantsInside.ts'
import { judgeOf, mutate } from 'flowlab/mutation/mutate.ts'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { flowNamed } from '../../flowlab/registry.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { logoutMachine } from '../../src/machines/logoutMachine.ts'

const namedFlow = (name: string) => {
  const flow = flowNamed(name)
  if (!flow) throw new Error(name)
  return flow
}

it.each(['logout', 'account', 'chatList'])('%s: an approved path detects every observable change', async (name) => {
  const { mutants, survivors } = await mutate(namedFlow(name))
  expect(mutants).toBeGreaterThan(50)
  expect(survivors.filter(({ because }) => because === null)).toEqual([])
})

it.each(['logout', 'login', 'overview'])('%s: an unchanged machine is not reported', async (name) => {
  const flow = namedFlow(name)
  const { config, implementations, id } = flow.model.machine
  const same = createMachine(config as never, implementations as never)
  expect(await judgeOf(flow)({ machine: same, state: id })).toBe(false)
})

it('changes that no edge shows are made too: conditions, values, time, ends', () => {
  const names = [
    ...mutantsInside(logoutMachine),
    ...mutantsInside(changePasswordMachine),
    ...mutantsInside(namedFlow('conversation').model.machine),
  ].map(({ name }) => name)
  expect(names).toContain('patience: ten times as long')
  expect(names).toContain('left: no longer final')
  expect(names).toContain('the machine: another output')
  expect(names).toContain('endingSession: accepts logout.confirmed too')
  expect(names).toContain('editing on form.submitted #1: its guard inverted')
  expect(names).toContain('editing on form.submitted #1: target swapped with the next')
  expect(names).toContain('updating: updatePassword with another input')
  expect(names).toContain('rememberFault: does not set wasFault')
  expect(names.filter((name) => name.endsWith('without reenter'))).toHaveLength(1)
  expect(names.filter((name) => name.endsWith('by stale context')).length).toBeGreaterThan(3)
})

it('each transition is removed and redirected, each guard, action and actor removed', () => {
  const names = mutantsOf(changePasswordMachine).map(({ name }) => name)
  expect(names).toContain('editing on form.submitted #1: without its guard')
  expect(names).toContain('editing on form.submitted #1: led to closed')
  expect(names).toContain('updating on updatePassword.onDone #1: without announceChange')
  expect(names).toContain('updating on updatePassword.onError: removed')
  expect(names).toContain('updating: without updatePassword')
  expect(names).toContain('updating entry: without forgetErrors')
})
