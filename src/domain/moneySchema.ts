import * as v from 'valibot'
import { currencyCodes } from './currencies.ts'
import { maxMinor } from './money.ts'

/** An amount: whole minor units of its currency. */
export const moneySchema = v.object({
  minor: v.pipe(v.number(), v.integer(), v.minValue(-maxMinor), v.maxValue(maxMinor)),
  currency: v.picklist(currencyCodes),
})

/** An amount in US dollars, the currency in which listings are compared. */
export const dollarSchema = v.object({ ...moneySchema.entries, currency: v.literal('USD') })
