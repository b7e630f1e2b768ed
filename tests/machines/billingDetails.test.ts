import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { no, offline, yes } from '../../flowlab/flows/answers.ts'
import { billing, billingDetails } from '../../flowlab/flows/membershipSamples.ts'
import type { BillingDetails } from '../../src/domain/memberships/billingSchema.ts'
import { billingDetailsMachine } from '../../src/machines/billingDetailsMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

type Saved = { output: Outcome<BillingDetails | null> } | { error: Error }

/** A member who edits the details, with the server's answers in order. */
async function edited(...answers: Saved[]) {
  const sent: (BillingDetails | null)[] = []
  let loads = 0
  const actor = createActor(
    billingDetailsMachine.provide({
      actors: {
        loadBillingDetails: fromPromise(async () => {
          loads++
          return billing
        }),
        saveBillingDetails: fromPromise(async ({ input }) => {
          sent.push(input.details)
          const answer = answers.shift() ?? expect.fail('one call too many')
          if ('error' in answer) throw answer.error
          return answer.output
        }),
      },
    }),
  ).start()
  await waitFor(actor, (state) => state.matches('shown'))
  actor.send({ type: 'edit.requested' })
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy') && !state.matches('loading'))
  return { actor, sent, loads: () => loads, settled }
}
const renamed = { ...billingDetails, name: 'Rao Foods' }
const rename = { type: 'field.changed', change: { name: 'Rao Foods' } } as const

it('a lost answer keeps the draft, and saving again sends the same', async () => {
  const { actor, sent, settled } = await edited(offline, yes(renamed))
  actor.send(rename)
  actor.send({ type: 'form.submitted' })
  await settled()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.draft.name]).toEqual(['unanswered', 'Rao Foods'])
  actor.send({ type: 'form.submitted' })
  await settled()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.details, sent]).toEqual([
    'shown',
    renamed,
    [renamed, renamed],
  ])
})

it('leaving after a lost answer loads what the server has', async () => {
  const { actor, loads, settled } = await edited(offline)
  actor.send(rename)
  actor.send({ type: 'form.submitted' })
  await settled()
  actor.send({ type: 'edit.cancelled' })
  await settled()
  expect([actor.getSnapshot().value, loads()]).toEqual(['shown', 2])
})

it('a draft with errors is not sent, and its marks go as they are resolved', async () => {
  const { actor, sent } = await edited()
  actor.send({ type: 'field.changed', change: { state: '29', address: '' } })
  actor.send({ type: 'form.submitted' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.errors, sent]).toEqual([
    'editing',
    { address: 'required', gstin: 'gstinState' },
    [],
  ])
  actor.send({ type: 'field.changed', change: { state: '27' } })
  expect(actor.getSnapshot().context.errors).toEqual({ address: 'required' })
})

it('a refusal marks its field, and the details shown stay as they were', async () => {
  const { actor, settled } = await edited(no('VALIDATION_FAILED', { gstin: 'gstinChecksum' }))
  actor.send(rename)
  actor.send({ type: 'form.submitted' })
  await settled()
  const { errors, details, draft } = actor.getSnapshot().context
  expect([actor.getSnapshot().value, errors, details, draft.name]).toEqual([
    'editing',
    { gstin: 'gstinChecksum' },
    billingDetails,
    'Rao Foods',
  ])
})

it('a cancelled edit leaves nothing in the next draft', async () => {
  const { actor } = await edited()
  actor.send(rename)
  actor.send({ type: 'edit.cancelled' })
  actor.send({ type: 'edit.requested' })
  expect(actor.getSnapshot().context.draft.name).toBe(billingDetails.name)
})

it('emptying name, address and GSTIN removes the details', async () => {
  const { actor, sent, settled } = await edited(yes(null))
  actor.send({ type: 'field.changed', change: { name: '', address: '', gstin: '' } })
  actor.send({ type: 'form.submitted' })
  await settled()
  expect([sent, actor.getSnapshot().context.details]).toEqual([[null], null])
})
