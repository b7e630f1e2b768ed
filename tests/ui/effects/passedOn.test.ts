import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { message } from '../../../flowlab/flows/chatSamples.ts'
import { member } from '../../../src/effects/member.ts'
import { session } from '../../../src/effects/session.ts'
import { placesOfProduct } from '../../support/effects.ts'
import { answerOf, stubWire } from '../../support/wire.ts'

vi.mock('../../../src/services/firebase.ts', () => ({ deviceToken: async () => 'token' }))

/** What an action reports to another actor, whose screen would otherwise show the state before. */

beforeAll(() => {
  session.start()
})
afterAll(() => {
  session.stop()
  vi.unstubAllGlobals()
})
afterEach(() => vi.restoreAllMocks())

const machineOf = (id: string) => {
  const found = placesOfProduct().find(({ machine }) => machine.id === id)
  if (!found) throw new Error(`no flow is called ${id}`)
  return found.machine
}
const act = (flow: string, action: string, scope: object, params?: unknown) =>
  (machineOf(flow).implementations.actions[action] as (scope: object, params: unknown) => void)(scope, params)
const refused = { ok: false, refusal: { code: 'BLOCKED', message: '', fields: {} } }

it('a setting or a deletion in a conversation refreshes it in the list', () => {
  const told = vi.spyOn(member(), 'send').mockImplementation(() => {})
  act('chatMenu', 'announceDone', { context: { chatId: 'c', action: { kind: 'mute', muted: true } } })
  expect(told.mock.calls).toEqual([[{ type: 'chat.changed', chatId: 'c' }]])
})

it('a sent message is shown by the list and the conversation, a refused one by neither', () => {
  const send = vi.fn()
  const system = { get: (name: string) => (name === 'member' ? { send } : undefined) }
  act('conversation', 'announceSent', { system }, refused)
  act('conversation', 'announceSent', { system }, { ok: true, value: message })
  expect(send.mock.calls).toEqual([[{ type: 'message.sent', message }]])
})

it('a step whose draft is saved automatically has no unsaved input', () => {
  const send = vi.fn()
  act('draftAutosave', 'announceSaved', { self: { _parent: { send } } })
  expect(send.mock.calls).toEqual([[{ type: 'draft.saved' }]])
})

it('a device that receives pushes is known to the session, whose logout removes it', async () => {
  const reported = vi.spyOn(session, 'send').mockImplementation(() => {})
  const wire = stubWire(200, { status: true })
  const { registerDevice } = machineOf('push').implementations.actors
  await answerOf(registerDevice as never, { firebase: { config: { projectId: 'founders' }, vapid_key: 'k' } })
  expect(wire.calls.map(({ call }) => call)).toEqual(['POST /register-device'])
  expect(reported.mock.calls).toEqual([[{ type: 'device.changed', hasDevice: true }]])
  expect(localStorage.getItem('FCMDeviceToken')).toBe('token')
})
