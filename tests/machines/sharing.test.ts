import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccountSecurity } from '../../src/domain/contract/security.ts'
import { accountMachine } from '../../src/machines/accountMachine.ts'

const loaded: AccountSecurity = {
  ...{ status: true, owner: { name: '', email: '', mobile: '' }, sessions: [], events: [], deletion_due_at: null },
  shares_steps: false,
}

it.each([
  [false, true],
  [true, false],
])('a member who shares (%s) saves the opposite (%s), and the account is loaded anew', async (shares_steps, saved) => {
  const done: unknown[] = []
  const actor = createActor(
    accountMachine.provide({
      actors: {
        loadSecurity: fromPromise(async () => ({ ...loaded, shares_steps })),
        saveSharing: fromPromise(async ({ input }) => {
          done.push(input)
          return { ok: true, value: null }
        }),
      },
      actions: { refreshAccount: () => void done.push('refreshed') },
    }),
  ).start()
  await waitFor(actor, ({ value }) => value === 'shown')
  actor.send({ type: 'sharing.switched' })
  await waitFor(actor, ({ value }) => value === 'shown')
  expect(done).toEqual([{ isShared: saved }, 'refreshed'])
})
