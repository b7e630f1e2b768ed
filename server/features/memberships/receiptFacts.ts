import type { Receipt } from './receiptPage.ts'

/** The labelled fields of a receipt, in order, without unknown ones. */
export const factsOf = ({ words, number, seller, buyer, period, card, payment, tax }: Receipt) =>
  (
    [
      [tax ? words.invoiceNumber : words.number, number],
      [words.seller, seller.join(', ')],
      [words.sellerGstin, tax?.gstin ?? ''],
      [words.serviceCode, tax?.sac ?? ''],
      [words.billedTo, buyer.lines.join(', ')],
      [words.buyerGstin, buyer.gstin],
      [words.placeOfSupply, tax?.place ?? ''],
      [words.period, period],
      [words.paidWith, card],
      [words.payment, payment],
    ] as const
  ).filter(([, value]) => value !== '')

/** Its lines of money below the purchase: the taxable value and each tax. */
export const taxLinesOf = ({ words, tax }: Receipt): { name: string; amount: string }[] =>
  tax ? [{ name: words.taxable, amount: tax.taxable }, ...tax.taxes] : []

export const titleOf = ({ words, tax }: Receipt): string => (tax ? words.invoice : words.title)
