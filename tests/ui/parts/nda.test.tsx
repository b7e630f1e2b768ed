import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printedNda } from '../../../server/features/proposals/nda.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import { openProposal } from '../../support/deal.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The NDA on a proposal’s page: read before it is signed, downloaded afterwards (docs/product 12). */

const at = '2026-03-10T06:44:00.000Z'
const person = { owner: 'Verma Cold Chain', investor: 'Anjali Mehta', represented_by: null, opens: [] }
const names = { ...person, investor: 'Mehta Capital', represented_by: 'Anjali Mehta' }
const asked: Partial<Proposal> = { status: 'nda_pending', can: ['sign_nda'], nda: { ...names, signature: null } }
const signed: Partial<Proposal> = {
  ...{ status: 'nda_signed', can: [], nda: { ...names, signature: { name: 'Anjali Mehta', at } } },
  history: [{ action: 'sign_nda', status: 'nda_signed', at, by: 'them', details: { text: 'Anjali Mehta' } }],
}
async function open(change: Partial<Proposal>, language: 'en' | 'hi' = 'en') {
  const { actor, sent } = openProposal(change)
  show(<ProposalDetail actor={actor} />, language)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return { actor, sent }
}

it.each(['en', 'hi'] as const)('the dialog has the whole text of the file (%s)', async (language) => {
  const { actor } = await open(asked, language)
  act(() => actor.send({ type: 'step.chosen', action: 'sign_nda' }))
  const printed = printedNda({ ...names, signature: { name: 'Anjali Mehta', at } }, language)
  const region = within(screen.getByRole('dialog')).getByRole('region', { name: printed.title })
  expect(region.tabIndex).toBe(0)
  expect(region.textContent).toBe(
    [printed.title, printed.parties, ...printed.clauses.flatMap(({ title, text }) => [title, text])].join(''),
  )
})

it('the party is the company for which the signer acts, or the person alone', async () => {
  const { actor } = await open(asked)
  act(() => actor.send({ type: 'step.chosen', action: 'sign_nda' }))
  expect(screen.getByRole('dialog').textContent).toContain(
    'Between Verma Cold Chain, the disclosing party, and Mehta Capital, represented by Anjali Mehta, the receiving party.',
  )
  expect(printedNda({ ...person, signature: { name: 'Anjali Mehta', at } }, 'hi').parties).toBe(
    'जानकारी देने वाला पक्ष: Verma Cold Chain। जानकारी पाने वाला पक्ष: Anjali Mehta।',
  )
})

it('its owner reads it before requesting it, and what it opens', async () => {
  const requestable: Partial<Proposal> = { status: 'in_discussion', can: ['request_nda'], brings: 'owner' }
  const ask = async (opens: string[]) => {
    const { actor } = await open({ ...requestable, nda: { ...names, opens, signature: null } })
    act(() => actor.send({ type: 'step.chosen', action: 'request_nda' }))
    return screen.getAllByRole('dialog').at(-1) as HTMLElement
  }
  const dialog = await ask(['Valuation 2026', 'Audit'])
  const folded = dialog.querySelector('details')
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Read the NDA that Verma Cold Chain will sign',
  ])
  expect(folded?.textContent).toContain('Governing law')
  expect(dialog.textContent).toContain('Confidential documents it opensValuation 2026Audit')
  expect((await ask([])).textContent).toContain('You have no confidential documents yet, so it opens none.')
})

it('it is not signed before the box is ticked, and says so at the box', async () => {
  const { actor, sent } = await open(asked)
  act(() => actor.send({ type: 'step.chosen', action: 'sign_nda' }))
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read and agree' })
  expect(box.checked).toBe(false)
  act(() => actor.send({ type: 'field.changed', field: 'text', value: 'Anjali Mehta' }))
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please read the agreement and tick the box')).toBeDefined()
  act(() => box.click())
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(sent.map(({ request }) => request)).toEqual([{ text: 'Anjali Mehta', agreed: true }])
})

it('the activity names the signer, and downloads the copy', async () => {
  const { actor } = await open(signed)
  expect(screen.getByText('NDA signed by Anjali Mehta')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Download NDA (PDF)' }).click())
  expect(actor.getSnapshot().value).toBe('preparingCopy')
  expect(screen.getByRole('button', { name: 'Preparing…' }).getAttribute('aria-disabled')).toBe('true')
})

it('a lost answer says so, and the copy can be downloaded again', async () => {
  const { actor } = await open(signed)
  act(() => actor.send({ type: 'copy.requested' }))
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  expect(screen.getByText('We couldn’t prepare the NDA. Please try again.')).toBeDefined()
  expect(actor.getSnapshot().can({ type: 'copy.requested' })).toBe(true)
})

it('an agreement that is not signed has no copy', async () => {
  const { actor } = await open({ ...signed, nda: null })
  expect(screen.queryByRole('button', { name: 'Download NDA (PDF)' })).toBeNull()
  expect(actor.getSnapshot().can({ type: 'copy.requested' })).toBe(false)
})
