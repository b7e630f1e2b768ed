import type { Page } from 'playwright-core'
import { idAfter } from '../../../src/domain/ids.ts'
import { addresses } from '../../../src/routes.ts'
import { listing as sample } from '../../flows/listingSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, decide, member, ok, press, saysRefusal, signIn } from './acts.ts'
import type { Refused } from './login.ts'

/** The dialogs over the page of a listing. */

async function openListing(page: Page): Promise<void> {
  await signIn(page, member)
  await answering(page, /\/api\/listings\/l$/, { listing: sample })
  await page.goto(addresses.listing(addresses.base('investor', null), 'INVESTMENT', 'l'))
  await awaitBell(page)
}

const write = (page: Page, { text }: { text: string }) => page.getByRole('dialog').locator('textarea').fill(text)

const reportWords = ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)']

export const report: Binding = {
  name: 'report',
  reach: 'its screen',
  open: async (page) => {
    await openListing(page)
    await press('Report this listing')(page)
  },
  does: {
    'reason.chosen': (page, { reason }: { reason: string }) =>
      page
        .locator('select[name=reason]')
        .selectOption(reason)
        .then(() => {}),
    'text.changed': write,
    'report.submitted': decide('Send report'),
    'report.cancelled': decide('Cancel'),
    'retry.requested': decide('Try again'),
  },
  calls: {
    loadReasons: {
      method: 'GET',
      url: /\/api\/master-dropdown\//,
      losses: [],
      body: (list: object) => ok({ list }),
    },
    sendReport: {
      method: 'POST',
      url: /\/api\/listings\/l\/report$/,
      sends: ({ reason, text }: { reason: string; text: string }) => ({ reason, text }),
      body: () => ok(),
    },
  },
  main: 'sendReport',
  screen: {
    presses: {
      'button Send report': 'report.submitted',
      'button Cancel': 'report.cancelled',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: { reads: ['Report this listing'], liveRegions: ['status: Loading…'] },
      unanswered: { reads: ['Report this listing', 'We couldn’t load this listing.'] },
      writing: (context: Refused) => ({ reads: reportWords, liveRegions: saysRefusal(context) }),
      sending: { reads: reportWords },
      sendUnanswered: {
        reads: reportWords,
        liveRegions: ['alert: We couldn’t send your report. Please try again.'],
      },
    },
  },
}

const questionWords = [
  'Ask a question',
  'Your question',
  'The owner sees them once a proposal between you is accepted.',
]
const id = '7f8a1c1e-0000-4000-8000-000000000001'
/** The dialog gives its question the next one. */
const asked = idAfter(id)

export const question: Binding = {
  name: 'question',
  reach: 'its screen',
  open: async (page) => {
    await page.addInitScript((fixed) => Object.assign(crypto, { randomUUID: () => fixed }), id)
    await openListing(page)
    await press('Ask a question')(page)
  },
  does: {
    'text.changed': write,
    'question.submitted': decide('Ask question'),
    'question.cancelled': decide('Cancel'),
  },
  calls: {
    sendQuestion: {
      method: 'POST',
      url: /\/api\/listings\/l\/questions$/,
      sends: ({ text }: { text: string }) => ({ request_id: asked, text }),
      body: ({ value }: { value: object }) => ok({ listing: value }),
    },
  },
  main: 'sendQuestion',
  screen: {
    presses: { 'button Ask question': 'question.submitted', 'button Cancel': 'question.cancelled' },
    states: {
      writing: (context: Refused & { text: string }) => ({
        reads: [...questionWords, `${context.text.length} / 600 characters`],
        liveRegions: saysRefusal(context),
      }),
      sending: { reads: questionWords },
      unanswered: {
        reads: questionWords,
        liveRegions: ['alert: We couldn’t reach the server. Your text is safe; please try again.'],
      },
    },
  },
}
