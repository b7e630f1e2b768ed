import type { Binding } from '../../../flowlab/browser/binding.ts'
import { no, offline, yes } from '../../../flowlab/flows/answers.ts'
import { listing, proposal } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import { listingMachine } from '../../../src/machines/listingMachine.ts'
import { decide, ok, press, signIn } from './session.ts'

const id = '7f8a1c1e-0000-4000-8000-000000000001'

/** Sending a proposal from a listing. */
export const sendingAProposal: Binding = {
  name: 'listing',
  model: toTestModel(listingMachine, {
    inputs: { 'a listing': { id, base: '/investor', requestId: 'r' } },
    events: [
      { type: 'proposal.begun' },
      { type: 'message.changed', message: 'Shall we talk?' },
      { type: 'message.changed', message: '' },
      { type: 'proposal.submitted' },
      { type: 'proposal.dropped' },
      { type: 'subscription.chosen' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      loadListing: [
        yes(listing, 'answers with a listing that may be proposed to'),
        yes(
          { ...listing, can: { propose: false }, propose_refusal: 'SUBSCRIPTION_REQUIRED' as const },
          'answers with a listing that needs a subscription',
        ),
        no('NOT_FOUND'),
        offline,
      ],
      sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), offline],
    },
    bound: (context) => [context.message, context.listing?.propose_refusal],
  }),
  open: async (page) => {
    await signIn(page)
    await page.goto(`/investor/capital-bridge/${id}`)
  },
  does: {
    'proposal.begun': (page) => page.getByRole('main').getByRole('button', { name: 'Send proposal' }).first().click(),
    'message.changed': (page, { message }: { message: string }) => page.locator('textarea[name=message]').fill(message),
    'proposal.submitted': (page) => page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click(),
    'proposal.dropped': (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Cancel|No)$/ })
        .click(),
    'subscription.chosen': decide('Yes'),
    'retry.asked': press('Try again'),
  },
  calls: {
    loadListing: {
      method: 'GET',
      url: /\/api\/listings\/[^/]+$/,
      body: ({ value }: { value: object }) => ok({ listing: value }),
    },
    sendProposal: {
      method: 'POST',
      url: /\/api\/proposals$/,
      body: ({ value }: { value: object }) => ok({ proposal: value }),
    },
  },
  departs: (step) => step.kind === 'event' && step.event.type === 'subscription.chosen',
  shows: {
    writing: (page) => page.getByRole('dialog').waitFor(),
    unanswered: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
    sent: (page) => page.waitForURL('**/my-proposals**'),
  },
  unauthorized: 'sendProposal',
}
