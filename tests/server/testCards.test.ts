import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentsOn, settledOnce } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The provider's published test cards, and the message that the cardholder sees. */

let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
  person = await server.member('investor')
})
afterAll(() => server.close())

const declined = 'Your card was declined.'
const unable =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const newIntent = async () => {
  const { body } = await payments.buy(person)
  return body.transaction
}

describe('test cards that are declined', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', declined],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', declined],
    ['4000000000009979', 'card_declined', 'stolen_card', declined],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4242424242424241', 'incorrect_number', undefined, 'Your card number is incorrect.'],
    [
      '4000000000006975',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ],
    ['4000000000000341', 'card_declined', 'generic_decline', declined],
    ['4100000000000019', 'card_declined', 'fraudulent', declined],
    ['4000000000004954', 'card_declined', 'fraudulent', declined],
    ['4000008400001280', 'card_declined', 'generic_decline', declined],
  ])('%s: %s %s', async (card, code, declineCode, message) => {
    const transaction = await newIntent()
    const { error } = await payments.pay(transaction, card)
    expect([error?.code, error?.decline_code, error?.message]).toEqual([code, declineCode, message])
    expect((await payments.confirm(person, transaction)).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
    expect(await payments.periodsOf(person)).toEqual([])
  })

  it.each([
    [{ 'payment_method_data[card][exp_month]': '13' }, "Your card's expiration month is invalid."],
    [{ 'payment_method_data[card][exp_year]': '20' }, "Your card's expiration year is invalid."],
    [{ 'payment_method_data[card][cvc]': '9' }, "Your card's security code is invalid."],
  ])('wrong details %j', async (details, message) => {
    const { error } = await payments.pay(await newIntent(), '4242424242424242', details)
    expect(error?.message).toBe(message)
  })
})

describe('test cards that require 3-D Secure', () => {
  it.each([
    ['4000002500003155', true, 'succeeded', undefined],
    ['4000002760003184', true, 'succeeded', undefined],
    ['4000003800000446', true, 'succeeded', undefined],
    ['4000000000003220', true, 'succeeded', undefined],
    ['4000000000003220', false, undefined, unable],
    ['4000008400001629', true, undefined, declined],
    ['4000008260003178', true, undefined, 'Your card has insufficient funds.'],
  ])('%s, passed %s: %s', async (card, passed, status, message) => {
    const buyer = await server.member('investor')
    const { transaction } = (await payments.buy(buyer)).body
    expect((await payments.pay(transaction, card)).status).toBe('requires_action')
    expect((await payments.confirm(buyer, transaction)).body.message).toBe('Payment status: requires_action')
    const answer = await payments.authenticate(transaction, passed)
    expect([answer.status, answer.error?.message]).toEqual([status, message])
    expect((await payments.confirm(buyer, transaction)).status).toBe(status ? 200 : 409)
  })
})

describe('test cards that pay', () => {
  it.each([
    ['4242424242424242', 'Visa'],
    ['4000056655665556', 'Visa debit'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard 2-series'],
    ['5200828282828210', 'Mastercard debit'],
    ['5105105105105100', 'Mastercard prepaid'],
    ['378282246310005', 'American Express'],
    ['371449635398431', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['6011000990139424', 'Discover'],
    ['6011981111111113', 'Discover debit'],
    ['3056930009020004', 'Diners Club'],
    ['36227206271667', 'Diners Club, 14 digits'],
    ['6555900000604105', 'BCcard'],
    ['3566002020360505', 'JCB'],
    ['6200000000000005', 'UnionPay'],
    ['6200000000000047', 'UnionPay debit'],
    ['6205500000000000004', 'UnionPay, 19 digits'],
    ['4000000000003055', '3-D Secure supported, not required'],
    ['4000000000003097', '3-D Secure not asked for'],
    ['4000000000000077', 'available balance'],
    ['4000000000009235', 'elevated risk'],
    ['4000000000000101', 'security code not checked'],
  ])('%s, %s', async (card) => {
    const buyer = await server.signUp('investor')
    const { transaction } = (await payments.buy(buyer)).body
    expect((await payments.pay(transaction, card)).status).toBe('succeeded')
    expect((await payments.confirm(buyer, transaction)).status).toBe(200)
    expect(await payments.outcomeFor(buyer)).toEqual(settledOnce)
  })
})
