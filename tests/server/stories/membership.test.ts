import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountTypes } from '../../../src/domain/offerings.ts'
import { purchasesIn } from '../../support/purchases.ts'
import { bothWays, startStory } from '../../support/story.ts'

const hour = 3_600_000
const day = 24 * hour

it.each(['en', 'hi'] as const)('a visitor reads the prices (%s)', async (language) => {
  const story = await startStory(`prices.${language}`)
  const visitor = { name: 'a visitor', language }
  const read = (title: string, query: Record<string, string>) => story.call(title, visitor, 'GET /plans', { query })
  for (const account_type of accountTypes) {
    const login_type = account_type === 'investor' ? 'investor' : 'entrepreneur'
    await read(`A visitor reads the plans for ${account_type}`, { login_type, account_type })
    await read(`The same in dollars`, { login_type, account_type, currency: 'USD' })
  }
  await read('The plans for an entrepreneur without an offering', { login_type: 'entrepreneur' })
  await read('The plans for an investor in yen', { login_type: 'investor', currency: 'JPY' })
  await read('The plans in a currency that is not accepted', { login_type: 'investor', currency: 'XAU' })
  await read('The plans for nobody', { login_type: 'somebody' })
  await story.call('The membership of somebody who is not signed in', visitor, 'GET /membership')
  await story.end()
})

it.each(bothWays)('a free trial of an investor (%s) begins, ends and is over', async (one, other) => {
  const story = await startStory(`trial.${one}`)
  const { server, call, pass, admit } = story
  const { order, mine } = purchasesIn(story)
  const investor = await admit('the investor', one, await server.member('investor'))
  const founder = await admit('the founder', other, await server.trialMember('investment'))
  const listing = await server.profileIdOf(founder.person)
  const opens = (title: string) => call(title, investor, 'POST /listings/:id/opening', { params: { id: listing } })
  const proposes = (title: string) =>
    call(title, investor, 'POST /proposals', {
      body: { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' },
    })
  const trial = { plan_id: 'investor-free-trial' }

  await mine('The investor has no plan yet', investor)
  await call('The investor sees the plans', investor, 'GET /membership/offers', { query: { mode: 'NEW' } })
  await opens('The investor opens the contact details of the founder without a plan')
  await order('The investor starts the trial without a code to the mobile', investor, trial)
  await order('The investor orders a plan for founders', investor, { plan_id: 'investment-monthly' })
  await order('The investor upgrades nothing', investor, { plan_id: 'investor-yearly', mode: 'UPGRADE' })
  await call('The investor cancels nothing', investor, 'POST /membership/cancellation')
  await server.verifyMobile(investor.person)
  await order('The investor wants Global Connect in the trial', investor, { ...trial, types: ['GLOBAL_CONNECT'] })
  await order('The investor starts the trial', investor, trial)
  await mine('The investor is on trial', investor)
  await opens('The investor opens the contact details')
  await call('The investor sees what else there is', investor, 'GET /membership/offers', { query: { mode: 'UPGRADE' } })
  await call('No add-on is for sale', investor, 'GET /membership/addons')
  await order('The investor starts the trial once more', investor, trial)
  await pass('Ten days later', 10 * day)
  await pass('Three days before the end', day)
  await pass('Still three days, an hour later', hour)
  await pass('One day before the end', 2 * day)
  await pass('The trial has ended', day)
  await mine('The investor has three days left to reply', investor)
  await opens('The investor opens the contact details again')
  await pass('Almost three days later', 3 * day - 2 * hour)
  await call('The investor still has them', investor, 'GET /me')
  await pass('The three days have ended', 2 * hour)
  await mine('The investor has no plan any more', investor)
  await call('The home page of the investor', investor, 'GET /me')
  await opens('The investor opens the contact details after the end')
  await proposes('The investor sends a proposal after the end')
  await call('The investor looks at Global Connect after the end', investor, 'GET /listings', {
    query: { kind: 'WANT_TO_GROW' },
  })
  await order('The investor starts the trial after its end', investor, trial)
  await call('The investor sees the plans after the trial', investor, 'GET /membership/offers', {
    query: { mode: 'RENEW' },
  })
  await story.end()
})

it.each(bothWays)('a seller (%s) buys a month, forgets it and renews', async (one, other) => {
  const story = await startStory(`renewal.${one}`)
  const { server, call, open, pass, admit } = story
  const { order, charge, confirm, buy, mine } = purchasesIn(story)
  const seller = await admit('the seller', one, await server.member('want-to-sell'))
  const investor = await admit('the investor', other, await server.trialMember('investor'))
  const monthly = { plan_id: 'want-to-sell-monthly' }
  const listing = await server.profileIdOf(investor.person)

  await call('The seller sees the plans', seller, 'GET /membership/offers', { query: { mode: 'NEW' } })
  await order('The seller agrees to a price of yesterday', seller, {
    ...monthly,
    confirmed: { minor: 249_800, currency: 'INR' },
  })
  const bought = await order('The seller orders the monthly plan', seller, monthly)
  const params = { id: bought.uuid }
  await call('The seller sees the plans with the order', seller, 'GET /membership/offers', { query: { mode: 'NEW' } })
  await order('The seller orders it once more', seller, monthly)
  await confirm('Nothing was paid yet', seller, bought)
  await charge('The card is charged', bought)
  await confirm('The investor confirms the payment of another', investor, bought)
  const { transaction } = await confirm('The payment is confirmed', seller, bought)
  const receipt = transaction.receipt ?? expect.fail()
  await confirm('The payment is confirmed again', seller, bought)
  await call('The seller comes back to the purchase', seller, 'GET /membership/purchases/:id', { params })
  await call('The investor looks for it', investor, 'GET /membership/purchases/:id', { params })
  await open('The seller opens the receipt', seller, receipt.url)
  await open('Its link works for whoever has it', { ...investor, name: 'the accountant' }, receipt.url)
  await open('The seller downloads it', seller, receipt.pdf_url)
  await mine('The seller has a plan', seller)
  await pass('Two hours later', 2 * hour)
  await open('The link to the receipt has ended', seller, receipt.url)
  await pass('Eight days before the end', 22 * day - 2 * hour)
  await pass('Seven days before the end', day)
  await pass('Six days before the end', day)
  await pass('A day before the end', 5 * day)
  await call('The seller cancels', seller, 'POST /membership/cancellation')
  await mine('The plan is cancelled', seller)
  await call('The seller stays', seller, 'DELETE /membership/cancellation')
  await pass('The month is over', day)
  await mine('The seller may still reply', seller)
  await pass('The days of grace are over', 3 * day)
  await call('The seller opens a listing after the end', seller, 'POST /listings/:id/opening', {
    params: { id: listing },
  })
  await call('The seller wants to cancel too late', seller, 'POST /membership/cancellation')
  await call('The seller sees the plans to renew', seller, 'GET /membership/offers', { query: { mode: 'NEW' } })
  await buy(seller, { ...monthly, mode: 'RENEW' })
  await call('The seller could renew once more', seller, 'GET /membership/offers', { query: { mode: 'RENEW' } })
  await mine('The seller has a plan again', seller)
  await call('All payments of the seller', seller, 'GET /membership/payments')
  await call('The investor has paid nothing', investor, 'GET /membership/payments')
  await story.end()
})

it.each(bothWays)('an investor (%s) upgrades, chooses less for later and cancels', async (one, other) => {
  const story = await startStory(`upgrade.${one}`)
  const { server, call, open, pass, admit } = story
  const { order, buy, mine } = purchasesIn(story)
  const investor = await admit('the investor', one, await server.member('investor'))
  await admit('the founder', other, await server.trialMember('investment'))
  const choose = (title: string, plan_id: string | null) =>
    call(title, investor, 'PUT /membership/next-plan', { body: { plan_id } })

  await buy(investor, { plan_id: 'investor-monthly' })
  await pass('Ten days later', 10 * day)
  await call('The investor sees the upgrades', investor, 'GET /membership/offers', { query: { mode: 'UPGRADE' } })
  await order('The investor upgrades to the same', investor, { plan_id: 'investor-monthly', mode: 'UPGRADE' })
  const { receipt } = await buy(investor, { plan_id: 'investor-quarterly', mode: 'UPGRADE' })
  await open('The investor opens the receipt', investor, receipt?.url ?? expect.fail())
  await choose('The investor chooses more for later', 'investor-yearly')
  await choose('The investor chooses a plan for founders', 'investment-monthly')
  await choose('The investor chooses the month for later', 'investor-monthly')
  await mine('The month is chosen', investor)
  await call('The renewal suggests it', investor, 'GET /membership/offers', { query: { mode: 'RENEW' } })
  await choose('The investor stays with the quarter', null)
  await call('The investor cancels', investor, 'POST /membership/cancellation')
  await pass('A week before the end', 83 * day)
  await mine('The plan ends', investor)
  await call('The investor stays', investor, 'DELETE /membership/cancellation')
  await pass('Six days before the end', day)
  await call('The investor cancels again', investor, 'POST /membership/cancellation')
  await pass('The quarter is over', 6 * day)
  await mine('A cancelled plan has no days of grace', investor)
  await story.end()
})

it.each(bothWays)('an investor (%s) has receipts made out to a company', async (one, other) => {
  const story = await startStory(`billing.${one}`)
  const { server, call, open, admit } = story
  const { buy } = purchasesIn(story)
  const investor = await admit('the investor', one, await server.member('investor'))
  const founder = await admit('the founder', other, await server.member('investment'))
  const rao = {
    name: 'Rao Foods',
    address: '1 Ring Road\nBengaluru',
    country: 'IN',
    state: '29',
    gstin: '29AAGCB7383J1Z4',
  }
  const save = (title: string, details: object | null) =>
    call(title, investor, 'PUT /billing-details', { body: { details } })
  await call('The investor has no billing details', investor, 'GET /billing-details')
  await save('The investor gives a number of another state', { ...rao, state: '27' })
  await save('The investor gives a number with a mistake', { ...rao, gstin: '29AAGCB7383J1Z5' })
  await save('The investor saves a company', rao)
  await call('The investor reads it again', investor, 'GET /billing-details')
  await call('The founder has none', founder, 'GET /billing-details')
  const { receipt } = await buy(investor, { plan_id: 'investor-monthly' })
  await open('The receipt names the company', investor, receipt?.url ?? expect.fail())
  await save('The investor removes it', null)
  await open('The receipt stays as it was', investor, receipt?.url ?? expect.fail())
  await call('The investor has none any more', investor, 'GET /billing-details')
  await story.end()
})
