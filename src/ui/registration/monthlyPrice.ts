import { periods } from '../../domain/memberships/periods.ts'
import { formatMoney } from '../../domain/money.ts'
import type { AccountType } from '../../domain/offerings.ts'
import type { Locales } from '../../i18n/i18n-types.ts'

/** The catalogue's price of a monthly plan, in rupees. */
export const priceOf = (accountType: AccountType, language: Locales): string =>
  formatMoney({ minor: periods.monthly.paise[accountType], currency: 'INR' }, language, 'price')
