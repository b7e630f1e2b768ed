/** Stripe's published test cards and the provider's response to each. */

export interface Declined {
  outcome: 'declined'
  code: string
  declineCode: string | null
  message: string
}
export type FinalVerdict = { outcome: 'approved'; disputed?: true } | Declined
/**
 * A challenge is 3-D Secure, with the outcome after the cardholder has passed it; the outcome of `later` is known an
 * hour afterwards.
 */
export type CardVerdict =
  | FinalVerdict
  | { outcome: 'challenge'; next: FinalVerdict }
  | { outcome: 'later'; next: FinalVerdict }

const declined = (code: string, declineCode: string | null, message: string): Declined => ({
  outcome: 'declined',
  code,
  declineCode,
  message,
})

const approved: FinalVerdict = { outcome: 'approved' }
const genericDecline = declined('card_declined', 'generic_decline', 'Your card was declined.')
const disputed: FinalVerdict = { outcome: 'approved', disputed: true }
const insufficientFunds = declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.')

const verdicts: Record<string, CardVerdict> = {
  '4000000000000002': genericDecline,
  '4000000000009995': insufficientFunds,
  '4000000000009987': declined('card_declined', 'lost_card', 'Your card was declined.'),
  '4000000000009979': declined('card_declined', 'stolen_card', 'Your card was declined.'),
  '4000000000000069': declined('expired_card', null, 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', null, "Your card's security code is incorrect."),
  '4000000000000119': declined(
    'processing_error',
    null,
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000000000006975': declined(
    'card_declined',
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  '4000000000000341': genericDecline,
  '4000000000004954': declined('card_declined', 'fraudulent', 'Your card was declined.'),
  '4100000000000019': declined('card_declined', 'fraudulent', 'Your card was declined.'),
  '4000002500003155': { outcome: 'challenge', next: approved },
  '4000002760003184': { outcome: 'challenge', next: approved },
  '4000000000003220': { outcome: 'challenge', next: approved },
  '4000000000003063': { outcome: 'challenge', next: approved },
  '4000008400001629': { outcome: 'challenge', next: genericDecline },
  '4000008260003178': { outcome: 'challenge', next: insufficientFunds },
  '4000003800000446': { outcome: 'challenge', next: approved },
  '4000008400001280': genericDecline,
  '4000000000000259': disputed,
  '4000000000002685': disputed,
  // A card that exists only in the sandbox: the provider's own test cards are never left in processing.
  '4000000000008088': { outcome: 'later', next: approved },
  '4000000000008096': { outcome: 'later', next: genericDecline },
}

const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
  [/^35/, 'jcb'],
]
export const brandOf = (number: string): string => brands.find(([start]) => start.test(number))?.[1] ?? 'unknown'

/** The provider's verdict on a card, by its digits, expiry and the time of the charge. */
export function verdictOn(
  card: { number: string; expMonth: number; expYear: number; cvc: string },
  now: Date,
): CardVerdict {
  if (!passesLuhn(card.number)) return declined('incorrect_number', null, 'Your card number is incorrect.')
  const lastMoment = Date.UTC(card.expYear, card.expMonth, 1)
  if (!(card.expMonth >= 1 && card.expMonth <= 12))
    return declined('invalid_expiry_month', null, "Your card's expiration month is invalid.")
  if (lastMoment <= now.getTime())
    return declined('invalid_expiry_year', null, "Your card's expiration year is invalid.")
  if (!/^\d{3,4}$/.test(card.cvc)) return declined('invalid_cvc', null, "Your card's security code is invalid.")
  return verdicts[card.number] ?? approved
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
