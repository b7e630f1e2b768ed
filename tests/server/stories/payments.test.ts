import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts } from '../../../server/kernel/db/schema.ts'
import type { CurrencyCode } from '../../../src/domain/currencies.ts'
import { declinedLaterCard, slowCard } from '../../support/payments.ts'
import { purchasesIn } from '../../support/purchases.ts'
import { bothWays, type Story, type StoryMember, startStory } from '../../support/story.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Cards of the provider's documentation. */
const cards = {
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenged: '4000002500003155',
}
const paysIn = ({ server }: Story, { person }: StoryMember, currency: CurrencyCode) =>
  server.deps.db.update(accounts).set({ currency }).where(eq(accounts.id, person.id))

it.each(bothWays)('the card of an investor (%s) is declined, then accepted after 3-D Secure', async (one, other) => {
  const story = await startStory(`card.${one}`)
  const { server, call, open, admit } = story
  const { order, charge, authenticate, confirm, mine } = purchasesIn(story)
  const investor = await admit('the investor', one, await server.member('investor'))
  await admit('the founder', other, await server.trialMember('investment'))
  await paysIn(story, investor, 'USD')

  await call('The investor sees the plans', investor, 'GET /membership/offers', { query: { mode: 'NEW' } })
  const first = await order('The investor orders the quarter', investor, { plan_id: 'investor-quarterly' })
  const bought = await order('The investor orders the month instead', investor, { plan_id: 'investor-monthly' })
  await confirm('The first order was replaced', investor, first)
  await confirm('Nothing was paid yet', investor, bought)
  await charge('The bank declines the card', bought, cards.declined)
  await confirm('A declined card pays nothing', investor, bought)
  await charge('Another card has no money', bought, cards.poor)
  await charge('A third card requires 3-D Secure', bought, cards.challenged)
  await confirm('The bank waits for the investor', investor, bought)
  await authenticate('3-D Secure fails', bought, false)
  await confirm('The payment has failed', investor, bought)
  await mine('The failed payment is listed', investor)
  await charge('The card is tried again', bought, cards.challenged)
  await authenticate('3-D Secure succeeds', bought, true)
  const { transaction } = await confirm('The payment is confirmed', investor, bought)
  await open('The investor opens the receipt', investor, transaction.receipt?.url ?? expect.fail())
  await mine('The investor has a plan', investor)
  await story.end()
})

it.each(bothWays)('the bank of a founder (%s) takes its time', async (one, other) => {
  const story = await startStory(`bank.${one}`)
  const { server, call, pass, admit, outside } = story
  const { order, charge, confirm, hears, mine, payments } = purchasesIn(story)
  const founder = await admit('the founder', one, await server.member('investment'))
  const investor = await admit('the investor', other, await server.member('investor'))
  const monthly = { plan_id: 'investment-monthly' }

  const failing = await order('The founder orders a month', founder, monthly)
  await charge('The bank will decide later', failing, declinedLaterCard)
  await confirm('The payment is in progress', founder, failing)
  await order('The founder orders a year meanwhile', founder, { plan_id: 'investment-yearly' })
  await pass('An hour later the bank has declined', 61 * minute)
  await mine('The payment has failed', founder)
  const bought = await order('The founder orders the month again', founder, monthly)
  await charge('The bank will decide later again', bought, slowCard)
  await confirm('The payment is in progress again', founder, bought)
  await mine('It is listed', founder)
  const { intent } = server.deps.payments
  server.deps.payments.intent = async (id) => ({ ...(await intent(id)), status: 'processing' })
  await pass('The bank has not decided within the hour', 61 * minute)
  server.deps.payments.intent = intent
  await pass('The bank has paid', minute)
  await call('The founder comes back', founder, 'GET /membership/purchases/:id', { params: { id: bought.uuid } })

  const heard = await order('The investor orders a month', investor, { plan_id: 'investor-monthly' })
  await charge('The card is charged', heard)
  await outside('A forged event comes', async () => ({ status: await payments.send('{}', 't=1,v1=forged') }))
  await hears('The server hears of the payment first', 'payment_intent.succeeded', heard)
  await confirm('The browser confirms it afterwards', investor, heard)
  const late = await order('The investor orders another month', investor, {
    plan_id: 'investor-monthly',
    mode: 'RENEW',
  })
  await pass('The order has ended', 16 * minute)
  await call('It can no longer be resumed', investor, 'GET /membership/purchases/:id', { params: { id: late.uuid } })
  await charge('The card is charged nevertheless', late)
  await hears('The server hears of the late payment', 'payment_intent.succeeded', late)
  await mine('Both months are counted', investor)
  await story.end()
})

it.each(bothWays)('an investor (%s) is given money back, once', async (one, other) => {
  const story = await startStory(`refund.${one}`)
  const { server, call, open, pass, admit } = story
  const { order, charge, confirm, hears, buy, mine, refund, payments } = purchasesIn(story)
  const investor = await admit('the investor', one, await server.member('investor'))
  const founder = await admit('the founder', other, await server.trialMember('investment'))
  const listing = await server.profileIdOf(founder.person)

  const year = await buy(investor, { plan_id: 'investor-yearly' })
  await refund('The founder wants it refunded', founder, year)
  await refund('The investor asks for a refund', investor, year)
  await refund('The investor asks again', investor, year)
  await mine('The year is over', investor)
  await call('The home page of the investor', investor, 'GET /me')
  await open('The receipt says so', investor, year.receipt?.url ?? expect.fail())
  await call('The founder can no longer be opened', investor, 'POST /listings/:id/opening', { params: { id: listing } })
  const month = await order('The investor orders a month', investor, { plan_id: 'investor-monthly', mode: 'RENEW' })
  await refund('Nothing was paid for it', investor, month)
  await charge('The card is charged', month)
  await confirm('The payment is confirmed', investor, month)
  const next = await buy(investor, { plan_id: 'investor-monthly', mode: 'RENEW' })
  await refund('The first month is not the latest payment', investor, month)
  await call('The investor sends a proposal', investor, 'POST /proposals', {
    body: { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' },
  })
  await refund('The first month was used', investor, month)
  await pass('Six days later', 6 * day)
  await mine('The second month can be returned', investor)
  await pass('A week later', day)
  await refund('It is too late', investor, next)
  await payments.toSandbox('refunds', { payment_intent: next.payment_intent }, 'sk_test_sandbox')
  await hears('The product’s owner refunds it at the provider', 'charge.refunded', next)
  await mine('One month is left', investor)
  await story.end()
})

it.each(bothWays)('a founder (%s) disputes a charge', async (one, other) => {
  const story = await startStory(`dispute.${one}`)
  const { server, call, open, admit } = story
  const { order, charge, confirm, hears, mine, payments } = purchasesIn(story)
  const founder = await admit('the founder', one, await server.member('investment'))
  await admit('the investor', other, await server.trialMember('investor'))
  const bought = await order('The founder orders the quarter', founder, { plan_id: 'investment-quarterly' })
  await charge('The card is charged', bought)
  const { transaction } = await confirm('The payment is confirmed', founder, bought)
  await payments.disputeCharge(bought)
  await hears('The bank takes the money back', 'charge.dispute.created', bought)
  await mine('The plan is suspended', founder)
  await open('The receipt', founder, transaction.receipt?.url ?? expect.fail())
  await call('The plans of the founder', founder, 'GET /membership/offers', { query: { mode: 'RENEW' } })
  await order('The suspended founder orders a month', founder, { plan_id: 'investment-monthly', mode: 'RENEW' })
  await story.end()
})

it.each(bothWays)('a founder (%s) buys add-ons in the middle of a month', async (one, other) => {
  const story = await startStory(`addons.${one}`)
  const { server, call, open, pass, admit } = story
  const { order, buy, mine, refund } = purchasesIn(story)
  const founder = await admit('the founder', one, await server.member('investment'))
  const investor = await admit('the investor', other, await server.trialMember('investor'))
  const addon = (...types: string[]) => ({ plan_id: 'investment-monthly', mode: 'ADDON', types })
  const addons = (title: string, who = founder) => call(title, who, 'GET /membership/addons')

  await addons('There are none without a plan')
  await order('The founder orders one without a plan', founder, addon('FEATURED_LISTING'))
  await buy(founder, { plan_id: 'investment-monthly' })
  await buy(investor, { plan_id: 'investor-monthly' })
  await pass('Ten days later', 10 * day)
  await addons('The founder sees the add-ons for the rest of the month')
  await order('The founder orders one of another plan', founder, {
    ...addon('FEATURED_LISTING'),
    plan_id: 'investment-yearly',
  })
  await order('The founder orders two at once', founder, addon('FEATURED_LISTING', 'EXTRA_PROPOSALS_10'))
  await order('The founder orders one that is not sold', founder, addon('DATA_ROOM'))
  const connect = await buy(founder, addon('GLOBAL_CONNECT'))
  await open('The founder opens its receipt', founder, connect.receipt?.url ?? expect.fail())
  await buy(founder, addon('FEATURED_LISTING'))
  await order('The founder orders the same again', founder, addon('FEATURED_LISTING'))
  await call('The investor finds the founder at the top', investor, 'GET /listings', {
    query: { kind: 'INVESTMENT', sort: 'newest' },
  })
  const pack = await buy(founder, addon('EXTRA_PROPOSALS_10'))
  await mine('The founder has all three', founder)
  await refund('The founder returns the proposals', founder, pack)
  await mine('Two are left', founder)
  await buy(founder, addon('EXTRA_PROPOSALS_10'))
  await paysIn(story, investor, 'USD')
  await pass('Two days before the end', 18 * day - hour)
  await addons('The smallest price, for an investor who pays in dollars', investor)
  await buy(investor, { plan_id: 'investor-monthly', mode: 'ADDON', types: ['GLOBAL_CONNECT'] })
  await pass('The month is over', 2 * day + hour)
  await mine('The proposals outlive the month', founder)
  await story.end()
})

it.each(bothWays)('a trader and a founder (%s) reach Global Connect', async (one, other) => {
  const story = await startStory(`globalConnect.${one}`)
  const { server, call, admit } = story
  const { order, buy, mine } = purchasesIn(story)
  const founder = await admit('the founder', one, await server.member('investment'))
  const trader = await admit('the trader', other, await server.member('want-to-grow'))
  const listing = await server.profileIdOf(trader.person)
  const opens = (title: string) => call(title, founder, 'GET /listings/:id', { params: { id: listing } })
  const connect = 'GLOBAL_CONNECT'
  const types = [connect]

  await call('The trader sees the plans', trader, 'GET /membership/offers', { query: { mode: 'NEW', types: connect } })
  await buy(trader, { plan_id: 'want-to-grow-quarterly', types })
  await mine('The trader has it', trader)
  await call('It is not sold to the trader', trader, 'GET /membership/addons')
  await opens('The founder has no plan')
  await server.verifyMobile(founder.person)
  await order('The founder starts the trial', founder, { plan_id: 'investment-free-trial' })
  await opens('The trial does not include it')
  await call('The plans that include it or add it', founder, 'GET /membership/offers', {
    query: { mode: 'NEW', types: connect },
  })
  await order('The founder orders an add-on that plans cannot have', founder, {
    plan_id: 'investment-monthly',
    types: ['FEATURED_LISTING'],
  })
  await buy(founder, { plan_id: 'investment-monthly', types })
  await call('The home page of the founder', founder, 'GET /me')
  await opens('The founder reads the trader’s listing')
  await call('The founder sees the upgrades', founder, 'GET /membership/offers', { query: { mode: 'UPGRADE' } })
  await buy(founder, { plan_id: 'investment-yearly', mode: 'UPGRADE' })
  await mine('The year includes it', founder)
  await story.end()
})
