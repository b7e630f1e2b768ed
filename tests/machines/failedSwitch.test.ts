import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { me } from '../../flowlab/flows/samples.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { AccountType, ProfileKind } from '../../src/domain/offerings.ts'
import { accountIn, navigationMachine } from '../../src/machines/navigationMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import type { LoadedAccount } from '../../src/machines/sessionSetup.ts'
import { addresses, addressOf } from '../../src/routes.ts'

/** The session and the navigation together: each answers the other, so a failure must not go round in circles. */

const profileOf = (kind: ProfileKind): Me['profiles'][number] => ({ id: kind, kind, status: 'approved', steps_done: 3 })
const founder: Me = {
  ...me,
  login_type: 'entrepreneur',
  account_type: 'investment',
  profiles: [profileOf('INVESTMENT'), profileOf('WANT_TO_SELL')],
}

it('tries once to act as another profile, then asks the member', async () => {
  let attempts = 0
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadAccount: fromPromise<LoadedAccount>(async () => ({ me: founder, clockOffset: 0 })),
        switchAccount: fromPromise<void, { accountType: AccountType | null }>(async () => {
          attempts++
          // An endless circle would never let the test end.
          if (attempts > 5) await new Promise(() => {})
          throw new Error('refused')
        }),
        watchOtherTabs: fromCallback(() => {}),
        watchTab: fromCallback(() => {}),
        lazyFlows: fromCallback(() => {}),
      },
      delays: { refreshInterval: 1e9 },
    }),
    { input: { hasToken: true, hasDevice: false, stored: founder } },
  )
  const address = addressOf(addresses.chats(addresses.base('entrepreneur', 'want-to-sell')), '')
  const navigation = createActor(
    navigationMachine.provide({
      actions: {
        switchAccount: (_, accountType) => {
          if (typeof accountType === 'string') session.send({ type: 'account.switched', accountType })
        },
      },
    }),
    { input: { address, ...accountIn(session.getSnapshot()) } },
  )
  session.subscribe((snapshot) => navigation.send({ type: 'session.changed', account: accountIn(snapshot) }))
  navigation.start()
  session.start()
  for (let turns = 0; turns < 50; turns++) await Promise.resolve()
  expect([attempts, session.getSnapshot().value, navigation.getSnapshot().value]).toEqual([
    1,
    'accountUnavailable',
    'accountUnavailable',
  ])
  session.send({ type: 'retry.requested' })
  for (let turns = 0; turns < 50; turns++) await Promise.resolve()
  expect([attempts, navigation.getSnapshot().value]).toEqual([2, 'accountUnavailable'])
})
