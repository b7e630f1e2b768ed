import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { UnsentStep } from '../../src/domain/proposals/unsentStep.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { type LoadedProposal, proposalMachine, type TakenStep } from '../../src/machines/proposalMachine.ts'

/** The form of a step is there again as it was left, until the step is taken or its offer changes. */

const offerOf = (minor: number): Proposal['offer'] => ({
  ...{ amount: { minor, currency: 'INR' }, instrument: 'equity', instrument_label: 'Equity', stake: 10, note: '' },
  ...{ interest: null, term_months: null, valuation_cap: null, discount: null, revenue_share: null },
  ...{ repayment_cap: null, validity_days: 7, mine: false },
})
const withOffer = (minor: number): Proposal => ({
  ...proposal,
  can: ['counter', 'request_info', 'confirm_close', 'decline'],
  offer: offerOf(minor),
})

async function opened(answer: Outcome<Proposal> | null, unsent: UnsentStep | null = null) {
  const stored: (UnsentStep | null)[] = []
  let current = withOffer(100_000_00)
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        loadProposal: fromPromise<LoadedProposal, { id: string }>(async () => ({
          proposal: { ok: true, value: current },
          lists: { decline_reason: [], lost_reason: [], instruments: [], currencies: [] },
        })),
        takeStep: fromPromise<Outcome<Proposal>, TakenStep>(async () => {
          if (!answer) throw new Error('lost')
          return answer
        }),
      },
      actions: {
        storeUnsent: ({ context: { action, begunWith, form } }) =>
          void stored.push(action && { action, offer: begunWith, form }),
      },
    }),
    { input: { id: 'p', base: '/investor', currency: 'INR', mustRenew: false, unsent } },
  ).start()
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
  await shown()
  return {
    actor,
    shown,
    stored,
    form: () => actor.getSnapshot().context.form,
    change: async (minor: number) => {
      current = withOffer(minor)
      actor.send({ type: 'proposal.changedElsewhere' })
      await shown()
    },
  }
}
const typed = { type: 'field.changed', field: 'note', value: 'Two tranches' } as const
const refusal = { code: 'NOT_FOUND', message: 'No longer possible', fields: {} } as const

describe('the terms of a counter-offer', () => {
  it('are there again after the dialog was closed, and another step begins with its own', async () => {
    const { actor, form, stored } = await opened(null)
    actor.send({ type: 'step.chosen', action: 'counter' })
    actor.send(typed)
    actor.send({ type: 'step.cancelled' })
    actor.send({ type: 'step.chosen', action: 'counter' })
    expect(form()).toMatchObject({ note: 'Two tranches', amount: '100000' })
    expect(stored.at(-1)).toMatchObject({ action: 'counter', form: { note: 'Two tranches' } })
    actor.send({ type: 'step.cancelled' })
    actor.send({ type: 'step.chosen', action: 'decline' })
    expect(form().note).toBe('')
  })

  it('are there again after the step was refused', async () => {
    const { actor, form, shown } = await opened({ ok: false, refusal })
    actor.send({ type: 'step.chosen', action: 'counter' })
    actor.send(typed)
    actor.send({ type: 'step.confirmed' })
    await shown()
    actor.send({ type: 'step.chosen', action: 'counter' })
    expect(form().note).toBe('Two tranches')
  })

  it('are there again on a later visit to the page', async () => {
    const first = await opened(null)
    first.actor.send({ type: 'step.chosen', action: 'counter' })
    first.actor.send(typed)
    const second = await opened(null, first.stored.at(-1))
    second.actor.send({ type: 'step.chosen', action: 'counter' })
    expect(second.form().note).toBe('Two tranches')
  })

  it('belong to the offer that they counter', async () => {
    const { actor, form, change } = await opened(null)
    actor.send({ type: 'step.chosen', action: 'counter' })
    actor.send(typed)
    actor.send({ type: 'step.cancelled' })
    await change(200_000_00)
    actor.send({ type: 'step.chosen', action: 'counter' })
    expect(form()).toMatchObject({ note: '', amount: '200000' })
  })

  it('are gone once the step is taken', async () => {
    const { actor, form, shown, stored } = await opened({ ok: true, value: withOffer(100_000_00) })
    actor.send({ type: 'step.chosen', action: 'counter' })
    actor.send(typed)
    actor.send({ type: 'field.changed', field: 'amount', value: '90000' })
    actor.send({ type: 'step.confirmed' })
    await shown()
    expect(stored.at(-1)).toBeNull()
    actor.send({ type: 'step.chosen', action: 'counter' })
    expect(form().note).toBe('')
  })
})

it('a consent is given anew each time', async () => {
  const { actor, form } = await opened(null)
  actor.send({ type: 'step.chosen', action: 'confirm_close' })
  actor.send({ type: 'field.changed', field: 'agreed', value: true })
  actor.send({ type: 'step.cancelled' })
  actor.send({ type: 'step.chosen', action: 'confirm_close' })
  expect(form().agreed).toBe(false)
})
