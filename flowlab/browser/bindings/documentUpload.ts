import type { Page } from 'playwright-core'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { profile } from '../../flows/profileSamples.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, decide, fromServer, ok, signIn } from './acts.ts'

const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }
const place = '[data-field=proof-of-business]'
const within = (page: Page) => page.locator(`section${place}`)
const press = (name: string) => (page: Page) => within(page).getByRole('button', { name }).first().click()

type Settled =
  | { type: 'upload.settled'; outcome: { ok: boolean; refusal?: { code: string } } }
  | { type: 'upload.unanswered' }

interface Slot {
  stored: object | null
  type: string
  problem: string | null
  refusal: { message: string } | null
}
const problems: Readonly<Record<string, string>> = {
  typeMissing: 'Please select type of document first',
  fileType: 'We don’t accept this type of file',
}
const title = 'Proof of business'
const chooses = ({ type }: Slot) => ['button Show the list', ...(type ? ['button Clear'] : [])]
const slot = (context: Slot) => {
  const wrong = context.problem ? problems[context.problem] : context.refusal?.message
  return {
    reads: [title, 'Document type'],
    liveRegions: wrong ? [`alert: ${wrong}`] : [],
    offers: [
      ...chooses(context),
      `button ${title}: ${context.stored ? 'Replace' : 'Choose a file'}`,
      ...(context.stored ? ['link licence.pdf 1 KB'] : []),
    ],
    without: context.stored ? [] : ['button Delete : licence.pdf'],
  }
}
const asks = { reads: ['Delete', 'Are you sure you want to delete?'] }

/** One document of a registration: its type, its file, and its deletion. */
export const documentUpload: Binding = {
  name: 'documentUpload',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, founder)
    await fromServer(page, /\/api\/(master-dropdown|currencies|countries)/)
    await answering(page, /\/api\/master-dropdown\/proof-type/, {
      list: [{ slug: 'trade-license', label: 'Trade license' }],
    })
    // A separate flow saves drafts, and never does here.
    await page.route(/\/api\/profiles\/investment\/draft$/, () => {})
    await answering(page, /\/api\/profiles\/investment$/, {
      profile: { ...profile, documents: [] },
      suggested: {},
      draft: {},
    })
    await page.goto(addresses.registration('investment'))
    await awaitBell(page)
    await within(page).scrollIntoViewIfNeeded()
  },
  does: {
    'type.chosen': async (page: Page) => {
      await press('Show the list')(page)
      await page.getByRole('option', { name: 'Trade license' }).click()
    },
    'files.chosen': (page: Page, { files: [file] }: { files: readonly File[] }) =>
      within(page)
        .locator('input[type=file]')
        .setInputFiles({ name: file?.name ?? '', mimeType: 'application/pdf', buffer: Buffer.from('x') }),
    'upload.cancelled': press('Cancel'),
    'retry.requested': press('Retry'),
    'deletion.requested': press('Delete'),
    'deletion.confirmed': decide('Yes'),
    'deletion.cancelled': decide('No'),
  },
  calls: {
    uploadDocument: {
      method: 'POST',
      url: /\/api\/documents$/,
      reports: (event: Settled) =>
        event.type === 'upload.settled' ? { output: event.outcome } : { error: new Error('offline') },
      body: ({ value }: { value: object }) => ok({ document: value }),
    },
    deleteDocument: { method: 'DELETE', url: /\/api\/documents\/d$/, body: () => ok() },
  },
  main: 'deleteDocument',
  screen: {
    within: `section${place}`,
    presses: {
      'button Cancel': 'upload.cancelled',
      'button Retry': 'retry.requested',
      'button Delete : licence.pdf': 'deletion.requested',
      'button Yes': 'deletion.confirmed',
      'button No': 'deletion.cancelled',
    },
    states: {
      idle: slot,
      uploading: (context: Slot) => ({
        reads: [title, 'x.pdf'],
        offers: [...chooses(context), ...(context.stored ? ['link licence.pdf 1 KB'] : [])],
      }),
      interrupted: (context: Slot) => ({
        reads: [title],
        liveRegions: ['alert: x.pdf: Document upload failed'],
        offers: [...chooses(context), ...(context.stored ? ['link licence.pdf 1 KB'] : [])],
      }),
      confirmingDeletion: asks,
      deleting: asks,
    },
  },
}
