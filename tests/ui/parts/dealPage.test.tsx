import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { proposal } from '../../../flowlab/flows/listingSamples.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { stepsFrom } from '../../../src/domain/proposals/readers.ts'
import { proposalsMachine } from '../../../src/machines/proposalsMachine.ts'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import Proposals from '../../../src/ui/proposals/Proposals.tsx'
import { offerOnTable, openProposal, rupees } from '../../support/deal.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The dialogs, the page and the cards of a deal: what they say before a step, and what they leave out. */

async function open(change: Partial<Proposal>, language: 'en' | 'hi' = 'en') {
  const { actor, sent } = openProposal(change)
  show(<ProposalDetail actor={actor} />, language)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return { actor, sent }
}
const talks: Partial<Proposal> = {
  status: 'in_discussion',
  turn: 'both',
  chat_id: 'c',
  brings: 'investor',
  box: 'sent',
}
const dialog = () => screen.getAllByRole('dialog').at(-1) as HTMLElement
const statusCard = () => screen.getAllByRole('heading', { name: 'Status' }).at(-1)?.parentElement as HTMLElement
const buttons = () =>
  [...statusCard().querySelectorAll<HTMLElement>('[data-variant]')].map((one) => [one.textContent, one.dataset.variant])
const step = (
  action: Proposal['history'][number]['action'],
  status: Proposal['status'],
  details: object | null = null,
) => ({ action, status, at: '2026-03-10T06:44:00.000Z', by: 'me', details }) as Proposal['history'][number]

it.each([
  ['en', 'Verma Cold Chain will see your reason, unless you report spam.', 'Verma Cold Chain won’t see your reason.'],
  ['hi', 'Verma Cold Chain को आपका कारण दिखेगा', 'Verma Cold Chain को आपका कारण नहीं दिखेगा।'],
] as const)('a report of spam is not said to be shown (%s)', async (language, shown, hidden) => {
  const { actor } = await open({ ...talks, can: ['close_lost'] }, language)
  act(() => actor.send({ type: 'step.chosen', action: 'close_lost' }))
  expect(dialog().textContent).toContain(shown)
  act(() => actor.send({ type: 'field.changed', field: 'reason', value: 'geography' }))
  expect(dialog().textContent).toContain(shown)
  act(() => actor.send({ type: 'field.changed', field: 'reason', value: 'suspicious-spam' }))
  expect(dialog().textContent).toContain(hidden)
  expect(dialog().textContent).not.toContain(shown)
})

it('a closing says what the second confirmation does, and needs a tick', async () => {
  const agreed = { ...talks, status: 'due_diligence', brings: 'owner', offer: offerOnTable } as const
  const { actor, sent } = await open({ ...agreed, may_be_exclusive: true, can: ['confirm_close'] })
  act(() => actor.send({ type: 'step.chosen', action: 'confirm_close' }))
  for (const words of [
    'Verma Cold Chain has 14 days to confirm.',
    'Once Verma Cold Chain confirms too, the listing is marked “Deal closed”, leaves the lists',
    'Other proposals for this business end then, too.',
    'You can’t undo this.',
  ])
    expect(dialog().textContent).toContain(words)
  const box = within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: 'The deal is signed and paid' })
  expect(box.checked).toBe(false)
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(dialog().textContent).toContain('Please confirm this only once the deal is signed and paid')
  act(() => box.click())
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(sent.map(({ request }) => request)).toEqual([{ agreed: true }])
})

const listed = { ...proposal.other, instruments: ['term-loan'] }
const options = (label: string) =>
  within(within(dialog()).getByRole('group', { name: label, hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent)

it('the instruments that the listing names come first, and another one says so', async () => {
  const { actor } = await open({ ...talks, can: ['make_offer'], other: listed })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  expect(options('Listed by Verma Cold Chain')).toEqual(['Term loan'])
  expect(options('Other instruments')).toEqual(['Equity', 'SAFE / iSAFE'])
  const note = 'Verma Cold Chain doesn’t list this instrument.'
  expect(dialog().textContent).not.toContain(note)
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'term-loan' }))
  expect(dialog().textContent).not.toContain(note)
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'equity' }))
  expect(dialog().textContent).toContain(note)
})

it('a listing that names no instrument has one list', async () => {
  const { actor } = await open({ ...talks, can: ['make_offer'] })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'equity' }))
  expect(within(dialog()).queryByRole('group', { name: 'Other instruments', hidden: true })).toBeNull()
  expect(dialog().textContent).not.toContain('doesn’t list this instrument')
})

it('an offer is addressed, begins with what is asked for, and warns at the amount', async () => {
  const minimum = { field: 'minimum_investment', label: 'Minimum', value: '₹2.4 Cr', original: null }
  const asks = { kind: 'INVESTMENT', price: rupees(24), stake: null, minimum: rupees(2.4), valuation: null } as const
  const { actor } = await open({ ...talks, can: ['make_offer'], asks, other: { ...proposal.other, facts: [minimum] } })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  expect(within(dialog()).getByRole('heading', { name: 'Offer to Verma Cold Chain' })).toBeDefined()
  act(() => actor.send({ type: 'field.changed', field: 'amount', value: '20000000' }))
  const words = dialog().textContent ?? ''
  const places = ['Funding goal ₹24 Cr · Minimum ₹2.4 Cr', 'Amount', 'is below the minimum of', 'Instrument'].map(
    (one) => words.replaceAll('\u00a0', ' ').indexOf(one),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(words.split('Funding goal').length).toBe(2)
})

it('an offer begins with an investor’s range in both currencies', async () => {
  const range = { field: 'typical_investment_range', label: 'Typical investment', value: '₹2.08 Cr–₹8.33 Cr' }
  const other: Proposal['other'] = {
    ...{ ...proposal.other, kind: 'INVESTOR' },
    facts: [{ ...range, original: '$250K–$1M' }],
  }
  const { actor } = await open({ ...talks, can: ['make_offer'], other })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  expect(dialog().textContent).toContain('Typical investment ₹2.08 Cr–₹8.33 Cr ($250K–$1M)')
})

const asked = {
  goal: { kind: 'INVESTMENT', price: rupees(4.5), stake: null, minimum: rupees(0.45), valuation: null },
  price: { kind: 'WANT_TO_SELL', price: rupees(18), stake: 100, minimum: null, valuation: null },
} as const
it.each([
  ['en', asked.goal, '₹9 Cr is above the funding goal of ₹4.5 Cr. Check the amount before you send it.'],
  ['hi', asked.goal, '₹9 करोड़ निवेश लक्ष्य ₹4.5 करोड़ से अधिक है। भेजने से पहले राशि जाँच लें।'],
  ['en', asked.price, '₹9 Cr is above the asking price of ₹5.4 Cr for 30%. Check the amount before you send it.'],
  ['hi', asked.price, '₹9 करोड़ 30% के लिए माँगी गई क़ीमत ₹5.4 करोड़ से अधिक है। भेजने से पहले राशि जाँच लें।'],
] as const)('an amount above what is asked for is questioned and can be sent (%s)', async (language, asks, note) => {
  const { actor, sent } = await open({ ...talks, can: ['make_offer'], asks }, language)
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  const type = (field: 'amount' | 'instrument' | 'stake', value: string) =>
    act(() => actor.send({ type: 'field.changed', field, value }))
  const words = () => dialog().textContent?.replaceAll('\u00a0', ' ')
  type('instrument', 'equity')
  type('stake', '30')
  type('amount', '4500000')
  expect(words()).not.toContain(note)
  type('amount', '90000000')
  expect(words()).toContain(note)
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(sent.length).toBe(1)
})

it('a counter-offer is addressed too', async () => {
  const { actor } = await open({ ...talks, status: 'offer_made', offer: offerOnTable, can: ['counter'] })
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  expect(within(dialog()).getByRole('heading', { name: 'Counter-offer to Verma Cold Chain' })).toBeDefined()
})

it('the other member’s email and mobile number stand on the page', async () => {
  await open({ ...talks, can: [], contact: { email: 'asha@verma.in', mobile: '+919876543210' } })
  const card = screen.getByRole('heading', { name: 'Contact Verma Cold Chain' }).parentElement as HTMLElement
  expect(
    within(card)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href')),
  ).toEqual(['mailto:asha@verma.in', 'tel:+919876543210'])
})

it('the buttons alone say what the reader can do', async () => {
  const of = (status: Proposal['status'], brings: Proposal['brings']) =>
    stepsFrom(status, { side: 'sender', brings, hasRequestedClose: false })
  const at = { ...talks, otherwise: 'in_discussion', next: of('offer_made', 'investor') } as const
  await open({ ...at, status: 'offer_made', turn: 'theirs', can: ['withdraw', 'close_lost'] })
  const words = statusCard().textContent ?? ''
  expect(words.split('Without an answer, your talks continue.').length).toBe(2)
  expect(words).not.toContain('You can')
  await open({ ...talks, status: 'due_diligence', can: ['close_lost'], next: of('due_diligence', 'owner') })
  expect(statusCard().textContent).not.toContain('You can')
})

it.each([
  [
    'en',
    'Both end the proposal. Withdrawing needs no reason, but you can’t send Verma Cold Chain another proposal for 30 days. Ending the talks asks you for a reason.',
  ],
  [
    'hi',
    'दोनों से प्रस्ताव समाप्त होता है। वापस लेने पर कारण नहीं देना होता, पर आप Verma Cold Chain को 30 दिन तक दूसरा प्रस्ताव नहीं भेज सकेंगे। बातचीत समाप्त करने पर कारण देना होता है।',
  ],
] as const)(
  'where both are possible, the page says how withdrawing differs from ending the talks (%s)',
  async (language, note) => {
    await open({ ...talks, can: ['withdraw', 'close_lost'] }, language)
    expect(document.body.textContent).toContain(note)
  },
)

it('one way to end a proposal is not explained', async () => {
  await open({ ...talks, can: ['close_lost'] })
  expect(document.body.textContent).not.toContain('Both end the proposal.')
})

it.each<[string, Partial<Proposal>]>([
  ['Your offer', { status: 'offer_made', offer: { ...offerOnTable, mine: true } }],
  ['Their offer', { status: 'offer_made', offer: offerOnTable }],
  [
    'Their counter-offer',
    { status: 'countered', offer: offerOnTable, history: [step('counter', 'countered', { offer: offerOnTable })] },
  ],
  [
    'Your counter-offer',
    {
      ...{ status: 'countered', offer: { ...offerOnTable, mine: true } },
      history: [step('counter', 'countered', { offer: offerOnTable })],
    },
  ],
  ['Agreed terms', { status: 'due_diligence', offer: offerOnTable }],
])('the terms are headed %s', async (title, change) => {
  await open({ ...talks, ...change, can: [] })
  const terms = screen.getByRole('region', { name: 'Terms on the table' })
  expect(within(terms).getByRole('heading').textContent).toBe(title)
})

it('accepting says that both see each other’s contact details', async () => {
  const { actor } = await open({ ...proposal, status: 'viewed', turn: 'mine', box: 'received', can: ['accept'] })
  act(() => actor.send({ type: 'step.chosen', action: 'accept' }))
  expect(dialog().textContent).toContain(
    'You and Verma Cold Chain will see each other’s names and contact details, and you can chat.',
  )
})

it('a card without a next step of its own names whose confirmation a closing awaits', async () => {
  await openList([{ ...proposal, status: 'close_pending', turn: 'theirs' }])
  expect(screen.getByText('Closing – waiting for the other side')).toBeDefined()
})

it('the list of next steps names what the other can do', async () => {
  const next = [
    { action: 'answer', to: 'viewed', by: 'them' },
    { action: 'counter', to: 'countered', by: 'them' },
  ] as Proposal['next']
  await open({ ...talks, turn: 'theirs', can: [], next })
  const list = screen.getByRole('heading', { name: 'Verma Cold Chain can' }).parentElement as HTMLElement
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['Answer the question', 'Make a counter-offer'])
})

it('whoever made the offer reads when it can be changed', async () => {
  const at: Partial<Proposal> = { ...talks, turn: 'theirs', expires_at: '2026-12-06T06:00:00.000Z', can: [] }
  const mine = { ...offerOnTable, mine: true }
  await open({ ...at, status: 'offer_made', offer: mine })
  expect(statusCard().textContent).toContain(
    'You can make a new offer once Verma Cold Chain has answered this one, or after it expires on 06-Dec-2026.',
  )
  await open({ ...at, status: 'countered', brings: 'owner', offer: mine })
  expect(statusCard().textContent).toContain(
    'You can’t change your counter-offer until Verma Cold Chain has answered it',
  )
  await open({ ...at, status: 'offer_made', turn: 'mine', offer: offerOnTable })
  expect(statusCard().textContent).not.toContain('new offer once')
})

it('after signing an NDA the investor first opens the documents, then makes an offer', async () => {
  const signed: Partial<Proposal> = { ...talks, status: 'nda_signed', turn: 'mine', can: ['make_offer', 'close_lost'] }
  await open({ ...signed, history: [step('sign_nda', 'nda_signed')] })
  expect(buttons()).toEqual([
    ['Open the documents', 'primary'],
    ['Make offer', 'secondary'],
    ['Open the chat', 'secondary'],
    ['End talks', 'destructive'],
  ])
})

it('an offer for the whole business is compared with its price only', async () => {
  const asks = { kind: 'WANT_TO_SELL', price: rupees(18), stake: 100, minimum: null, valuation: null } as const
  const whole = { ...offerOnTable, amount: rupees(16.5), stake: 100 }
  await open({ ...talks, status: 'offer_made', offer: whole, asks, can: [] })
  const terms = screen.getByRole('region', { name: 'Terms on the table' })
  expect(terms.textContent).not.toContain('values the business')
  expect(terms.textContent?.replaceAll('\u00a0', ' ')).toContain('Asking price ₹18 Cr · 8% below')
})

it.each([
  ['en', 'Either of you can take the next step'],
  ['hi', 'आप दोनों में से कोई भी अगला क़दम उठा सकता है'],
] as const)('a step that either may take says whose it is (%s)', async (language, words) => {
  await open({ ...talks, can: [] }, language)
  expect(screen.getByText(words)).toBeDefined()
})

const counts = { all: 9, turn: 3, open: 4, talking: 2, over: 3 }
async function openList(list: Proposal[], state: 'all' | 'turn' = 'all') {
  const page = { list, next_cursor: null as string | null, counts, boxes: { sent: 9, received: 0, all: 9 } }
  const actor = createActor(
    proposalsMachine.provide({
      actors: { loadProposals: fromPromise(async () => page) },
      actions: { writeAddress: () => {} },
    }),
    { input: { base: '/investor', box: 'sent', state } },
  ).start()
  show(<Proposals actor={actor} />)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return actor
}

it('the tabs add up, and the turn is a switch of its own', async () => {
  const actor = await openList([])
  const tabs = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All (9)', 'Pending (4)', 'In talks (2)', 'Closed (3)'])
  const turns = screen.getByRole('button', { name: 'Your turn (3)' })
  expect(turns.getAttribute('aria-pressed')).toBe('false')
  act(() => turns.click())
  expect([actor.getSnapshot().context.state, turns.getAttribute('aria-pressed')]).toEqual(['turn', 'true'])
  act(() => turns.click())
  expect(actor.getSnapshot().context.state).toBe('all')
})

it.each<[string, Partial<Proposal>]>([
  ['Your offer: ₹8.5 Cr for 49%', { status: 'offer_made', offer: { ...offerOnTable, mine: true } }],
  [
    'Their counter-offer: ₹4.5 Cr for 9.5%',
    {
      status: 'countered',
      offer: { ...offerOnTable, amount: rupees(4.5), stake: 9.5 },
      history: [
        step('make_offer', 'offer_made', { offer: offerOnTable }),
        step('counter', 'countered', { offer: offerOnTable }),
      ],
    },
  ],
  [
    'Their offer: ₹8.5 Cr · 12% interest a year · 36 months',
    {
      status: 'offer_made',
      offer: { ...offerOnTable, instrument: 'term-loan', stake: null, interest: 12, term_months: 36 },
    },
  ],
  [
    'Your counter-offer: ₹8.5 Cr for 49%',
    {
      status: 'countered',
      offer: { ...offerOnTable, mine: true },
      history: [step('counter', 'countered', { offer: offerOnTable })],
    },
  ],
  ['Agreed: ₹8.5 Cr for 49%', { status: 'due_diligence', offer: offerOnTable }],
])('a card says %s', async (words, change) => {
  await openList([{ ...proposal, ...change }])
  expect(
    screen.getByText(
      (_, element) => element?.tagName === 'P' && element.textContent?.replaceAll('\u00a0', ' ') === words,
    ),
  ).toBeDefined()
})

it('a card without an offer has no such line', async () => {
  await openList([proposal])
  expect(screen.getByRole('listitem').querySelector('.offer')).toBeNull()
})
