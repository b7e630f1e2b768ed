import * as v from 'valibot'
import { currencyCodes } from './currencies.ts'
import { maxMinor } from './money.ts'

const minorUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most))

/** An amount: whole minor units of its currency. */
export const moneySchema = v.object({ minor: minorUpTo(maxMinor), currency: v.picklist(currencyCodes) })

/**
 * An amount in US dollars, the currency in which listings are compared. The limit is doubled, because converting the
 * largest amount in pounds exceeds it.
 */
export const dollarSchema = v.object({ minor: minorUpTo(2 * maxMinor), currency: v.literal('USD') })
