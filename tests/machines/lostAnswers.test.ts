import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { id } from '../../flowlab/flows/samples.ts'
import { chatMenuMachine } from '../../src/machines/chatMenuMachine.ts'
import { contactMachine } from '../../src/machines/contactMachine.ts'
import { Unanswered } from '../../src/services/outcome.ts'

/** The screen distinguishes a call that failed at the server from one without a response. */

async function wasFault(error: Error): Promise<boolean> {
  const logic = contactMachine.provide({
    actors: { sendMessage: fromPromise(() => Promise.reject(error)) },
    actions: { storeDraft: () => {}, forgetDraft: () => {} },
  })
  const draft = {
    name: 'Asha',
    email: 'asha@test.in',
    topic: 'account' as const,
    message: 'I cannot find my plan any more.',
    attachesSteps: false,
  }
  const actor = createActor(logic, { input: { requestId: 'r', lastId: id, draft, mayAttach: false } }).start()
  actor.send({ type: 'form.submitted' })
  return (await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))).context.wasFault
}

it('a message that is changed after a lost response is a new request; unchanged it is the same', async () => {
  const asked: { requestId: string; message: string }[] = []
  const logic = contactMachine.provide({
    actors: {
      sendMessage: fromPromise(({ input: { requestId, draft } }) => {
        asked.push({ requestId, message: draft.message })
        return Promise.reject(new Unanswered('Server Not Responding'))
      }),
    },
    actions: { storeDraft: () => {}, forgetDraft: () => {} },
  })
  const draft = {
    name: 'Asha',
    email: 'asha@test.in',
    topic: 'account' as const,
    message: 'I cannot find my plan.',
    attachesSteps: false,
  }
  const actor = createActor(logic, { input: { requestId: 'first', lastId: id, draft, mayAttach: false } }).start()
  const submitted = async () => {
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))
  }
  await submitted()
  await submitted()
  actor.send({ type: 'field.changed', change: { message: 'I cannot find my receipt.' } })
  await submitted()
  expect(asked).toEqual([
    { requestId: 'first', message: 'I cannot find my plan.' },
    { requestId: 'first', message: 'I cannot find my plan.' },
    { requestId: '00000000-0000-4000-8000-000000000001', message: 'I cannot find my receipt.' },
  ])
})

describe('a message without a response', () => {
  it('is distinguished from one that failed at the server', async () => {
    expect(await wasFault(new Unanswered('The disk is full', 500))).toBe(true)
    expect(await wasFault(new Unanswered('Server Not Responding'))).toBe(false)
    expect(await wasFault(new TypeError('not from a call'))).toBe(false)
  })
})

it('the report of a member can be changed after a lost response, and is then a new request', async () => {
  const asked: unknown[] = []
  const logic = chatMenuMachine.provide({
    actors: {
      runAction: fromPromise(({ input: { action } }) => {
        asked.push(action?.kind === 'report' ? action.report : action)
        return Promise.reject(new Unanswered('Server Not Responding'))
      }),
    },
    actions: { announceDone: () => {} },
  })
  const actor = createActor(logic, { input: { chatId: 'c', lastId: id } }).start()
  const confirmed = async () => {
    actor.send({ type: 'action.confirmed' })
    await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))
  }
  actor.send({ type: 'action.requested', action: { kind: 'report', report: { reason: 'spam', note: '' } } })
  await confirmed()
  await confirmed()
  actor.send({ type: 'report.changed', change: { reason: 'scam' } })
  actor.send({ type: 'report.changed', change: { note: 'Asked for a fee' } })
  await confirmed()
  const [first, second] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
  expect(asked).toEqual([
    { requestId: first, reason: 'spam', note: '' },
    { requestId: first, reason: 'spam', note: '' },
    { requestId: second, reason: 'scam', note: 'Asked for a fee' },
  ])
  actor.send({ type: 'action.cancelled' })
  expect(actor.getSnapshot().value).toBe('idle')
})

it('whom a deletion is for can be changed after a lost response', async () => {
  const logic = chatMenuMachine.provide({
    actors: { runAction: fromPromise(() => Promise.reject(new Unanswered('Server Not Responding'))) },
    actions: { announceDone: () => {} },
  })
  const actor = createActor(logic, { input: { chatId: 'c', lastId: id } }).start()
  const action = { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true } as const
  actor.send({ type: 'action.requested', action })
  actor.send({ type: 'action.confirmed' })
  await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))
  actor.send({ type: 'deletion.changed', forAll: true })
  expect(actor.getSnapshot().value).toBe('confirming')
  expect(actor.getSnapshot().context.action).toEqual({ ...action, forAll: true })
})
