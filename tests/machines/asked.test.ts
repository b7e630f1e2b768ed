import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { yes } from '../../flowlab/flows/answers.ts'
import { answeredQuestion, listing, question } from '../../flowlab/flows/listingSamples.ts'
import type { ListingReader } from '../../src/domain/market/readers.ts'
import { type ChatAction, chatMenuMachine, type RequestedChatAction } from '../../src/machines/chatMenuMachine.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import type { LoadedListing } from '../../src/machines/listingSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/** What a dialog asks of the member, and what is done without one. */

const deletion = { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true } as const
const report = { kind: 'report', report: { reason: 'spam', note: '' } } as const

it.each<[RequestedChatAction, 'running' | 'confirming']>([
  [{ kind: 'mute', muted: true }, 'running'],
  [{ kind: 'mute', muted: false }, 'running'],
  [{ kind: 'archive', archived: true }, 'running'],
  [{ kind: 'archive', archived: false }, 'running'],
  [{ kind: 'block', blocked: false }, 'running'],
  [{ kind: 'block', blocked: true }, 'confirming'],
  [deletion, 'confirming'],
  [report, 'confirming'],
])('%o in a conversation is %s at once', (action, state) => {
  const pending = chatMenuMachine.provide({
    actors: {
      runAction: fromPromise<Outcome<null>, { chatId: string; action: ChatAction | null }>(() => new Promise(() => {})),
    },
  })
  const actor = createActor(pending, { input: { chatId: 'c', lastId: '00000000-0000-4000-8000-000000000000' } }).start()
  actor.send({ type: 'action.requested', action })
  expect(actor.getSnapshot().value).toBe(state)
})

describe('the dialog of a question to the owner', () => {
  const own = { ...listing, questions: { list: [question, answeredQuestion], ask_refusal: null, may_answer: true } }
  it.each([
    ['answer', question, false],
    ['answer', answeredQuestion, true],
    ['remove', answeredQuestion, false],
  ] as const)('%s, of %o, changes what was published: %s', async (task, { id }, isEdit) => {
    const logic = listingMachine.provide({
      actors: {
        loadListing: fromPromise<Outcome<LoadedListing>, { id: string; reader: ListingReader | null }>(
          async () => yes({ listing: own, analytics: null }).output,
        ),
      },
      actions: { storeListing: () => {}, storeUnsent: () => {} },
    })
    const actor = createActor(logic, {
      input: { id: 'l', base: '/investor', requestId: id, mustRenew: false, reader: null, listing: null, unsent: {} },
    }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('shown'))
    actor.send({ type: 'question.started', task, id })
    expect(actor.getSnapshot().children.question?.getSnapshot().context.isEdit).toBe(isEdit)
  })
})
