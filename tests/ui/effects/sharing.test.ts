import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { grant, me } from '../../../flowlab/flows/samples.ts'
import { session } from '../../../src/effects/session.ts'
import { followSharing } from '../../../src/effects/sharing.ts'
import { watchers } from '../../../src/effects/watch.ts'

/** When the steps in a tab are recorded: while a member who shares them is signed in. */

let account = me
let end = () => {}
const sent: string[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | Request) => {
    const { pathname } = new URL(typeof url === 'string' ? url : url.url, 'http://localhost')
    sent.push(pathname)
    return Response.json(pathname === '/api/me' ? account : { status: true, recorded: true })
  })
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

const isRecording = () => watchers.recorder !== undefined
const loads = async (change: Partial<typeof me>) => {
  account = { ...me, ...change }
  session.send({ type: 'account.changed', landingSource: null })
  await waitFor(session, ({ context }) => context.me?.basic_info.uuid === account.basic_info.uuid)
  await waitFor(session, ({ context }) => context.me?.shares_steps === account.shares_steps)
}

it('begins with the consent, ends with it, and is another visit for another member', async () => {
  session.start()
  session.send({ type: 'session.granted', grant, landingSource: null })
  await waitFor(session, ({ context }) => context.me !== null)
  end = followSharing()
  // Long enough for the recorder's code to have loaded, if it had been requested.
  await new Promise((passed) => setTimeout(passed, 50))
  expect(isRecording()).toBe(false)

  await loads({ shares_steps: true })
  await expect.poll(isRecording).toBe(true)
  const first = watchers.recorder
  await loads({ shares_steps: true, currency: 'USD' })
  expect(watchers.recorder).toBe(first)

  await loads({ shares_steps: true, basic_info: { ...me.basic_info, uuid: 'another' } })
  await expect.poll(() => isRecording() && watchers.recorder !== first).toBe(true)
  expect(watchers.lastSteps?.()).toEqual([])

  await loads({ shares_steps: false })
  expect(isRecording()).toBe(false)

  await loads({ shares_steps: true })
  await expect.poll(isRecording).toBe(true)
  session.send({ type: 'session.refused' })
  expect(isRecording()).toBe(false)
})
