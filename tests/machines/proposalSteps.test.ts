import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { proposal } from '../../flowlab/flows/listingSamples.ts'
import { actionRules, type ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { StepForm } from '../../src/domain/proposals/stepForm.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { type LoadedProposal, proposalMachine, type TakenStep } from '../../src/machines/proposalMachine.ts'
import { unstated } from '../support/unstated.ts'

/** The initial values of the form of each step, and the values that it sends (docs/product 12). */

const offer = {
  amount: { minor: 500_000_000, currency: 'USD' },
  instrument: 'equity',
  stake: 12.5,
  ...unstated,
  validity_days: 10,
  note: 'x',
}
const blank: StepForm = {
  ...{ text: '', reason: '', exclusive: false, agreed: false, amount: '', currency: 'EUR', instrument: '', stake: '' },
  ...{ interest: '', term_months: '', valuation_cap: '', discount: '', revenue_share: '', repayment_cap: '' },
  ...{ validity_days: '7', note: '' },
}
const onTheTable = { ...blank, amount: '5000000', currency: 'USD', instrument: 'equity', stake: '12.5' }

const begins: Readonly<Record<string, StepForm>> = {
  // The form for sending a draft shows its text.
  send: { ...blank, text: 'Shall we talk?', currency: 'INR' },
  counter: onTheTable,
  make_offer: onTheTable,
}

const asking = (Object.keys(actionRules) as ProposalAction[]).filter((action) => actionRules[action].input !== null)
const actions: ProposalAction[] = [...asking, 'accept', 'accept_counter', 'withdraw']

async function chosen(action: ProposalAction, sent: (input: unknown) => void = () => {}) {
  const lists = { decline_reason: [], lost_reason: [], instruments: [], currencies: [] }
  const stands = { ...proposal, can: actions, offer: offer as never }
  const machine = proposalMachine.provide({
    actors: {
      loadProposal: fromPromise<LoadedProposal, { id: string }>(async () => ({
        proposal: { ok: true, value: stands },
        lists,
      })),
      takeStep: fromPromise<Outcome<Proposal>, TakenStep>(({ input }) => {
        sent(input)
        return new Promise<never>(() => {})
      }),
    },
  })
  const actor = createActor(machine, {
    input: { id: 'p', base: '/investor', currency: 'EUR', mustRenew: false, unsent: null },
  }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('shown'))
  actor.send({ type: 'step.chosen', action })
  return actor
}

it.each(actions)('%s starts with the known values', async (action) => {
  const actor = await chosen(action)
  const { form } = actor.getSnapshot().context
  const isOffer = actionRules[action].input === 'offer'
  expect(form).toEqual(begins[action] ?? (isOffer ? onTheTable : blank))
})

it.each<readonly [ProposalAction, Partial<StepForm>, object]>([
  ['send', { text: ' Hello ' }, { text: 'Hello' }],
  ['request_info', { text: 'How many?' }, { text: 'How many?' }],
  // A step that agrees names the terms on the table, if there are any.
  ['sign_nda', { text: 'Asha Verma', agreed: true }, { text: 'Asha Verma', agreed: true, offer }],
  ['decline', { reason: 'geography' }, { reason: 'geography' }],
  ['accept_offer', { exclusive: true }, { exclusive: true, offer }],
  ['accept_counter', {}, { offer }],
  ['accept', {}, {}],
  [
    'counter',
    { amount: '4000000', note: ' Our last ' },
    { offer: { ...offer, amount: { ...offer.amount, minor: 400_000_000 }, validity_days: 7, note: 'Our last' } },
  ],
])('%s sends what was written', async (action, written, request) => {
  const sent: unknown[] = []
  const actor = await chosen(action, (input) => void sent.push(input))
  for (const [field, value] of Object.entries(written))
    actor.send({ type: 'field.changed', field: field as never, value })
  actor.send({ type: 'step.confirmed' })
  expect(sent).toEqual([{ id: 'p', action, request }])
})
