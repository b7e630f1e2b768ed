import type { ProposalActionRequest } from '../contract/proposals.ts'
import { excess, longest } from '../validation/length.ts'
import { isPercent, percentTaken } from '../validation/numbers.ts'
import { inputOf, type ProposalAction } from './lifecycle.ts'
import { type Offer, offerBounds, usualValidityDays } from './terms.ts'

/** What a person fills in to take a step, before it is what the server takes. */
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
        amount: String(offer.amount),
        currency: offer.currency,
        instrument: offer.instrument,
        stake: String(offer.stake),
      }
    : { ...emptyForm, currency }

const whole = (text: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,15}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/** With one field changed; a percentage takes no more than two decimals. */
export const withField = (form: StepForm, field: StepField, value: string | boolean): StepForm => ({
  ...form,
  [field]: field === 'stake' && typeof value === 'string' ? percentTaken(value) : value,
})

/** The fields that are wrong. */
export function formErrors(action: ProposalAction, form: StepForm): StepField[] {
  switch (inputOf[action]) {
    case 'text':
    case 'name':
    case 'message':
      return form.text.trim() === '' || excess(form.text, longest.answer) > 0 ? ['text'] : []
    case 'decline_reason':
    case 'lost_reason':
      return form.reason === '' ? ['reason'] : []
    case 'offer': {
      const wrong: Partial<Record<StepField, boolean>> = {
        amount: !whole(form.amount, offerBounds.amount),
        instrument: form.instrument === '',
        stake: !isPercent(form.stake.trim()),
        validityDays: !whole(form.validityDays, offerBounds.validityDays),
        note: excess(form.note, longest.note) > 0,
      }
      return (Object.keys(wrong) as StepField[]).filter((field) => wrong[field])
    }
    default:
      return []
  }
}

/** What the server takes for a step. */
export function requestOf(action: ProposalAction, form: StepForm): ProposalActionRequest {
  switch (inputOf[action]) {
    case 'text':
    case 'name':
    case 'message':
      return { text: form.text.trim() }
    case 'decline_reason':
    case 'lost_reason':
      return { reason: form.reason }
    case 'exclusive':
      return { exclusive: form.exclusive }
    case 'offer':
      return {
        offer: {
          amount: Number(form.amount),
          currency: form.currency,
          instrument: form.instrument,
          stake: Number(form.stake),
          validity_days: Number(form.validityDays),
          note: form.note.trim(),
        },
      }
    default:
      return {}
  }
}
