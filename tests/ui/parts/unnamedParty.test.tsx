import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { proposal } from '../../../flowlab/flows/listingSamples.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import { openProposal } from '../../support/deal.tsx'
import { show } from '../../support/inLanguage.tsx'

/** A member whose name is hidden is spoken of by their role, and the headline stands as the title only. */

const headline = 'Cold store for 9,500 tonnes, let to 93%'
const hidden = (kind: Proposal['other']['kind']): Proposal['other'] => ({
  ...proposal.other,
  ...{ kind, name: 'Name revealed once accepted', name_hidden: true, headline },
})
const sent: Partial<Proposal> = {
  ...{ status: 'viewed', turn: 'theirs', box: 'sent', brings: 'investor', can: ['withdraw'] },
  next: [{ action: 'accept', to: 'accepted', by: 'them' }],
  history: [{ action: 'open', status: 'viewed', at: '2026-03-10T06:44:00.000Z', by: 'them', details: null }],
}

async function open(change: Partial<Proposal>, language: 'en' | 'hi' = 'en') {
  const { actor } = openProposal(change)
  show(<ProposalDetail actor={actor} />, language)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return actor
}
const dialog = () => screen.getAllByRole('dialog').at(-1) as HTMLElement
const spoken = () => document.body.textContent?.replaceAll(headline, '▮') ?? ''

it.each([
  ['en', ['Waiting for the owner', 'The owner can', 'To the owner', 'The owner ·']],
  ['hi', ['मालिक की बारी', 'मालिक ये कर सकते हैं', 'मालिक को', 'मालिक ·']],
] as const)('the page calls the owner of an anonymous business by their role (%s)', async (language, said) => {
  await open({ ...sent, other: hidden('WANT_TO_SELL') }, language)
  for (const words of said) expect(spoken()).toContain(words)
  expect(spoken().split('▮').length).toBe(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline)
})

it.each([
  ['INVESTMENT', 'Waiting for the founder'],
  ['WANT_TO_GROW', 'Waiting for the member'],
  ['INVESTOR', 'Waiting for the investor'],
] as const)('the role of %s', async (kind, words) => {
  await open({ ...sent, other: hidden(kind) })
  expect(spoken()).toContain(words)
})

it('a name is said as it is written', async () => {
  await open({ ...sent, other: { ...proposal.other, name: 'iDairy', name_hidden: false } })
  for (const words of ['Waiting for iDairy', 'iDairy can', 'To iDairy']) expect(spoken()).toContain(words)
})

it('the dialogs name the role too, with a capital letter where a sentence opens', async () => {
  const talks: Partial<Proposal> = { ...sent, status: 'in_discussion', other: hidden('WANT_TO_SELL') }
  const asked = await open({ ...talks, can: ['make_offer', 'close_lost'] })
  act(() => asked.send({ type: 'step.chosen', action: 'make_offer' }))
  expect(within(dialog()).getByRole('heading', { name: 'Offer to the owner' })).toBeDefined()
  act(() => asked.send({ type: 'step.cancelled' }))
  act(() => asked.send({ type: 'step.chosen', action: 'close_lost' }))
  expect(dialog().textContent).toContain('The owner will see your reason, unless you report spam.')
  expect(dialog().textContent).toContain('You and the owner will no longer see')
  expect(dialog().textContent).not.toContain(headline)
})
