import type { BillingDetails } from '../domain/memberships/billingSchema.ts'
import { call, publicCall } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** The billing details, with the countries and the states of India that can be chosen. */
export async function loadBillingDetails(signal: AbortSignal) {
  const [{ details }, countries, states] = await Promise.all([
    call('GET /billing-details', { signal }),
    publicCall('GET /countries', { signal }),
    publicCall('GET /master-dropdown/:name', { params: { name: 'gst-state' }, signal }),
  ])
  return { details, countries: countries.list, states: states.list }
}

/** Null removes them. Safe to repeat. */
export const saveBillingDetails = (
  details: BillingDetails | null,
  signal: AbortSignal,
): Promise<Outcome<BillingDetails | null>> =>
  outcomeOf(call('PUT /billing-details', { body: { details }, signal }).then((answer) => answer.details))
