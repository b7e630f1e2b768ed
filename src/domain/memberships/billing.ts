import { excess, maxLengths } from '../validation/length.ts'
import type { BillingDetails } from './billingSchema.ts'
import { type GstinProblem, gstinProblem, normalGstin } from './gstin.ts'

/** To whom the receipts of an account are addressed. */

/** The fields as the form has them: empty for none. */
export type BillingDraft = { [Field in keyof BillingDetails]: string }
export type BillingError = 'required' | 'tooLong' | 'unknownOption' | GstinProblem
export type BillingErrors = { [Field in keyof BillingDetails]?: BillingError }

export const emptyBilling: BillingDraft = { name: '', address: '', country: 'IN', state: '', gstin: '' }

export const billingDraftOf = (details: BillingDetails | null): BillingDraft =>
  details ? { ...details, state: details.state ?? '', gstin: details.gstin ?? '' } : emptyBilling

const isIndia = ({ country }: Pick<BillingDraft, 'country'>): boolean => country === 'IN'

/** The details that a draft describes; null if its name, address and GSTIN are empty, which removes them. */
export function billingFrom(draft: BillingDraft): BillingDetails | null {
  const gstin = isIndia(draft) ? normalGstin(draft.gstin) : ''
  const [name, address] = [draft.name.trim(), draft.address.trim()]
  if (name === '' && address === '' && gstin === '') return null
  return {
    name,
    address,
    country: draft.country,
    state: isIndia(draft) && draft.state ? draft.state : null,
    gstin: gstin || null,
  }
}

/** The errors of a draft that is to be saved; an empty one has none. */
export function billingErrors(draft: BillingDraft): BillingErrors {
  const details = billingFrom(draft)
  if (!details) return {}
  const found = {
    name: lineProblem(details.name),
    address: lineProblem(details.address),
    country: details.country === '' ? 'required' : null,
    state: isIndia(details) && details.state === null ? 'required' : null,
    gstin: details.gstin === null || details.state === null ? null : gstinProblem(details.gstin, details.state),
  } satisfies Record<keyof BillingDetails, BillingError | null>
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function lineProblem(line: string): 'required' | 'tooLong' | null {
  if (line === '') return 'required'
  return excess(line, maxLengths.billingLine) > 0 ? 'tooLong' : null
}

const billingFields = Object.keys(emptyBilling)

/**
 * The fields whose marks a change may resolve. A GSTIN fits its state. A draft has no errors once its last field is
 * emptied, or its country has no GSTIN.
 */
export const billingFieldsAffectedBy = (change: Partial<BillingDraft>): string[] => {
  if ('country' in change || Object.values(change).some((value) => value.trim() === '')) return billingFields
  return 'state' in change ? [...Object.keys(change), 'gstin'] : Object.keys(change)
}
