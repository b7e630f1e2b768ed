import * as v from 'valibot'
import { parseMoney, typedOf } from '../money.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import { isWritten, maxLengths } from '../validation/length.ts'
import { percentEntered } from '../validation/numbers.ts'
import { givenBy, needsStake } from './instruments.ts'
import { actionRules, type ProposalAction } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import { type Offer, offerSchema, repeatsTerms, type StepDetails, termsOf, usualValidityDays } from './terms.ts'

/** The form of a step, before it is converted to the server's request. */
export interface StepForm {
  text: string
  reason: string
  exclusive: boolean
  amount: string
  currency: string
  instrument: string
  stake: string
  validity_days: string
  note: string
}
export type StepField = keyof StepForm

export const emptyForm: StepForm = {
  text: '',
  reason: '',
  exclusive: false,
  amount: '',
  currency: 'INR',
  instrument: '',
  stake: '',
  validity_days: String(usualValidityDays),
  note: '',
}

/** The initial form: empty, or with the current terms for a counter-offer. */
export const formFor = (offer: Offer | null, currency: string): StepForm =>
  offer
    ? {
        ...emptyForm,
        amount: typedOf(offer.amount),
        currency: offer.amount.currency,
        instrument: offer.instrument,
        stake: String(offer.stake),
      }
    : { ...emptyForm, currency }

/** Parses a typed number; null if it is not one. */
const numberOf = (typed: string): number | null => (/^\d{1,15}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : null)

/** The typed terms that price the business; null while one of them is missing. */
export function pricedIn({
  amount,
  currency,
  instrument,
  stake,
}: StepForm): Pick<Offer, 'amount' | 'instrument' | 'stake'> | null {
  const [money, percent] = [parseMoney(amount, currency), numberOf(stake)]
  return money && percent !== null && percent <= 100 ? { amount: money, instrument, stake: percent } : null
}

/** Parses the typed terms by the server's rules. */
const readOffer = (form: StepForm) =>
  v.safeParse(offerSchema, {
    amount: parseMoney(form.amount, form.currency),
    instrument: form.instrument,
    stake: isStakeOpen(form) ? 0 : numberOf(form.stake),
    validity_days: numberOf(form.validity_days),
    note: form.note,
  })

/** True if the stake is left out, which only a share of the business does not allow. */
const isStakeOpen = ({ stake, instrument }: StepForm): boolean =>
  stake.trim() === '' && givenBy(instrument) !== null && !needsStake(instrument)

export type StepErrors = Partial<Record<StepField, FieldError>>

/** The form's field for a field of the server's request, such as `offer.stake`. */
export const stepFieldOf = (name: string): string => name.replace(/^offer\./, '')

/** Changes one field; a percentage has at most two decimals. */
export const withField = (form: StepForm, field: StepField, value: string | boolean): StepForm => ({
  ...form,
  [field]: field === 'stake' && typeof value === 'string' ? percentEntered(value) : value,
})

/** The errors by field; an empty object if there are none. An offer is compared with the one on the table. */
export function stepErrors(action: ProposalAction | null, form: StepForm, proposal: Proposal | null): StepErrors {
  if (action === null) return {}
  switch (actionRules[action].input) {
    case 'text':
    case 'name':
    case 'message':
      if (form.text.trim() === '') return { text: 'required' }
      return isWritten(form.text, maxLengths.answer) ? {} : { text: 'tooLong' }
    case 'decline_reason':
    case 'lost_reason':
      return form.reason === '' ? { reason: 'required' } : {}
    case 'offer':
      return offerErrors(form, proposal)
    default:
      return {}
  }
}

function offerErrors(form: StepForm, proposal: Proposal | null): StepErrors {
  const { success, output, issues } = readOffer(form)
  if (!success) {
    const names = issues.map(({ path }) => path?.[0].key as keyof Offer)
    return Object.fromEntries(names.map((name) => [name, form[name] === '' ? 'required' : 'invalid']))
  }
  if (output.stake === 0 && needsStake(output.instrument)) return { stake: 'notZero' }
  return proposal?.offer && repeatsTerms(output, proposal.offer) ? { amount: 'unchanged' } : {}
}

/**
 * The server's request for a step. Accepting an offer sends the displayed terms, so that the server refuses if they
 * have changed.
 */
export const requestOf = (action: ProposalAction, form: StepForm, current: Offer | null): StepDetails => ({
  ...enteredIn(action, form),
  ...(current && actionRules[action].agrees ? { offer: termsOf(current) } : {}),
})

function enteredIn(action: ProposalAction, form: StepForm): StepDetails {
  switch (actionRules[action].input) {
    case 'text':
    case 'name':
    case 'message':
      return { text: form.text.trim() }
    case 'decline_reason':
    case 'lost_reason':
      return { reason: form.reason }
    case 'exclusive':
      return { exclusive: form.exclusive }
    case 'offer': {
      const offer = readOffer(form)
      return offer.success ? { offer: offer.output } : {}
    }
    default:
      return {}
  }
}
