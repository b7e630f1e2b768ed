import * as v from 'valibot'
import { parseMoney, typedOf } from '../money.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import { isWritten, maxLengths } from '../validation/length.ts'
import { percentEntered } from '../validation/numbers.ts'
import { buyOut, type InstrumentTerm, needsTerm, termsOfInstrument } from './instruments.ts'
import { actionRules, type ProposalAction } from './lifecycle.ts'
import type { Proposal } from './proposalSchema.ts'
import {
  instrumentErrors,
  type Offer,
  offerSchema,
  repeatsTerms,
  type StepRequest,
  termsOf,
  usualValidityDays,
} from './terms.ts'
import type { Priced } from './valuation.ts'

/** The terms as they are typed; a valuation cap is in the currency of the amount. */
type TypedTerms = Record<'amount' | 'currency' | 'instrument' | InstrumentTerm | 'validity_days' | 'note', string>

/** The form of a step, before it is converted to the server's request. */
export interface StepForm extends TypedTerms {
  text: string
  reason: string
  exclusive: boolean
  /** Whether the signer agrees to the NDA, or a member says that the deal is signed and paid. */
  agreed: boolean
}
export type StepField = keyof StepForm

export const emptyForm: StepForm = {
  text: '',
  reason: '',
  exclusive: false,
  agreed: false,
  amount: '',
  currency: 'INR',
  instrument: '',
  stake: '',
  interest: '',
  term_months: '',
  valuation_cap: '',
  discount: '',
  revenue_share: '',
  repayment_cap: '',
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
        stake: String(offer.stake ?? ''),
        interest: String(offer.interest ?? ''),
        term_months: String(offer.term_months ?? ''),
        valuation_cap: offer.valuation_cap ? typedOf(offer.valuation_cap) : '',
        discount: String(offer.discount ?? ''),
        revenue_share: String(offer.revenue_share ?? ''),
        repayment_cap: String(offer.repayment_cap ?? ''),
      }
    : { ...emptyForm, currency }

/** Parses a typed number; null if it is not one. */
const numberOf = (typed: string): number | null => (/^\d{1,15}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : null)

/** The typed terms that price the business or its repayment; null while one of them is missing. */
export function pricedIn(form: StepForm): Priced | null {
  const { currency, instrument } = form
  const amount = parseMoney(form.amount, currency)
  const valid = (term: 'stake' | 'repayment_cap') => {
    const value = termsOfInstrument(instrument).includes(term) ? numberOf(form[term]) : null
    return v.is(offerSchema.entries[term], value) ? value : null
  }
  const [stake, repayment_cap] = [valid('stake'), valid('repayment_cap')]
  return amount && (stake !== null || repayment_cap !== null) ? { amount, instrument, stake, repayment_cap } : null
}

/** Parses the typed terms by the server's rules. A value left behind by another instrument is not sent. */
const readOffer = (form: StepForm) => {
  const own = termsOfInstrument(form.instrument)
  const stated = <Value>(term: InstrumentTerm, value: Value | null) =>
    own.includes(term) && form[term].trim() !== '' ? (value ?? unreadable) : null
  return v.safeParse(offerSchema, {
    amount: parseMoney(form.amount, form.currency),
    instrument: form.instrument,
    stake: stated('stake', numberOf(form.stake)),
    interest: stated('interest', numberOf(form.interest)),
    term_months: stated('term_months', numberOf(form.term_months)),
    valuation_cap: stated('valuation_cap', parseMoney(form.valuation_cap, form.currency)),
    discount: stated('discount', numberOf(form.discount)),
    revenue_share: stated('revenue_share', numberOf(form.revenue_share)),
    repayment_cap: stated('repayment_cap', numberOf(form.repayment_cap)),
    validity_days: numberOf(form.validity_days),
    note: form.note,
  })
}
/** Marks a value that was typed but is none, so that its field is refused. */
const unreadable = 'unreadable'

export type StepErrors = Partial<Record<StepField, FieldError>>

/** The form's field for a field of the server's request, such as `offer.stake`. */
export const stepFieldOf = (name: string): string => name.replace(/^offer\./, '')

/** The fields with at most two decimals. */
const decimals: readonly StepField[] = ['stake', 'interest', 'discount', 'revenue_share', 'repayment_cap']

/** Changes one field. */
export function withField(
  form: StepForm,
  field: StepField,
  value: string | boolean,
  asks: Proposal['asks'] | null = null,
): StepForm {
  const entered = typeof value === 'string' && decimals.includes(field) ? percentEntered(value) : value
  return { ...form, [field]: entered, ...(field === 'instrument' ? stakeFor(form, value === buyOut, asks) : {}) }
}

/** A buy-out is for all that is sold unless a stake is entered; that stake does not stay for another instrument. */
function stakeFor({ instrument, stake }: StepForm, isBuyOut: boolean, asks: Proposal['asks'] | null) {
  const sold = String(asks?.stake || 100)
  if (isBuyOut) return { stake: stake.trim() || sold }
  return instrument === buyOut && stake === sold ? { stake: '' } : {}
}

/** The errors by field; an empty object if there are none. An offer is compared with the one on the table. */
export function stepErrors(action: ProposalAction | null, form: StepForm, proposal: Proposal | null): StepErrors {
  if (action === null) return {}
  switch (actionRules[action].input) {
    case 'name':
      return { ...textErrors(form), ...consentErrors(form) }
    case 'agreed':
      return consentErrors(form)
    case 'text':
    case 'message':
      return textErrors(form)
    case 'decline_reason':
    case 'lost_reason':
      return form.reason === '' ? { reason: 'required' } : {}
    case 'offer':
      return offerErrors(form, proposal)
    default:
      return {}
  }
}

const consentErrors = ({ agreed }: StepForm): StepErrors => (agreed ? {} : { agreed: 'required' })

function textErrors({ text }: StepForm): StepErrors {
  if (text.trim() === '') return { text: 'required' }
  return isWritten(text, maxLengths.answer) ? {} : { text: 'tooLong' }
}

function offerErrors(form: StepForm, proposal: Proposal | null): StepErrors {
  const { success, output, issues } = readOffer(form)
  const errors = { ...missingTerms(form), ...(success ? instrumentErrors(output) : issuesIn(form, issues)) }
  if (!success || Object.keys(errors).length > 0) return errors
  return proposal?.offer && repeatsTerms(output, proposal.offer) ? { amount: 'unchanged' } : {}
}

const missingTerms = (form: StepForm): StepErrors =>
  Object.fromEntries(
    termsOfInstrument(form.instrument)
      .filter((term) => needsTerm(form.instrument, term) && form[term].trim() === '')
      .map((term) => [term, 'required']),
  )

function issuesIn(form: StepForm, issues: OfferIssues): StepErrors {
  const names = issues.map(({ path }) => path?.[0].key as keyof Offer)
  return Object.fromEntries(names.map((name) => [name, form[name] === '' ? 'required' : 'invalid']))
}
type OfferIssues = NonNullable<ReturnType<typeof readOffer>['issues']>

/**
 * The server's request for a step. Accepting an offer sends the displayed terms, so that the server refuses if they
 * have changed.
 */
export const requestOf = (action: ProposalAction, form: StepForm, current: Offer | null): StepRequest => ({
  ...enteredIn(action, form),
  ...(current && actionRules[action].agrees ? { offer: termsOf(current) } : {}),
})

function enteredIn(action: ProposalAction, form: StepForm): StepRequest {
  switch (actionRules[action].input) {
    case 'name':
      return { text: form.text.trim(), agreed: form.agreed }
    case 'agreed':
      return { agreed: form.agreed }
    case 'text':
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
