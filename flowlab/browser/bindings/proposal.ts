import type { Page } from 'playwright-core'
import { addresses } from '../../../src/routes.ts'
import { listing } from '../../flows/listingSamples.ts'
import type { Binding } from '../binding.ts'
import { decide, ok, signIn } from './acts.ts'

const id = '7f8a1c1e-0000-4000-8000-000000000001'

interface Writing {
  message: string
  asDraft: boolean
  refusal: { message: string } | null
}
const words = ['Send proposal', 'Your message', ' / 2000 characters']

/** Sending a proposal from a listing. */
export const sendingAProposal: Binding = {
  name: 'proposalDraft',
  reach: 'a listing',
  open: async (page) => {
    await page.addInitScript((fixed) => Object.assign(crypto, { randomUUID: () => fixed }), id)
    await signIn(page)
    await page.route(/\/api\/listings\/[^/]+$/, (route) =>
      route.fulfill({ json: { status: true, listing: { ...listing, id } } }),
    )
    await page.goto(addresses.listing(addresses.base('investor', null), 'INVESTMENT', id))
    await page.getByRole('main').getByRole('button', { name: 'Send proposal' }).first().click()
  },
  does: {
    'message.changed': (page: Page, { message }: { message: string }) =>
      page.locator('textarea[name=message]').fill(message),
    'proposal.submitted': decide('Send proposal'),
    'proposal.saved': decide('Save as draft'),
    'proposal.cancelled': decide('Cancel'),
  },
  calls: {
    sendProposal: {
      method: 'POST',
      url: /\/api\/proposals$/,
      sends: ({ asDraft }: Writing) => ({
        request_id: id,
        receiver_profile_id: id,
        message: 'Shall we talk?',
        draft: asDraft,
      }),
      body: ({ value }: { value: object }) => ok({ proposal: value }),
    },
  },
  main: 'sendProposal',
  endsSession: true,
  screen: {
    presses: {
      'button Send proposal': 'proposal.submitted',
      'button Save as draft': 'proposal.saved',
      'button Cancel': 'proposal.cancelled',
    },
    states: {
      writing: ({ message, refusal }: Writing) => ({
        reads: [...words, `${message.length} / 2000`],
        liveRegions: refusal ? [`alert: ${refusal.message}`] : [],
      }),
      sending: ({ asDraft }: Writing) => ({ reads: ['Send proposal', ...(asDraft ? [] : ['Sending…'])] }),
      unanswered: {
        reads: ['Send proposal'],
        liveRegions: ['alert: We couldn’t send your proposal. Your message is safe; please try again.'],
      },
    },
  },
}
