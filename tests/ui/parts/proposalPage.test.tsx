import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { proposal } from '../../../flowlab/flows/listingSamples.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { stepsFrom } from '../../../src/domain/proposals/readers.ts'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import { offerOnTable, openProposal } from '../../support/deal.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The page of a proposal: what leads on, and what ends it (docs/product 12). */

async function open(change: Partial<Proposal>) {
  const { actor } = openProposal(change)
  show(<ProposalDetail actor={actor} />)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return actor
}
const step = (action: Proposal['history'][number]['action'], status: Proposal['status']) =>
  ({ action, status, at: '2026-03-10T06:44:00.000Z', by: 'me', details: null }) as const

/** The buttons below the status, as [words, look]. */
const buttons = () => {
  const card = screen.getAllByRole('heading', { name: 'Status' })[0]?.parentElement as HTMLElement
  const found = card.querySelectorAll<HTMLElement>('[data-variant]')
  return [...found].map((one) => [one.textContent, one.dataset.variant])
}
const talks: Partial<Proposal> = { status: 'accepted', turn: 'both', chat_id: 'c', box: 'sent', brings: 'investor' }

it('after an acceptance the chat is the first button, and only the last one is red', async () => {
  await open({ ...talks, can: ['withdraw', 'close_lost'] })
  expect(buttons()).toEqual([
    ['Open the chat', 'primary'],
    ['Withdraw proposal', 'secondary'],
    ['End talks', 'destructive'],
  ])
})

it('a proposal that can only be withdrawn has no red button', async () => {
  await open({ status: 'sent', turn: 'theirs', box: 'sent', brings: 'investor', chat_id: null, can: ['withdraw'] })
  expect(buttons()).toEqual([['Withdraw proposal', 'secondary']])
})

it('during talks the chat comes before an offer', async () => {
  await open({ ...talks, status: 'in_discussion', can: ['make_offer', 'withdraw', 'close_lost'] })
  expect(buttons().slice(0, 2)).toEqual([
    ['Open the chat', 'primary'],
    ['Make offer', 'secondary'],
  ])
})

it('an offer that awaits this member is answered first; rejecting it comes before what ends the talks', async () => {
  await open({
    ...talks,
    ...{ status: 'offer_made', turn: 'mine', brings: 'owner', box: 'received', offer: offerOnTable },
    can: ['accept_offer', 'counter', 'reject_offer', 'close_lost'],
  })
  expect(buttons()).toEqual([
    ['Accept offer', 'primary'],
    ['Open the chat', 'secondary'],
    ['Make counter-offer', 'secondary'],
    ['Reject offer', 'secondary'],
    ['End talks', 'destructive'],
  ])
})

it('an ended proposal still leads to its chat, which is no longer the main thing', async () => {
  await open({ ...talks, status: 'closed_lost', turn: 'nobody', can: [] })
  expect(buttons()).toEqual([['Open the chat', 'secondary']])
})

it('the next steps after an acceptance name the first message, which has no button', async () => {
  const next = stepsFrom('accepted', { side: 'sender', brings: 'investor', hasRequestedClose: false })
  await open({ ...talks, can: ['withdraw', 'close_lost'], next })
  const mine = screen.getByRole('heading', { name: 'You can' }).parentElement as HTMLElement
  const texts = within(mine)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['Write the first message, which starts the discussion'])
})

it('once the NDA is signed, the investor gets a link to the documents', async () => {
  const signed: Partial<Proposal> = { ...talks, status: 'nda_signed', can: ['make_offer', 'close_lost'] }
  await open({ ...signed, history: [step('sign_nda', 'nda_signed')] })
  expect(screen.getByRole('link', { name: 'Open the documents' }).getAttribute('href')).toBe(
    '/investor/capital-bridge/o#documents',
  )
  await open({ ...signed, history: [step('request_nda', 'nda_pending')] })
  expect(screen.queryByRole('link', { name: 'Open the documents' })).toBeNull()
  await open({ ...signed, brings: 'owner', history: [step('sign_nda', 'nda_signed')] })
  expect(screen.queryByRole('link', { name: 'Open the documents' })).toBeNull()
})

it('a sender with an offer on the table reads that withdrawing takes it back too', async () => {
  const actor = await open({
    ...talks,
    ...{ status: 'offer_made', turn: 'theirs', offer: { ...offerOnTable, mine: true } },
    can: ['withdraw', 'close_lost'],
  })
  expect(buttons()[1]).toEqual(['Withdraw offer and proposal', 'secondary'])
  act(() => actor.send({ type: 'step.chosen', action: 'withdraw' }))
  expect(screen.getByRole('dialog').textContent).toContain('Your offer will be withdrawn too.')
})

it('the reasons offered are those of the reader’s side', async () => {
  const labels = async (brings: Proposal['brings']) => {
    const actor = await open({ ...talks, brings, can: ['close_lost'] })
    act(() => actor.send({ type: 'step.chosen', action: 'close_lost' }))
    const options = within(screen.getByRole('dialog')).getAllByRole('option', { hidden: true })
    return options.map(({ textContent }) => textContent).slice(1)
  }
  expect(await labels('investor')).toEqual(['Geography', 'Not investing now'])
  expect(await labels('owner')).toEqual(['Geography', 'Owner withdrew'])
})

it('a closing says whose confirmation it awaits', async () => {
  await open({ ...talks, status: 'close_pending', turn: 'mine', can: ['confirm_close', 'dispute_close'] })
  expect(screen.getByText('Closing – waiting for you to confirm')).toBeDefined()
  await open({ ...talks, status: 'close_pending', turn: 'theirs', can: [] })
  expect(screen.getByText('Closing – waiting for the other side')).toBeDefined()
})

it('the activity names the exact time of each step', async () => {
  await open({ ...talks, can: [], history: [step('accept', 'accepted')] })
  const time = screen.getByRole('heading', { name: 'Activity' }).parentElement?.querySelector('time')
  expect(time?.dateTime).toBe('2026-03-10T06:44:00.000Z')
  const at = new Date('2026-03-10T06:44:00.000Z')
  expect(time?.textContent).toContain('10-Mar-2026')
  expect(time?.textContent).toMatch(/\d\d:\d\d [AP]M/)
  expect(time?.textContent).toContain(`:${String(at.getMinutes()).padStart(2, '0')} `)
})

it('sending a draft says how many proposals are left, like the first dialog', async () => {
  const draft: Partial<Proposal> = { status: 'draft', box: 'sent', turn: 'nobody', can: ['send'], otherwise: null }
  const actor = await open({ ...draft, allowance: { from: 'plan', left: 2, limit: 3 } })
  act(() => actor.send({ type: 'step.chosen', action: 'send' }))
  expect(screen.getByRole('dialog').textContent).toContain(
    'Sending uses 1 of the 2 proposals left in your plan (3 in 30 days). If there’s no answer within 14 days',
  )
})

it('a phone reads the status as one line', async () => {
  await open({ ...talks, status: 'offer_made', offer: offerOnTable })
  expect(screen.getByText(/^Step \d of \d: Offer made$/)).toBeDefined()
})

it('an amount of the other member stands with their own beside it', async () => {
  const revenue = { field: 'annual_revenue', label: 'Annual revenue', value: '₹3.09 Cr', original: '$371K' }
  const round = { field: 'round', label: 'Investment round', value: 'Seed', original: null }
  await open({ ...talks, other: { ...proposal.other, facts: [revenue, round] } })
  const facts = screen.getByRole('heading', { name: 'Summary' }).parentElement as HTMLElement
  const answers = within(facts).getAllByRole('definition')
  expect(answers.map(({ textContent }) => textContent)).toEqual(['₹3.09 Cr $371K', 'Seed'])
})
