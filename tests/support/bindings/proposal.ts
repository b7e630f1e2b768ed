import type { Page } from 'playwright-core'
import type { Binding } from '../../../flowlab/browser/binding.ts'
import { no, offline, yes } from '../../../flowlab/flows/answers.ts'
import { listing, proposal } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import { proposalDraftMachine } from '../../../src/machines/proposalDraftMachine.ts'
import { decide, ok, signIn } from './session.ts'

const id = '7f8a1c1e-0000-4000-8000-000000000001'

/** A button that is disabled, or not there, is left alone as a person would. */
const pressIfOffered = (name: string) => async (page: Page) => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
  if (await button.isEnabled()) await button.click()
}

/** Sending a proposal from a listing. */
export const sendingAProposal: Binding = {
  name: 'proposal draft',
  model: toTestModel(proposalDraftMachine, {
    inputs: { 'to a listing': { receiverProfileId: id, requestId: 'r' } },
    events: [
      { type: 'message.changed', message: 'Shall we talk?' },
      { type: 'message.changed', message: '' },
      { type: 'proposal.submitted' },
      { type: 'proposal.kept' },
      { type: 'proposal.dropped' },
    ],
    outcomes: { sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), no('FORBIDDEN'), offline] },
    bound: ({ message, asDraft }) => [message, asDraft],
  }),
  open: async (page) => {
    await signIn(page)
    await page.route(/\/api\/listings\/[^/]+$/, (route) =>
      route.fulfill({ json: { status: true, listing: { ...listing, id } } }),
    )
    await page.goto(`/investor/capital-bridge/${id}`)
    await page.getByRole('main').getByRole('button', { name: 'Send proposal' }).first().click()
  },
  does: {
    'message.changed': (page, { message }: { message: string }) => page.locator('textarea[name=message]').fill(message),
    'proposal.submitted': pressIfOffered('Send proposal'),
    'proposal.kept': pressIfOffered('Save as draft'),
    'proposal.dropped': decide('Cancel'),
  },
  calls: {
    sendProposal: {
      method: 'POST',
      url: /\/api\/proposals$/,
      body: ({ value }: { value: object }) => ok({ proposal: value }),
    },
  },
  shows: { writing: (page) => page.getByRole('dialog').waitFor() },
  main: 'sendProposal',
  endsSession: true,
}
