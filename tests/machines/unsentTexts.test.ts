import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { no, yes } from '../../flowlab/flows/answers.ts'
import { answeredQuestion, listing, question } from '../../flowlab/flows/listingSamples.ts'
import type { UnsentTexts } from '../../src/domain/market/unsentTexts.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import type { LoadedListing } from '../../src/machines/listingSetup.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { proposalDraftMachine } from '../../src/machines/proposalDraftMachine.ts'
import { questionMachine } from '../../src/machines/questionMachine.ts'

/** A text that was typed is there again when its dialog is, until it has been sent. */

function requireOpen<Actor>(dialog: Actor | undefined): Actor {
  if (dialog === undefined) throw new Error('the dialog is closed')
  return dialog
}

async function opened(sent: object = no('FORBIDDEN').output) {
  const questions = { list: [question, answeredQuestion], ask_refusal: null, may_answer: true }
  const shown = { ...listing, can: { propose: true }, questions }
  const stored: UnsentTexts[] = []
  const answer = fromPromise(async () => sent) as never
  const machine = listingMachine.provide({
    actors: {
      loadListing: fromPromise(
        async () => yes({ listing: shown, analytics: null }).output as unknown as Outcome<LoadedListing>,
      ),
      draft: proposalDraftMachine.provide({ actors: { sendProposal: answer } }),
      question: questionMachine.provide({ actors: { sendQuestion: answer } }),
    },
    actions: {
      storeListing: () => {},
      storeUnsent: ({ context }) => stored.push(context.unsent),
      showSentProposals: () => {},
    },
  })
  const actor = createActor(machine, {
    input: {
      ...{ id: 'l', base: '/investor', requestId: question.id, mustRenew: false, reader: null, listing: null },
      unsent: { proposal: 'From before' },
    },
  }).start()
  const isShown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
  await isShown()
  const draft = () => requireOpen(actor.getSnapshot().children.draft)
  const asked = () => requireOpen(actor.getSnapshot().children.question)
  return { actor, draft, asked, isShown, stored }
}

it('a proposal, from one visit of the listing to the next', async () => {
  const { actor, draft, stored } = await opened()
  actor.send({ type: 'proposal.started' })
  expect(draft().getSnapshot().context.message).toBe('From before')
  draft().send({ type: 'message.changed', message: 'Shall we' })
  draft().send({ type: 'proposal.cancelled' })
  expect(stored).toEqual([{ proposal: 'Shall we' }])
  actor.send({ type: 'proposal.started' })
  expect(draft().getSnapshot().context.message).toBe('Shall we')
})

it('a proposal that needs a larger plan', async () => {
  const { actor, draft, stored } = await opened(no('QUOTA_EXCEEDED').output)
  actor.send({ type: 'proposal.started' })
  draft().send({ type: 'proposal.submitted' })
  await waitFor(actor, (snapshot) => snapshot.matches('offeringSubscription'))
  expect(stored).toEqual([{ proposal: 'From before' }])
})

it('not a proposal that was sent', async () => {
  const { actor, draft, isShown, stored } = await opened(yes({}).output)
  actor.send({ type: 'proposal.started' })
  draft().send({ type: 'proposal.submitted' })
  await waitFor(actor, (snapshot) => snapshot.matches('loading'))
  await isShown()
  expect(stored).toEqual([{}])
})

it('a question and each answer apart', async () => {
  const { actor, asked, stored } = await opened()
  const open = (task: 'answer' | 'remove', { id }: { id: string }) => actor.send({ type: 'question.started', task, id })
  const close = () => asked().send({ type: 'question.cancelled' })
  const text = () => asked().getSnapshot().context.text
  open('answer', answeredQuestion)
  expect(text()).toBe(answeredQuestion.answer)
  asked().send({ type: 'text.changed', text: 'Better' })
  close()
  open('answer', question)
  expect(text()).toBe('')
  close()
  open('remove', answeredQuestion)
  expect(text()).toBe('')
  close()
  expect(stored.at(-1)).toEqual({ proposal: 'From before', [answeredQuestion.id]: 'Better' })
  open('answer', answeredQuestion)
  expect(text()).toBe('Better')
  asked().send({ type: 'text.changed', text: '' })
  close()
  expect(stored.at(-1)).toEqual({ proposal: 'From before' })
  actor.send({ type: 'question.started', task: 'ask', id: null })
  asked().send({ type: 'text.changed', text: 'Who runs it?' })
  close()
  expect(stored.at(-1)).toEqual({ proposal: 'From before', ask: 'Who runs it?' })
})

it('not a question that was sent', async () => {
  const { actor, asked, isShown, stored } = await opened(yes(listing).output)
  actor.send({ type: 'question.started', task: 'ask', id: null })
  asked().send({ type: 'text.changed', text: 'Who runs it?' })
  asked().send({ type: 'question.submitted' })
  await isShown()
  expect(stored).toEqual([{ proposal: 'From before' }])
})
