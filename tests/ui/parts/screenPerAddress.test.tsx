import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { me } from '../../../flowlab/flows/samples.ts'
import { type Account, navigationMachine } from '../../../src/machines/navigationMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { addressOf, routes, type ScreenKey } from '../../../src/routes.ts'
import { App } from '../../../src/ui/App.tsx'
import type { LoadedScreen } from '../../../src/ui/parts/flowScreen.tsx'
import { show } from '../../support/inLanguage.tsx'

/** A screen’s flow ends with its address: nothing of one listing is seen on the page of the next. */

let begun = 0
/** Shows the number of the screen, which stays the same as long as the screen does. */
const aScreen: LoadedScreen = Object.assign(
  function Numbered() {
    const [number] = useState(() => ++begun)
    return <output>{number}</output>
  },
  { fetch: async () => {} },
)
const nothing: LoadedScreen = Object.assign(() => null, { fetch: async () => {} })
const screens = Object.fromEntries(routes.map((route) => [route.screen, aScreen])) as Record<ScreenKey, LoadedScreen>
const account: Account = {
  me: { ...me, profiles: [{ id: 'p', kind: 'INVESTOR', status: 'approved', steps_done: 3 }] },
  status: 'known',
}

it('begins anew at another path and for another account, and stays while the query changes', async () => {
  const input = { address: addressOf('/investor/capital-bridge/a', ''), ...account }
  const navigation = createActor(navigationMachine, { input }).start()
  const parts = { changePasswordDialog: nothing, bell: nothing, globalConnectLink: nothing }
  const session = createActor(sessionMachine, { input: { hasToken: false, hasDevice: false, stored: null } })
  show(<App {...parts} screens={screens} session={session} navigation={navigation} language="en" />)
  const numbers = () => [...document.querySelectorAll('output')].map(({ textContent }) => Number(textContent))
  await act(async () => {})
  const [first] = numbers()
  const opens = (pathname: string, search = '') =>
    act(async () => navigation.send({ type: 'address.changed', address: addressOf(pathname, search) }))
  await opens('/investor/capital-bridge/a', 'part=documents')
  expect(numbers()).toEqual([first])
  await opens('/investor/capital-bridge/b')
  const [second = 0] = numbers()
  expect(second).toBeGreaterThan(first ?? 0)
  await opens('/account')
  const [third = 0] = numbers()
  expect(third).toBeGreaterThan(second)
  const owner = { ...account.me, login_type: 'entrepreneur', account_type: 'investment' } as typeof account.me
  await act(async () => navigation.send({ type: 'session.changed', account: { ...account, me: owner } }))
  expect(numbers()[0]).toBeGreaterThan(third)
})
