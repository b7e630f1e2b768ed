import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { BillingDraft } from '../../../src/domain/memberships/billing.ts'
import type { BillingDetails } from '../../../src/domain/memberships/billingSchema.ts'
import { billingDetailsMachine, type LoadedBilling } from '../../../src/machines/billingDetailsMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { Billing } from '../../../src/ui/subscriptions/Billing.tsx'
import { show } from '../../support/inLanguage.tsx'

/** What is wrong with billing details is said at the field, and the form stays open. */

const loaded: LoadedBilling = {
  details: null,
  countries: [
    { code: 'IN', name: 'India', dial_code: '91' },
    { code: 'SG', name: 'Singapore', dial_code: '65' },
  ],
  states: [
    { slug: '27', label: 'Maharashtra' },
    { slug: '29', label: 'Karnataka' },
  ],
}
const company = { name: 'Rao Looms Private Limited', address: '12 MG Road, Pune', state: '27' }
/** The example that the tax authority prints. */
const gstin = '27AAPFU0939F1ZV'

type Saved = BillingDetails | null
async function submit(change: Partial<BillingDraft>) {
  const actor = createActor(
    billingDetailsMachine.provide({
      actors: {
        loadBillingDetails: fromPromise(async () => loaded),
        saveBillingDetails: fromPromise<Outcome<Saved>, { details: Saved }>(() => new Promise(() => {})),
      },
    }),
  ).start()
  show(<Billing actor={actor} />)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  act(() => actor.send({ type: 'edit.requested' }))
  act(() => actor.send({ type: 'field.changed', change }))
  act(() => actor.send({ type: 'form.submitted' }))
  return actor.getSnapshot().value
}

it.each<[label: RegExp, words: string, change: Partial<BillingDraft>]>([
  [/^Company or person/, 'Please enter a name', { ...company, name: '' }],
  [/^Address/, 'Please enter an address', { ...company, address: ' ' }],
  [/^State/, 'Please choose a state', { ...company, state: '' }],
  [/^Country/, 'Please choose a country', { ...company, country: '' }],
  [/^GSTIN/, 'A GSTIN has 15 letters and digits', { ...company, gstin: '27AAPFU0939F1Z' }],
  [
    /^GSTIN/,
    'This GSTIN belongs to another state. Check its first two digits, or choose its state.',
    { ...company, state: '29', gstin },
  ],
  [
    /^GSTIN/,
    'This isn’t a valid GSTIN. Check each character for a typing mistake.',
    { ...company, gstin: '27AAPFU0939F1ZW' },
  ],
])('%s: %s', async (label, words, change) => {
  expect(await submit(change)).toBe('editing')
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(words)
})

it.each<Partial<BillingDraft>>([
  { ...company, gstin: '27 aapfu 0939f1zv' },
  { ...company, country: 'SG', state: '' },
  company,
])('is saved: %o', async (change) => expect(await submit(change)).toBe('saving'))
