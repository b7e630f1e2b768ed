import * as v from 'valibot'
import { currencyCodes } from '../currencies.ts'
import { addonNames } from './addonNames.ts'

/** An add-on on the wire, as section 3 names it: `prorated_price` in rupees, for a payer in `currency_code`. */
export const addonSchema = v.object({
  type: v.picklist(addonNames),
  prorated_price: v.number(),
  currency_code: v.picklist(currencyCodes),
})
export type AddonOnWire = v.InferOutput<typeof addonSchema>
