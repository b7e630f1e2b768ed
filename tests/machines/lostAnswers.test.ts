import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { contactMachine } from '../../src/machines/contactMachine.ts'
import { Unanswered } from '../../src/services/outcome.ts'

/** A call that failed at the server was answered; one that never came back was not. The screen says which. */

async function wasFault(error: Error): Promise<boolean> {
  const logic = contactMachine.provide({
    actors: { sendMessage: fromPromise(() => Promise.reject(error)) },
    actions: { keepDraft: () => {}, forgetDraft: () => {} },
  })
  const draft = {
    name: 'Asha',
    email: 'asha@test.in',
    topic: 'account' as const,
    message: 'I cannot find my plan any more.',
  }
  const actor = createActor(logic, { input: { requestId: 'r', draft } }).start()
  actor.send({ type: 'form.submitted' })
  return (await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))).context.wasFault
}

describe('a message whose answer was lost', () => {
  it('at the server is told apart from one on the way', async () => {
    expect(await wasFault(new Unanswered('The disk is full', 500))).toBe(true)
    expect(await wasFault(new Unanswered('Server Not Responding'))).toBe(false)
    expect(await wasFault(new TypeError('not from a call'))).toBe(false)
  })
})
