import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moneyOf } from '../../../src/domain/money.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import ProposalDetail from '../../../src/ui/proposals/ProposalDetail.tsx'
import { offerOnTable, openProposal, rupees } from '../../support/deal.tsx'
import { show } from '../../support/inLanguage.tsx'

/** What an offer says about the price of the business, wherever it is decided upon (docs/product 12). */

afterEach(cleanup)
const sale = { kind: 'WANT_TO_SELL', price: rupees(18), stake: 100, minimum: null, valuation: null } as const
const round = { kind: 'INVESTMENT', price: rupees(6), stake: null, minimum: rupees(0.45), valuation: null } as const
const atOwner: Partial<Proposal> = {
  ...{ status: 'offer_made', brings: 'owner', can: ['accept_offer', 'counter'] },
  ...{ offer: offerOnTable, asks: sale },
}
async function open(change: Partial<Proposal>) {
  const { actor } = openProposal(change)
  show(<ProposalDetail actor={actor} />)
  await waitFor(() => expect(actor.getSnapshot().value).toBe('shown'))
  return actor
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
/** What the dialog says of the typed terms, from top to bottom. */
const announced = () =>
  plain(
    within(screen.getByRole('dialog'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  )
const terms = () => plain(screen.getByRole('region', { name: 'Terms on the table' }).textContent)

it('the owner of a business for sale reads the value beside the asking price', async () => {
  await open(atOwner)
  expect(terms()).toContain('₹8.5 Cr for 49% values the business at ₹17.3 Cr.')
  expect(terms()).toContain('Asking price ₹18 Cr · 4% below')
})

it('a price for a part names the part', async () => {
  await open({ ...atOwner, asks: { ...sale, price: rupees(5), stake: 40 } })
  expect(terms()).toContain('Asking price ₹5 Cr for 40% · 39% above')
})

it('a funding round is valued after the investment, beside its goal', async () => {
  await open({ ...atOwner, asks: round, offer: { ...offerOnTable, amount: rupees(3), stake: 14 } })
  expect(terms()).toContain('₹3 Cr for 14% values the business at ₹21.4 Cr post-money.')
  expect(terms()).toContain('Funding goal ₹6 Cr')
})

it('the value before a funding round is compared with the founder’s own', async () => {
  const said = async (valuation: Proposal['asks']['valuation'], change: object = {}) => {
    const offer = { ...offerOnTable, amount: rupees(4), stake: 20, ...change }
    await open({ ...atOwner, asks: { ...round, valuation }, offer })
    return terms()?.match(/post-money\.(.*)Funding goal/)?.[1]
  }
  expect(await said(rupees(18))).toBe(' Before the investment: ₹16 Cr, 11% below the founder’s valuation of ₹18 Cr.')
  expect(await said(rupees(15))).toBe(' Before the investment: ₹16 Cr, 7% above the founder’s valuation of ₹15 Cr.')
  expect(await said(rupees(16))).toBe(' Before the investment: ₹16 Cr.')
  expect(await said(null)).toBe(' Before the investment: ₹16 Cr.')
  expect(await said(rupees(18), { amount: moneyOf(480_000, 'USD') })).toBe(
    ' Before the investment: $1.92M, 11% below the founder’s valuation of ₹18 Cr ($2.16M).',
  )
})

it('a loan and a price on request say nothing that is not known', async () => {
  await open({ ...atOwner, asks: { ...sale, price: null }, offer: { ...offerOnTable, instrument: 'term-loan' } })
  expect(terms()).not.toMatch(/values the business|Asking price/)
})

it('an investor reads that an amount is below the minimum, and can still send it', async () => {
  const actor = await open({ status: 'in_discussion', brings: 'investor', can: ['make_offer'], asks: round })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  const hint = () => announced()
  act(() => actor.send({ type: 'field.changed', field: 'amount', value: '1000' }))
  expect(hint()).toContain('₹1K is below the minimum of ₹45 L. Check the amount before you send it.')
  act(() => actor.send({ type: 'field.changed', field: 'amount', value: '4500000' }))
  expect(hint()).not.toContain('below the minimum')
})

it('the dialog that accepts says the same', async () => {
  const actor = await open(atOwner)
  act(() => actor.send({ type: 'step.chosen', action: 'accept_offer' }))
  expect(plain(screen.getByRole('dialog').textContent)).toContain('values the business at ₹17.3 Cr.')
})

it('a counter-offer is valued as it is typed', async () => {
  const actor = await open(atOwner)
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  const value = () => announced()
  expect(value()).toContain('₹8.5 Cr for 49% values the business at ₹17.3 Cr.')
  act(() => actor.send({ type: 'field.changed', field: 'amount', value: '90000000' }))
  expect(value()).toContain('₹9 Cr for 49% values the business at ₹18.4 Cr.Asking price ₹18 Cr · 2% above')
  act(() => actor.send({ type: 'field.changed', field: 'stake', value: '' }))
  // The price itself stands above the amount.
  expect(value()).toBe('')
  expect(plain(screen.getByRole('dialog').textContent)).toContain('Counter-offer to Verma Cold Chain')
  expect(plain(screen.getByRole('dialog').textContent)?.match(/Asking price ₹18 Cr(?! ·)/)).not.toBeNull()
})

it('a counter-offer that changes nothing says so, and is not sent', async () => {
  const actor = await open(atOwner)
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(screen.getByText('Change at least one term, or accept the offer as it is.')).toBeDefined()
  expect(actor.getSnapshot().value).toBe('confirming')
})

it('an offer for shares needs a stake above zero, a loan its interest and term', async () => {
  const actor = await open({ status: 'in_discussion', brings: 'investor', can: ['make_offer'], asks: round })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  const values = { amount: '4500000', instrument: 'equity', stake: '0', validity_days: '7' } as const
  for (const [field, value] of Object.entries(values))
    act(() => actor.send({ type: 'field.changed', field: field as keyof typeof values, value }))
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(screen.getByText('Enter a stake above 0 for this instrument')).toBeDefined()
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'term-loan' }))
  expect(screen.queryByLabelText(/^Stake/)).toBeNull()
  act(() => actor.send({ type: 'field.changed', field: 'interest', value: '101' }))
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(screen.getByLabelText(/^Interest \(% a year\)/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Term \(months\)/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter 1 to 360 months')).toBeDefined()
  act(() => actor.send({ type: 'field.changed', field: 'interest', value: '12' }))
  act(() => actor.send({ type: 'field.changed', field: 'term_months', value: '36' }))
  act(() => actor.send({ type: 'step.confirmed' }))
  expect(actor.getSnapshot().value).toBe('takingStep')
})

const loan = { instrument: 'term-loan', instrument_label: 'Term loan', stake: null, interest: 12.5, term_months: 36 }
const note = { instrument: 'safe-isafe', instrument_label: 'SAFE / iSAFE', stake: null, valuation_cap: rupees(40) }

it('the terms of a loan and of a note are shown on the page, in the activity and in a counter-offer', async () => {
  const history: Proposal['history'] = [
    {
      ...{ action: 'make_offer', status: 'offer_made', at: '2026-03-01T10:00:00.000Z', by: 'them' },
      details: { offer: { ...offerOnTable, ...loan, note: '' }, instrument: 'Term loan' },
    },
    {
      ...{ action: 'counter', status: 'countered', at: '2026-03-02T10:00:00.000Z', by: 'me' },
      details: { offer: { ...offerOnTable, ...note, note: '' }, instrument: 'SAFE / iSAFE' },
    },
  ]
  const actor = await open({ ...atOwner, offer: { ...offerOnTable, ...loan }, history })
  expect(terms()).toContain('InstrumentTerm loanInterest a year12.5%Term36 months')
  expect(terms()).not.toMatch(/Stake|values the business/)
  const activity = plain(document.body.textContent)
  expect(activity).toContain('₹8,50,00,000 · Term loan · 12.5% interest a year · 36 months')
  expect(activity).toContain('₹8,50,00,000 · SAFE / iSAFE · valuation cap ₹40,00,00,000')
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Interest \(% a year\)/).value).toBe('12.5')
  expect(screen.getByLabelText<HTMLInputElement>(/^Term \(months\)/).value).toBe('36')
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'safe-isafe' }))
  expect(screen.getByLabelText(/^Valuation cap \(optional\)/).getAttribute('aria-required')).toBeNull()
})

const repaid = {
  ...{ instrument: 'revenue-based', instrument_label: 'Revenue-based', stake: null },
  ...{ amount: rupees(1), revenue_share: 6, repayment_cap: 1.3, term_months: 36 },
}

it('a share of the revenue says what is repaid in total, where shares say the value', async () => {
  const actor = await open({ ...atOwner, offer: { ...offerOnTable, ...repaid } })
  expect(terms()).toContain('Share of monthly revenue6%Repayment cap1.3×Longest term36 months')
  expect(terms()).toContain('Repayment: ₹1.3 Cr in total for ₹1 Cr.')
  expect(terms()).not.toContain('values the business')
  act(() => actor.send({ type: 'step.chosen', action: 'counter' }))
  expect(announced()).toContain('Repayment: ₹1.3 Cr in total for ₹1 Cr.')
  act(() => actor.send({ type: 'field.changed', field: 'repayment_cap', value: '1.25' }))
  expect(announced()).toContain('Repayment: ₹1.25 Cr in total for ₹1 Cr.')
  act(() => actor.send({ type: 'field.changed', field: 'repayment_cap', value: '' }))
  expect(announced()).not.toContain('in total')
})

it('a discount, an interest and a maturity are terms of a convertible note', async () => {
  const terms = { instrument: 'convertible-note', instrument_label: 'Convertible note', stake: null }
  const convertible = { ...offerOnTable, ...terms, valuation_cap: rupees(40), discount: 20, interest: 8 }
  const earlier = steps({ ...convertible, term_months: 24 }, { ...convertible, discount: 15 })
  const counter = { ...convertible, discount: 15 }
  await open({ ...atOwner, status: 'countered', offer: counter, history: earlier })
  expect(plain(screen.getByRole('region', { name: 'Terms on the table' }).textContent)).toContain(
    'Discount15% was 20%Interest a year8%MaturityNone was 24 months',
  )
  expect(plain(document.body.textContent)).toContain(
    'valuation cap ₹40,00,00,000 · 20% discount · 8% interest a year · due after 24 months',
  )
})

it('an older offer out of the revenue keeps its interest and its term, and a counter-offer says that they go', async () => {
  const older = { instrument: 'revenue-based', instrument_label: 'Revenue-based', stake: null }
  const before = { ...offerOnTable, ...older, interest: 11, term_months: 18 }
  const actor = await open({ ...atOwner, offer: before, history: steps(before) })
  expect(terms()).toContain('Interest a year11%Term18 months')
  act(() => actor.send({ type: 'step.chosen', action: 'accept_offer' }))
  expect(plain(screen.getByRole('dialog').textContent)).toContain('Interest a year11%Term18 months')
  cleanup()
  const counter = { ...before, interest: null, revenue_share: 6, repayment_cap: 1.2 }
  await open({ ...atOwner, status: 'countered', offer: counter, history: steps(before, counter) })
  expect(terms()).toContain('Interest a yearNone was 11%')
})

it('each term that a founder may not know is explained at its field', async () => {
  const actor = await open({ status: 'in_discussion', brings: 'investor', can: ['make_offer'], asks: round })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  const hintOf = (label: string) => {
    const ids = screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-describedby')
    return document.getElementById(ids ?? '')?.textContent
  }
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'safe-isafe' }))
  expect(hintOf('Valuation cap')).toBe(
    'In INR · The highest value of the business at which the money turns into shares.',
  )
  expect(hintOf('Discount')).toBe('How much less a share costs than in the next round.')
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'revenue-based' }))
  expect(hintOf('Share of monthly')).toBe('The part of each month’s revenue that goes into repayment.')
  expect(hintOf('Repayment cap')).toBe('How many times the amount is repaid in total, such as 1.3.')
})

it('a buy-out begins with what the listing sells', async () => {
  const actor = await open({
    ...{ status: 'in_discussion', brings: 'investor', can: ['make_offer'], offer: null },
    asks: { ...sale, stake: 75 },
  })
  act(() => actor.send({ type: 'step.chosen', action: 'make_offer' }))
  act(() => actor.send({ type: 'field.changed', field: 'instrument', value: 'buy-out-full-acquisition' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Stake/).value).toBe('75')
})

const steps = (...offers: Partial<NonNullable<Proposal['offer']>>[]): Proposal['history'] =>
  offers.map((change, at) => ({
    ...{ action: at % 2 ? 'counter' : 'make_offer', status: at % 2 ? 'countered' : 'offer_made' },
    ...{ at: `2026-03-0${at + 1}T10:00:00.000Z`, by: at % 2 ? 'them' : 'me' },
    details: {
      offer: { ...offerOnTable, note: '', ...change },
      instrument: change.instrument_label ?? offerOnTable.instrument_label,
    },
  }))

it('a counter-offer shows what it changes in the offer before it, and nothing else', async () => {
  const counter = { ...offerOnTable, amount: rupees(9), stake: 45 }
  await open({
    ...atOwner,
    status: 'countered',
    offer: counter,
    history: steps({ amount: rupees(8), stake: 49 }, counter),
  })
  expect(terms()).toContain('Amount₹9,00,00,000 was ₹8,00,00,000')
  expect(terms()).toContain('Stake45% was 49%')
  expect(terms()?.match(/was/g)).toHaveLength(2)
})

it('of three offers the last is compared with the second', async () => {
  const last = { ...offerOnTable, amount: rupees(9) }
  const history = steps({ amount: rupees(7) }, { amount: rupees(8) }, last)
  await open({ ...atOwner, offer: last, history })
  expect(terms()).toContain('₹9,00,00,000 was ₹8,00,00,000')
})

it('a term that the new instrument does not have is shown as dropped', async () => {
  const history = steps({ stake: 49 }, loan)
  const actor = await open({ ...atOwner, status: 'countered', offer: { ...offerOnTable, ...loan }, history })
  expect(terms()).toContain(`InstrumentTerm loan was ${offerOnTable.instrument_label}`)
  expect(terms()).toContain('StakeNone was 49%')
  act(() => actor.send({ type: 'step.chosen', action: 'accept_offer' }))
  expect(plain(screen.getByRole('dialog').textContent)).toContain('StakeNone was 49%')
})

it('agreed terms and a first offer are compared with nothing', async () => {
  const counter = { ...offerOnTable, amount: rupees(9) }
  const history = steps({ amount: rupees(8) }, counter)
  await open({ ...atOwner, status: 'due_diligence', can: [], offer: counter, history })
  expect(document.body.textContent).not.toContain('was ₹')
  cleanup()
  await open({ ...atOwner, history: steps(offerOnTable) })
  expect(document.body.textContent).not.toContain('was ₹')
})
