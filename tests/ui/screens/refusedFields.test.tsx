import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { proposal } from '../../../flowlab/flows/listingSamples.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import type { FieldErrors } from '../../../src/domain/validation/fieldErrors.ts'
import { changePasswordMachine } from '../../../src/machines/changePasswordMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { type LoadedProposal, proposalMachine, type TakenStep } from '../../../src/machines/proposalMachine.ts'
import ChangePassword from '../../../src/ui/login/ChangePassword.tsx'
import { StepDialog } from '../../../src/ui/proposals/StepDialog.tsx'
import { show } from '../../support/inLanguage.tsx'

/** An error from the server is shown at its field, which takes the focus. */

const refused = <Value, Input>(fields: FieldErrors) =>
  fromPromise<Outcome<Value>, Input>(async () => ({
    ok: false,
    refusal: { code: 'VALIDATION_FAILED', message: 'Please check the marked fields.', fields },
  }))
const marked = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name)

it('a new password that the server refuses', async () => {
  const actor = createActor(
    changePasswordMachine.provide({ actors: { updatePassword: refused({ password: 'samePassword' }) } }),
  ).start()
  show(<ChangePassword actor={actor} />)
  const change = { current: 'Sturdy#Bridge7', next: 'Newer#Bridge8', confirmation: 'Newer#Bridge8' }
  act(() => actor.send({ type: 'field.changed', change }))
  act(() => actor.send({ type: 'form.submitted' }))
  await waitFor(() => expect(marked()).toEqual(['next']))
  expect(document.body.textContent).toContain('Please choose a password different from your current one')
  expect(document.activeElement).toBe(screen.getByLabelText(/^New password/))
})

const lists = {
  decline_reason: [],
  lost_reason: [],
  instruments: [{ slug: 'equity', label: 'Equity' }],
  currencies: ['INR'],
}
const offered: Proposal = { ...proposal, can: ['counter'] }
async function countering(fields: FieldErrors) {
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        loadProposal: fromPromise<LoadedProposal, { id: string }>(async () => ({
          proposal: { ok: true, value: offered },
          lists,
        })),
        takeStep: refused<Proposal, TakenStep>(fields),
      },
    }),
    { input: { id: 'p', base: '/investor', currency: 'INR', mustRenew: false, unsent: null } },
  ).start()
  show(<StepDialog actor={actor} />)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  return actor
}

it('the terms of an offer, by the names of the request', async () => {
  const actor = await countering({ 'offer.instrument': 'invalid', 'offer.validity_days': 'invalid' })
  const typed = { amount: '500000', instrument: 'equity', stake: '10', validity_days: '7' } as const
  for (const [field, value] of Object.entries(typed))
    act(() => actor.send({ type: 'field.changed', field: field as keyof typeof typed, value }))
  act(() => actor.send({ type: 'step.confirmed' }))
  await waitFor(() => expect(marked()).toEqual(['instrument', 'validity_days']))
  expect(document.activeElement).toBe(document.querySelector('select[name=instrument]'))
})

it('an unfinished step that is confirmed leads to the first field with an error', async () => {
  const actor = await countering({})
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(document.activeElement).toBe(document.querySelector('input[name=amount]'))
})
