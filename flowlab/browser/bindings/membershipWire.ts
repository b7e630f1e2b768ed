import { addonOnWire } from '../../../src/domain/memberships/addonOffer.ts'
import { type Transaction, transactionOnWire } from '../../../src/domain/memberships/transaction.ts'
import type { AddonOffer } from '../../../src/machines/addonPurchaseMachine.ts'

/** What a flow receives of purchases, as the server sends it. */

export const withWire = <A extends { transaction: Transaction | null }>(answer: A) => ({
  ...answer,
  transaction: answer.transaction && transactionOnWire(answer.transaction),
})

/** For a payer in rupees. */
export const addonsOnWire = ({ subscription, available_addons }: AddonOffer) => ({
  subscription,
  available_addons: available_addons.map(({ type, price }) => addonOnWire(type, price, 'INR')),
  currency: 'INR',
  conversion_rate: 1,
})
