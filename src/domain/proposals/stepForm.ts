import * as v from 'valibot'
import { parseMoney, typedOf } from '../money.ts'
import { excess, longest } from '../validation/length.ts'
import { percentEntered } from '../validation/numbers.ts'
import { actionTerms, type ProposalAction } from './lifecycle.ts'
import { type Offer, offerSchema, type StepDetails, usualValidityDays } from './terms.ts'

/** The form of a step, before it is converted to the server's request. */
export interface StepForm {
  text: string
  reason: string
  exclusive: boolean
  amount: string
  currency: string
  instrument: string
  stake: string
  validityDays: string
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
  validityDays: String(usualValidityDays),
  note: '',
}

/** A counter-offer begins with the terms on the table. */
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

/** A typed number; null if it is not one. */
const numberOf = (typed: string): number | null => (/^\d{1,15}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : null)

/** The typed terms, parsed by the server's rules. */
const readOffer = (form: StepForm) =>
  v.safeParse(offerSchema, {
    amount: parseMoney(form.amount, form.currency),
    instrument: form.instrument,
    stake: numberOf(form.stake),
    validity_days: numberOf(form.validityDays),
    note: form.note,
  })

const fieldOf: Record<keyof Offer, StepField> = {
  amount: 'amount',
  instrument: 'instrument',
  stake: 'stake',
  validity_days: 'validityDays',
  note: 'note',
}

/** Changes one field; a percentage takes at most two decimals. */
export const withField = (form: StepForm, field: StepField, value: string | boolean): StepForm => ({
  ...form,
  [field]: field === 'stake' && typeof value === 'string' ? percentEntered(value) : value,
})

/** The invalid fields. */
export function formErrors(action: ProposalAction, form: StepForm): StepField[] {
  switch (actionTerms[action].input) {
    case 'text':
    case 'name':
    case 'message':
      return form.text.trim() === '' || excess(form.text, longest.answer) > 0 ? ['text'] : []
    case 'decline_reason':
    case 'lost_reason':
      return form.reason === '' ? ['reason'] : []
    case 'offer': {
      const wrong = new Set(readOffer(form).issues?.map(({ path }) => path?.[0].key))
      return (Object.keys(fieldOf) as (keyof Offer)[]).filter((name) => wrong.has(name)).map((name) => fieldOf[name])
    }
    default:
      return []
  }
}

/** The server's request for a step. */
export function requestOf(action: ProposalAction, form: StepForm): StepDetails {
  switch (actionTerms[action].input) {
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
