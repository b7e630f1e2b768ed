import type { Receipt } from './receiptPage.ts'

/** The labelled fields of a receipt, in order, without unknown ones. */
export const factsOf = ({ words, number, seller, buyer, period, payment }: Receipt): (readonly [string, string])[] =>
  (
    [
      [words.number, number],
      [words.seller, seller.join(', ')],
      [words.billedTo, buyer.join(', ')],
      [words.period, period],
      [words.payment, payment],
    ] as const
  ).filter(([, value]) => value !== '')
